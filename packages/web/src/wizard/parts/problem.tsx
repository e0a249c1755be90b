/** What went wrong, and what to do. */
export const Problem = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <p role="alert" className="rounded-lg border border-loss bg-loss-soft px-3 py-2 text-sm">
      {text}
    </p>
  );
