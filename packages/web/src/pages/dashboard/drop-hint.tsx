/** Lies over the page while files are held over it, and says what dropping them does. */
export const DropHint = ({ mayEdit }: { mayEdit: boolean }) => (
  <div className="pointer-events-none fixed inset-3 z-40 grid place-content-center justify-items-center gap-1 rounded-xl border-2 border-dashed border-accent bg-canvas/90 text-center">
    <p className="font-serif text-2xl">{mayEdit ? "Drop files to ask them" : "Only editors connect data"}</p>
    <p className="text-muted">
      {mayEdit
        ? "CSV, Excel or JSON: several become one source."
        : "Ask an editor or administrator to do it."}
    </p>
  </div>
);
