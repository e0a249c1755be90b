import { failureText, filesText, maximumFiles } from "@parlance/contract";

/** What is known of a file before it is read. */
type Given = { name: string; size: number };

/** Endings of the names of files that can be read. */
export const endings = [
  ...["csv", "tsv", "tab", "psv", "txt"],
  ...["xlsx", "xlsm", "xlsb", "xls", "ods"],
  ...["json", "jsonl", "ndjson", "geojson"],
];

/** Adds files to those that are chosen; `refused` says of each other one why not. A table is called as its file is, so names are told apart. */
export function addFiles<F extends Given>(
  chosen: readonly F[],
  given: readonly F[],
): { files: F[]; refused: string[] } {
  const files = [...chosen];
  const refused: string[] = [];
  const over: string[] = [];
  for (const file of given) {
    const reason = refusal(files, file);
    if (reason !== null) refused.push(reason);
    else if (files.length < maximumFiles) files.push(file);
    else over.push(file.name);
  }
  if (over.length > 0)
    refused.push(`At most ${maximumFiles} files make one source. Left out: ${filesText(over)}.`);
  return { files, refused };
}

function refusal(files: readonly Given[], { name, size }: Given): string | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  if (!endings.includes(ending))
    return `“${name}” is of no kind that can be read: CSV, Excel, OpenDocument or JSON.`;
  if (size === 0) return failureText({ code: "file-empty", fileName: name });
  const same = files.find((file) => file.name.toLowerCase() === name.toLowerCase());
  if (same === undefined) return null;
  return same.size === size
    ? `“${name}” is in the list already.`
    : `Another “${name}” is in the list: remove it, or rename one of them.`;
}

/** What a source of these files may be called: as one is, by the words that all their names begin with, or by the first of them. */
export function suggestName(files: readonly Given[]): string {
  const names = files.map(({ name }) => name.replace(/\.[^.]+$/, ""));
  return names.length > 1 ? (sharedStart(names) ?? filesText(names)) : (names[0] ?? "");
}

function sharedStart(names: readonly string[]): string | null {
  const [first = [], ...others] = names.map((name) => name.split(/(?<=[\s_.-])/));
  const shared = first.findIndex((part, at) =>
    others.some((parts) => bare(parts[at] ?? "").toLowerCase() !== bare(part).toLowerCase()),
  );
  const start = bare(first.slice(0, shared < 0 ? first.length : shared).join(""));
  return /\p{L}{3}/u.test(start) ? start : null;
}

const bare = (part: string): string => part.replace(/[\s_.-]+$/, "");
