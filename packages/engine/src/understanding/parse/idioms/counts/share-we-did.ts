import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const shares: ReadonlySet<string> = new Set("% percent percentage share proportion fraction".split(" "));
const helpers: ReadonlySet<string> = new Set(["did", "do", "have"]);
const subjects: ReadonlySet<string> = new Set(["we", "they", "you"]);
const irregular: ReadonlyMap<string, string> = new Map([
  ["win", "won"],
  ["lose", "lost"],
  ["pay", "paid"],
  ["sell", "sold"],
  ["send", "sent"],
]);
/** Most words between the share and what was done. */
const farthest = 5;

/** "What share of disputes did we win per handler", "which percentage of orders did they cancel": that are so, where a state of rows is called after the deed. */
export function shareWeDid(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const helped = helpers.has(textAt(tokens, at)) && subjects.has(textAt(tokens, at + 1));
  const from = tokens.findIndex(({ text }) => shares.has(text));
  if (!helped || from < 0 || from >= at - 2 || at - from > farthest || textAt(tokens, from + 1) !== "of")
    return null;
  const state = doneBy(textAt(tokens, at + 2)).find((done) => isState(done, index));
  return state === undefined ? null : { words: `are ${state}`, tokens: 3 };
}

/** What a verb may be called when it is done: "cancel" is "cancelled" or "canceled". */
const doneBy = (verb: string): string[] => [
  ...(irregular.has(verb) ? [irregular.get(verb) ?? ""] : []),
  ...[verb, `${verb}d`, `${verb}ed`, `${verb}${verb.at(-1) ?? ""}ed`, verb.replace(/y$/, "ied")],
];

const isState = (word: string, { values, columns }: ModelIndex): boolean =>
  (values.byKey.get(word) ?? []).some((id) => {
    const { column } = columns[values.values[id]?.column ?? -1] ?? {};
    return column?.role === "category" && (column.profile?.distinct ?? 0) <= mostStates;
  });

const mostStates = 20;

shareWeDid.needs = shares;
