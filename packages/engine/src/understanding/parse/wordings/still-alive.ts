import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/facts.ts";
import type { Written } from "../idioms/written.ts";

const living: ReadonlySet<string> = new Set(["alive", "living"]);
const dead: ReadonlySet<string> = new Set(["dead", "deceased"]);
const helpers: ReadonlySet<string> = new Set(["are", "is", "were", "was"]);

/** "Patients still alive", "deceased members", where rows tell when somebody died: those without such a date, or with one. */
export function stillAlive(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const helped = helpers.has(textAt(tokens, at)) ? 1 : 0;
  const still = textAt(tokens, at + helped) === "still" ? 1 : 0;
  const word = textAt(tokens, at + helped + still);
  if (!living.has(word) && !dead.has(word)) return null;
  const date = index.columns.find(
    ({ column }) => isTime(column) && /death|died|deceas/i.test(`${column.name} ${column.label}`),
  );
  if (date === undefined) return null;
  const told = `${living.has(word) ? "without" : "with"} ${date.column.label}`;
  const size = helped + still + 1;
  const rows = tokens[at + size];
  return rows !== undefined && tableNamed(rows, index) !== null
    ? { words: `${rows.raw} ${told}`, tokens: size + 1 }
    : {
        words: helped === 1 ? told.replace(/^without/, "have no").replace(/^with/, "have a") : told,
        tokens: size,
      };
}
