/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed left-3 top-3 z-50 -translate-y-20 rounded-lg bg-accent px-3 py-2 text-sm font-medium text-accent-ink focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
