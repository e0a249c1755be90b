import { lowered, pluralOf } from "@parlance/contract";
import { columnsWith } from "../../../index/columns-with.ts";
import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted, sharesRoot } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const reasonWords: ReadonlySet<string> = new Set(["reason", "cause", "motive"]);
const helpers: ReadonlySet<string> = new Set(["do", "does", "did", "are", "is", "were"]);
const losing: ReadonlySet<string> = new Set(["lose", "losing", "loss", "lost"]);
/** What those do who end what goes on: whichever of the words data is called by. */
const leaving =
  /^(?:leave|leaving|left|quit|quitting|churn|churning|cancel|cancell?ing|cancell?ed|cancellation|exit|termination|terminate|resignation|resign|departure)$/;
/** What becomes of what does not go through: of one word, whichever data is called by. */
const failing = /^(?:fail|failing|failed|failure|declin(?:e|ed|ing)|reject(?:ed|ing|ion)?|bounce[ds]?)$/;
const longest = 8;

/**
 * "Why do members leave", "why do we lose deals", "loss reasons": where rows hold the reason of that deed, how many have each; a
 * reason is not looked for in what changed.
 */
export function reasons(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const deed =
    reasonOfDeed(tokens, at, index) ?? unexplained(tokens, at, index) ?? reasonBeside(tokens, at, index);
  if (deed !== null) return deed;
  if (at > 0) return null;
  const behind = reasonsFor(tokens, index);
  if (behind !== null) return behind;
  const named = namedAlone(tokens, index);
  if (named !== null) return { words: countOf(named, index), tokens: tokens.length };
  if (textAt(tokens, 0) !== "why" || !helpers.has(textAt(tokens, 1))) return null;
  const held = index.columns.filter(isReason);
  for (let verb = 2; verb < Math.min(tokens.length, longest); verb += 1) {
    const column = held.find((entry) =>
      deedWords(entry, index).some((word) => !reasonWords.has(word) && isDeedOf(tokens[verb], word)),
    );
    if (column === undefined) continue;
    const table = index.tables[column.table]?.words ?? [];
    const own = tokens[verb + 1];
    const object =
      own !== undefined &&
      (table.includes(own.lemma) || index.words.tablesByWord.has(own.lemma) || objects.has(own.text));
    return { words: countOf(column, index), tokens: verb + 1 + (object ? 1 : 0) };
  }
  return null;
}

/** What a deed is done to, where it is not said ("why do people return things", "why do customers leave us"). */
const objects: ReadonlySet<string> = new Set("things stuff items products goods it them us".split(" "));

/** The words for the deed that a column tells the reason of: those of its name, of a plain "reason" those of its table ("returns"). */
const deedWords = ({ words, table }: ColumnEntry, { tables }: ModelIndex): readonly string[] =>
  words.length > 1 ? words : (tables[table]?.words ?? []);

const subjects: ReadonlySet<string> = new Set("we they people customers clients members users".split(" "));

/** "The most common reason we lose deals", "reasons why members leave": the column that holds the reason of that deed. */
function reasonOfDeed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!reasonWords.has(tokens[at]?.lemma ?? "")) return null;
  const why = ["why", "that"].includes(textAt(tokens, at + 1)) ? 1 : 0;
  if (!subjects.has(textAt(tokens, at + 1 + why))) return null;
  const verb = at + 2 + why;
  const [only, other] = index.columns.filter(
    (entry) =>
      isReason(entry) && entry.words.some((word) => !reasonWords.has(word) && isDeedOf(tokens[verb], word)),
  );
  if (only === undefined || other !== undefined) return null;
  const object = index.words.tablesByWord.has(tokens[verb + 1]?.lemma ?? "") ? 1 : 0;
  return { words: only.column.label, tokens: 3 + why + object };
}

const telling: ReadonlySet<string> = new Set("telling saying giving stating explaining".split(" "));
const told: ReadonlySet<string> = new Set("us me anyone a any the their".split(" "));

/** "Cancelled without telling us why", "without giving any reason" where rows hold a reason or none. */
function unexplained(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "without" || !telling.has(textAt(tokens, at + 1))) return null;
  let why = at + 2;
  while (told.has(textAt(tokens, why))) why += 1;
  const said = textAt(tokens, why) === "why" || reasonWords.has(tokens[why]?.lemma ?? "");
  return said && index.columns.some(isReason) ? { words: "without a reason", tokens: why + 1 - at } : null;
}

