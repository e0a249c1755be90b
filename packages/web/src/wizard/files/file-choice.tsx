import { Upload } from "lucide-react";
import type { Ref } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useGivenFiles } from "../../ui/use-given-files.ts";
import { sourceKinds } from "../source-kinds.ts";
import { endings } from "./choose-files.ts";

/** A place for files: pressed, dropped upon wherever on the page, or pasted. `chosen` is how many there are already. */
export function FileChoice({
  chosen,
  field,
  onFiles,
}: {
  chosen: number;
  field?: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}) {
  const isOver = useGivenFiles(onFiles);
  return (
    <label
      className={classNames(
        "cursor-pointer rounded-xl border border-dashed border-line bg-canvas px-4 text-center transition-colors duration-150 hover:border-accent focus-within:border-accent",
        chosen === 0
          ? "grid justify-items-center gap-1 py-8"
          : "flex items-center justify-center gap-2 py-2.5",
        isOver && "border-accent bg-accent-soft",
      )}
    >
      <Upload size={20} strokeWidth={1.6} aria-hidden className="text-accent" />
      <span className="font-medium">
        {chosen === 0 ? "Choose files, or drop them here" : "Add more files"}
      </span>
      {chosen === 0 && <span className="text-sm text-muted">{sourceKinds.file.text}</span>}
      <input
        ref={field}
        type="file"
        multiple
        accept={endings.map((ending) => `.${ending}`).join(",")}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </label>
  );
}
