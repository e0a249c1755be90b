import { FileSpreadsheet, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { sizeText } from "../parts/size-text.ts";

/** The files that are sent, each with its size and a way to take it out; `failed` is the one that could not be read. */
export function ChosenFiles({
  files,
  failed,
  onRemove,
  onEmptied,
}: {
  files: readonly File[];
  failed: string | null;
  onRemove: (file: File) => void;
  /** Called after the last one was taken out, for the focus to have a place. */
  onEmptied: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const at = files.findIndex(({ name }) => name === failed);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const remove = (file: File, at: number): void => {
    onRemove(file);
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll("button") ?? [];
      const next = buttons[Math.min(at, buttons.length - 1)];
      if (next === undefined) onEmptied();
      else next.focus();
    });
  };
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <section aria-label="Chosen files" className="grid gap-2">
      <p role="status" className="text-sm text-muted">
        {files.length > 1 && `${files.length} files, ${sizeText(bytes)} together`}
      </p>
      <ul
        ref={list}
        className="grid max-h-56 divide-y divide-line overflow-y-auto rounded-xl border border-line bg-canvas empty:hidden"
      >
        {files.map((file, at) => (
          <li
            key={file.name}
            className={classNames(
              "flex items-center gap-3 py-1 pl-3 pr-1",
              file.name === failed && "bg-loss-soft",
            )}
          >
            <FileSpreadsheet size={16} strokeWidth={1.6} aria-hidden className="shrink-0 text-muted" />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{file.name}</span>
            <span className="shrink-0 text-sm tabular-nums text-muted">{sizeText(file.size)}</span>
            <Button
              look="quiet"
              size="icon"
              aria-label={`Remove ${file.name}`}
              onClick={() => remove(file, at)}
            >
              <X size={15} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
