import type { UploadProgress } from "../../api/upload.ts";

/** What an upload of `count` files is at, in words. */
export function progressText({ phase, file }: UploadProgress, count: number): string {
  const which = file === null ? "" : file.of === 1 ? file.name : `${file.name}, ${file.number} of ${file.of}`;
  switch (phase) {
    case "receiving":
      return count === 1 ? "Sending the file" : `Sending ${count} files`;
    case "reading":
      return `Reading ${which}`;
    case "typing":
      return `Finding the types in ${which}`;
    case "profiling":
      return count === 1
        ? "Looking at the values"
        : "Looking at the values, and how the tables belong together";
    case "indexing":
      return "Learning the words";
  }
}

/** The share of an upload that sending takes, of the bar that shows all of it. */
const sendingShare = 0.2;

/** How far an upload is on the whole, 0 to 1: it never goes back. */
export const progressFraction = ({ phase, fraction }: UploadProgress): number =>
  phase === "receiving" ? fraction * sendingShare : sendingShare + fraction * (1 - sendingShare);
