import { useEffect, useRef, useState } from "react";

/**
 * Takes a file that is dropped anywhere on the page, which a browser would otherwise open in the page's place; says whether
 * one is held over it. Text that is dragged goes where it is dropped, and what a dialog took itself is left to it.
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const holdsFile = ({ dataTransfer }: DragEvent): boolean =>
      dataTransfer?.types.includes("Files") === true;
    const over = (event: DragEvent): void => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const left = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (!holdsFile(event) || event.defaultPrevented) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) latest.current(file);
    };
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("dragleave", left, { signal });
    window.addEventListener("drop", drop, { signal });
    return () => stop.abort();
  }, []);
  return isOver;
}
