import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const living: ReadonlySet<string> = new Set(["alive", "living"]);
const dead: ReadonlySet<string> = new Set(["dead", "deceased"]);
const helpers: ReadonlySet<string> = new Set(["are", "is", "were", "was"]);

const times = /^(?:in|on|before|after|last|this|since|between|during|within|from|until|by|per|each|every)$/;

/** "How many patients died", "members who have died": those with such a date; a time that follows is that of the deed. */
function died(tokens: readonly Token[], at: number): number {
  const who = ["who", "that"].includes(textAt(tokens, at)) ? 1 : 0;
  const had = /^(?:have|has|had)$/.test(textAt(tokens, at + who)) ? 1 : 0;
  const end = at + who + had;
  if (textAt(tokens, end) !== "died") return 0;
  const unit =
    ["by", "per", "each", "every"].includes(textAt(tokens, end + 1)) &&
    unitOf(tokens[end + 2]?.lemma) === null;
  return times.test(textAt(tokens, end + 1)) && !unit ? 0 : end + 1 - at;
}

/** "Patients still alive", "deceased members", where rows tell when somebody died: those without such a date, or with one. */
export function stillAlive(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const helped = helpers.has(textAt(tokens, at)) ? 1 : 0;
  const still = textAt(tokens, at + helped) === "still" ? 1 : 0;
  const word = textAt(tokens, at + helped + still);
  const gone = died(tokens, at);
  if (!living.has(word) && !dead.has(word) && gone === 0) return null;
  const date = index.columns.find(
    ({ column }) => isTime(column) && /death|died|deceas/i.test(`${column.name} ${column.label}`),
  );
  if (date === undefined) return null;
  if (gone > 0) return { words: `with ${date.column.label}`, tokens: gone };
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

stillAlive.needs = [...living, ...dead, "died"];
