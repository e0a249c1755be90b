import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { numberAt } from "./number-at.ts";

const asked = phrases("how often", "how many times");
const above = phrases(
  "exceed",
  "exceeded",
  "go above",
  "gone above",
  "go over",
  "rise above",
  "pass",
  "above",
  "over",
);
const below = phrases(
  "fall below",
  "fallen below",
  "drop below",
  "dropped below",
  "go below",
  "below",
  "under",
);

const reached = phrases("reach", "reached", "hit", "get to", "got to");

/** "How often did the load exceed 110", "how many times was it below 5", "has the level reached 3": the number of rows where it did. */
export function howOftenBeyond(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opener = phraseAt(tokens, at, asked);
  if (opener === 0 || !/^(?:did|was|has|have|were|does|is)$/.test(textAt(tokens, at + opener))) return null;
  const named = at + opener + (textAt(tokens, at + opener + 1) === "the" ? 2 : 1);
  const size = numberAt(tokens, named, index);
  const [high, low] = [phraseAt(tokens, named + size, above), phraseAt(tokens, named + size, below)];
  const least = phraseAt(tokens, named + size, reached);
  const end = named + size + high + low + least;
  if (size === 0 || high + low + least === 0 || tokens[end]?.kind !== "number") return null;
  const figure = rawOf(tokens.slice(named, named + size));
  const rows = tableOf(tokens.slice(named, named + size), index);
  const bound = high > 0 ? "above" : low > 0 ? "below" : "of at least";
  return rows === null ? null : { words: `how many ${rows} with ${figure} ${bound}`, tokens: end - at };
}

/** What the rows are called of which alone a column of that name tells, or alone of what happens; null where several tables have one. */
function tableOf(named: readonly Token[], { words, columns, tables }: ModelIndex): string | null {
  const key = named.map(({ lemma }) => lemma).join("");
  const found = (words.phrases.get(key) ?? []).flatMap(({ kind, id }) => (kind === "column" ? [id] : []));
  const owners = new Set(found.map((id) => columns[id]?.table));
  const facts = [...owners].filter((owner) => tables[owner ?? -1]?.table.type === "fact");
  const [owner, other] = owners.size > 1 ? facts : [...owners];
  return owner !== undefined && other === undefined ? (tables[owner]?.table.label ?? null) : null;
}

howOftenBeyond.needs = ["often", "times"];
