import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { onlyCountsRows } from "./only-counts-rows.ts";

const openers = /^(?:do|does|did|are|is)$/;
const comparing =
  /^(?:more|less|fewer|better|worse|bigger|larger|smaller|higher|lower|longer|shorter|older|younger|richer|cheaper|faster|slower|earlier|later)$/;

/** "Do bigger firms buy more", where a reading only lists rows or counts them: which of them are bigger, and whether they do more, is not told. */
export function comparativeUnread(tokens: readonly Token[], { query }: Candidate): string[] {
  if (!openers.test(tokens[0]?.text ?? "") || tokens.some(({ text }) => text === "than")) return [];
  const said = tokens.filter(({ text }) => comparing.test(text));
  const untold =
    (query.kind === "list" && query.limit === null && query.order.length === 0) ||
    (query.kind === "aggregate" &&
      query.limit === null &&
      query.comparison === null &&
      onlyCountsRows(query));
  return said.length > 1 && untold ? said.map(({ raw }) => raw) : [];
}
