import { lowered, rowsOf } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { tablesOf } from "../idioms/states/deed-table.ts";
import { leads } from "../idioms/states/deeds.ts";
import type { Written } from "../idioms/written.ts";

const moving = phrases(
  ...[
    "moved",
    "went",
    "got",
    "progressed",
    "advanced",
    "changed",
    "switched",
    "transitioned",
    "came",
    "passed",
    "moving",
  ].flatMap((verb) => [`${verb} into`, `${verb} to`]),
  ...[
    "were moved to",
    "were moved into",
    "were set to",
    "was set to",
    "were changed to",
    "was changed to",
    "were put in",
  ],
  ...["entered", "reached", "became", "turned", "hit", "entering", "reaching"],
);
const relatives: ReadonlySet<string> = new Set(["who", "that", "which", "have", "has", "had", "ever"]);
const logWords: ReadonlySet<string> = new Set(
  "history log change event transition movement update tracking audit".split(" "),
);
const stateWords: ReadonlySet<string> = new Set("status state stage phase step".split(" "));
const before: ReadonlySet<string> = new Set("from old previous prior before".split(" "));
const longest = 3;

/**
 * "Deals that moved into negotiation in 2024", "tickets that reached escalated last month" where a table keeps what state each came to and when: those with
 * such a row, by its time, whatever they are by now.
 */
export function movedToState(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  let verb = at;
  while (relatives.has(textAt(tokens, verb))) verb += 1;
  const helped = /^(?:were|was|got)$/.test(textAt(tokens, verb)) && isDoneThen(tokens, verb + 1) ? 1 : 0;
  const size = phraseAt(tokens, verb, moving) || helped;
  if (size === 0 || at === 0) return null;
  const owner = tableNamed(tokens[at - 1], index);
  const log = owner === null ? null : stateLog(owner, index);
  if (log === null) return null;
  const start = verb + size + (/^(?:the|a|an)$/.test(textAt(tokens, verb + size)) ? 1 : 0);
  for (let words = longest; words > 0; words -= 1) {
    const said = tokens.slice(start, start + words);
    if (said.length < words || !holds(log.state, said, index)) continue;
    const named = /^(?:stage|status|state|phase)$/.test(textAt(tokens, start + words)) ? 1 : 0;
    const state = `${lowered(log.state.column.label)} ${rawOf(said)}`;
    return {
      words: `with ${rowsOf(lowered(log.table.table.label))} ${state}`,
      tokens: start + words + named - at,
    };
  }
  return null;
}

/** "Were escalated in 2024": what was done at a time. */
const isDoneThen = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at).endsWith("ed") && leads(tokens, at + 1);

/** The rows that tell to which state each of a table's came, and when; null where none do. */
function stateLog(owner: TableEntry, index: ModelIndex): { table: TableEntry; state: ColumnEntry } | null {
  const found = tablesOf(owner, index).flatMap((table) => {
    const own = table.columns.flatMap((id) => index.columns[id] ?? []);
    const isLog =
      table.words.some((word) => logWords.has(word)) || own.some(({ words }) => before.has(words[0] ?? ""));
    if (!isLog || !own.some(({ column }) => isTime(column))) return [];
    const states = own.filter(
      ({ column, words }) =>
        column.physicalType === "string" &&
        words.some((word) => stateWords.has(word)) &&
        !words.some((word) => before.has(word)),
    );
    const [state, other] = states;
    return state === undefined || other !== undefined ? [] : [{ table, state }];
  });
  const [only, other] = found;
  return other === undefined ? (only ?? null) : null;
}

const holds = ({ id }: ColumnEntry, said: readonly Token[], { values }: ModelIndex): boolean =>
  (values.byKey.get(valueKey(rawOf(said))) ?? []).some((value) => values.values[value]?.column === id);

movedToState.needs = [...openings(moving), "were", "was", "got"];
