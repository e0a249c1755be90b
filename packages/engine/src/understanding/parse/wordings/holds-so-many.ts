import { type ColumnEntry, isNumeric } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { boundAt } from "./bound-at.ts";

const verbs: ReadonlySet<string> = new Set(
  "hold seat fit accommodate sleep house take holding seating fitting sleeping".split(" "),
);
/** What there is room for in a thing of which nothing else may be said by its number. */
const room: ReadonlySet<string> = new Set("capacity accommodate sleep seating".split(" "));
const held: ReadonlySet<string> = new Set(
  "people person guest visitor spectator fan passenger attendee seat patient pupil student adult participant".split(
    " ",
  ),
);
const farthest = 5;

/** "Halls that hold between 200 and 600 people", "rooms which can seat at least 30": with a capacity of so much, where each has one. */
export function holdsSoMany(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = tokens[at];
  if (verb === undefined || !(verbs.has(verb.lemma) || verbs.has(verb.text))) return null;
  const table = tokens
    .slice(Math.max(0, at - farthest), at)
    .map((token) => tableNamed(token, index))
    .findLast((each) => each !== null);
  const capacity = table === undefined || table === null ? null : roomOf(table.id, index);
  const bound = capacity === null ? null : (rangeAt(tokens, at + 1) ?? boundAt(tokens, at + 1));
  if (capacity === null || bound === null) return null;
  const end = at + 1 + bound.tokens;
  const who = held.has(tokens[end]?.lemma ?? "") ? 1 : 0;
  if (textAt(tokens, end + who + 1) === "average") return null;
  const modal = /^(?:can|could|may|will)$/.test(textAt(tokens, at - 1));
  return who === 0 && !ends(tokens, end) && !modal
    ? null
    : { words: `with ${capacity.column.label.toLowerCase()} ${bound.words}`, tokens: end + who - at };
}

/** "Between 200 and 600", "200 to 600". */
function rangeAt(tokens: readonly Token[], at: number): Written | null {
  const between = textAt(tokens, at) === "between" || textAt(tokens, at) === "from" ? 1 : 0;
  const [low, joint, high] = tokens.slice(at + between, at + between + 3);
  if (low?.kind !== "number" || high?.kind !== "number") return null;
  if (!/^(?:and|to|-|–)$/.test(joint?.text ?? "")) return null;
  return { words: `between ${rawOf([low])} and ${rawOf([high])}`, tokens: between + 3 };
}

const ends = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined || tokens[at]?.kind === "mark" || /^(?:and|in|or|by)$/.test(textAt(tokens, at));

/** The one number that tells how much room a row has; null where none or several do. */
function roomOf(table: number, { columns }: ModelIndex): ColumnEntry | null {
  const [only, other] = columns.filter(
    (entry) =>
      entry.table === table &&
      !entry.foreign &&
      isNumeric(entry.column) &&
      entry.words.some((word) => room.has(word)),
  );
  return other === undefined ? (only ?? null) : null;
}

holdsSoMany.needs = verbs;
