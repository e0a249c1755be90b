import { useEffect, useRef, useState } from "react";

/**
 * Takes files that are dropped or pasted anywhere on the page, which a browser would otherwise open in the page's place; says
 * whether some are held over it. Text goes where it is dropped or pasted, also with the picture of it that offices add.
 */
export function useGivenFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const take = (event: Event, data: DataTransfer | null): void => {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes("Files") !== true) return;
      event.preventDefault();
      setOver(true);
    };
    const left = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      take(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent): void => {
      if (event.clipboardData?.types.includes("text/html") !== true) take(event, event.clipboardData);
    };
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("dragleave", left, { signal });
    window.addEventListener("drop", drop, { signal });
    window.addEventListener("paste", paste, { signal });
    return () => stop.abort();
  }, []);
  return isOver;
}
