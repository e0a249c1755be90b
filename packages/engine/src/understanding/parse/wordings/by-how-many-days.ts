import { lowered } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const asked =
  /^(?:by how (?:many days|long|much)|how many days (?:late|overdue|past due)(?: (?:are they|is it|is each|they are))?|how (?:late|overdue|long overdue) (?:are they|is each(?: one)?|they are))$/;
const due: ReadonlySet<string> = new Set(["overdue", "late"]);

/** "Which invoices are overdue and by how many days": each of them with the days since it was due. */
export function byHowManyDays(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["and", ","].includes(textAt(tokens, at)) || index.late.length === 0) return null;
  const before = tokens.slice(0, at);
  if (!before.some(({ text }) => due.has(text))) return null;
  const end = tokens.findIndex(({ text }, place) => place > at && /^[?.!]$/.test(text));
  const said = tokens.slice(at + 1, end < 0 ? tokens.length : end);
  if (!asked.test(said.map(({ text }) => text).join(" "))) return null;
  const table = before.map((token) => tableNamed(token, index)).find((each) => each !== null);
  const [name] = table == null ? [] : [...table.naming, ...table.key];
  const label = index.columns[name ?? -1]?.column.label;
  return label === undefined
    ? null
    : { words: `: ${lowered(label)} and days overdue`, tokens: 1 + said.length };
}

byHowManyDays.needs = due;