const reasonsOf = /^(?:reasons?|causes?)$/;

/** "…, quantity and reason for every return": the column of a list that tells the reason of that deed. */
function reasonBeside(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!reasonWords.has(tokens[at]?.lemma ?? "") || textAt(tokens, at + 1) !== "for") return null;
  if (!/^(?:,|and|with)$/.test(textAt(tokens, at - 1))) return null;
  const deed = each.test(textAt(tokens, at + 2)) ? at + 3 : at + 2;
  const column = reasonNamed(tokens[deed], index);
  const rows = pluralOf(tokens[deed]?.text ?? "");
  return column === null
    ? null
    : { words: `${lowered(column.column.label)} of ${rows}`, tokens: deed + 1 - at };
}

const each = /^(?:each|every|the|all|any|those|these|most)$/;

/** The only reason that rows hold of a deed, by the words that it is called by beside "reason". */
function reasonNamed(deed: Token | undefined, { columns }: ModelIndex): ColumnEntry | null {
  const [only, other] = columns.filter(
    (entry) => isReason(entry) && entry.words.some((word) => !reasonWords.has(word) && isDeedOf(deed, word)),
  );
  return other === undefined ? (only ?? null) : null;
}

/** "Reasons for emergency visits" where those rows hold their reason: how many have each, and not what changed them. */
function reasonsFor(tokens: readonly Token[], index: ModelIndex): Written | null {
  const asking = tokens.findIndex(({ text }) => !/^(?:the|main|top|what|are|is|were|was)$/.test(text));
  const start = Math.max(0, asking);
  if (!reasonsOf.test(textAt(tokens, start)) || !/^(?:for|of|behind)$/.test(textAt(tokens, start + 1)))
    return null;
  const table = tokens
    .slice(start + 2)
    .map((token) => tableCalled(token, index))
    .find((found) => found !== null);
  const [only, other] = (table?.columns ?? [])
    .flatMap((id) => index.columns[id] ?? [])
    .filter(
      ({ column, words }) => column.physicalType === "string" && words.some((word) => reasonWords.has(word)),
    );
  if (table !== undefined && table !== null && only !== undefined && other === undefined)
    return {
      words: `${lowered(table.table.label)} ${lowered(only.column.label)} by number of`,
      tokens: start + 2,
    };
  const all = each.test(textAt(tokens, start + 2)) ? 1 : 0;
  const column = reasonNamed(tokens[start + 2 + all], index);
  return column === null ? null : { words: countOf(column, index), tokens: start + 3 + all };
}

const isReason = ({ column, words }: ColumnEntry): boolean =>
  column.physicalType === "string" && words.some((word) => reasonWords.has(word));

/** "cancel" of a cancellation, "lose" of a loss, "leave" of leaving. */
const isDeedOf = (token: Token | undefined, word: string): boolean =>
  token !== undefined &&
  (isRooted(token.text, word) ||
    isRooted(token.lemma, word) ||
    sharesRoot(token.lemma, word) ||
    (losing.has(token.lemma) && losing.has(word)) ||
    [leaving, failing].some((deed) => deed.test(token.text) && deed.test(word)));

/** The reasons that a question names without asking anything of them. */
function namedAlone(tokens: readonly Token[], index: ModelIndex): ColumnEntry | null {
  const said = tokens.filter(({ kind }) => kind === "word").map(({ lemma }) => lemma);
  const found = columnsWith([...reasonWords], index).find(
    (entry) =>
      said.length === entry.words.length &&
      entry.words.length > 1 &&
      isReason(entry) &&
      entry.words.every((word) => said.includes(word)),
  );
  return found ?? null;
}

function countOf({ column, table }: ColumnEntry, { tables, deals }: ModelIndex): string {
  const rows = tables[table]?.table.label.toLowerCase() ?? "";
  const name = column.label.toLowerCase();
  const lost = deals?.won != null && deals.table.id === table && name.includes("los") ? "lost " : "";
  return `number of ${lost}${rows} with a ${name} by ${name}`;
}
