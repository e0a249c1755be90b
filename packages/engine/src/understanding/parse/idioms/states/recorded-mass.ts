import { lowered, pluralOf } from "@parlance/contract";
import { isNumeric, type TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import { peopleNouns } from "../people/people.ts";
import type { Written } from "../written.ts";

const verbs: ReadonlySet<string> = new Set("logged booked recorded tracked entered registered".split(" "));
const doers: ReadonlySet<string> = new Set(["who", "that", "have", "has", "had"]);
const quantifiers: ReadonlySet<string> = new Set(["any", "some"]);

/** "People who logged time", "how many members recorded hours": those with rows of the fact that holds it. */
export function recordedMass(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const before = tokens[at - 1];
  if (before === undefined || !verbs.has(textAt(tokens, at))) return null;
  const isDone =
    doers.has(before.text) ||
    peopleNouns.has(before.text) ||
    tableNamed(before, index)?.table.type === "dimension";
  if (!isDone) return null;
  const from = quantifiers.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const mass = tokens[from];
  const fact = mass?.kind === "word" ? factOf(mass, index) : null;
  if (fact === null) return null;
  return { words: `with ${pluralOf(lowered(fact.table.label))}`.replace(/ss$/, "s"), tokens: from + 1 - at };
}

/** The one fact whose rows hold what is recorded: a figure of theirs, or what their name begins with. */
function factOf({ lemma }: Token, { tables, columns, words }: ModelIndex): TableEntry | null {
  const holders = tables.filter(
    ({ table, words: own, columns: held }) =>
      table.type === "fact" &&
      ((own.length > 1 && own[0] === lemma) ||
        held.some((id) => {
          const entry = columns[id];
          return (
            entry?.words.join(" ") === lemma && entry.column.role === "measure" && isNumeric(entry.column)
          );
        })),
  );
  const [only, other] = holders;
  const isRows = words.phrases.get(lemma)?.some(({ kind }) => kind === "table") === true;
  return only === undefined || other !== undefined || isRows ? null : only;
}

recordedMass.needs = verbs;
