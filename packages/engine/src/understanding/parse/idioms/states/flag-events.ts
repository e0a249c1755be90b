import { columnKindOf } from "../../../index/column-kind-of.ts";
import { columnsWithLike } from "../../../index/columns-with.ts";
import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const superlatives: ReadonlySet<string> = new Set(
  "highest lowest most least biggest largest smallest greatest worst higher lower more less".split(" "),
);
const splits: ReadonlySet<string> = new Set(["by", "per", "across", "among", "for", "of"]);
/** Ends of nouns of what happens; of other flags ("active", "partner") nobody asks for a rate by their name alone. */
const happening = /(?:tion|sion|ment|ance|ence|ure|out|off|over|churn|fraud|default|loss|return)$/;

/** "The highest churn", "attrition by department": of a flag that tells what happened to rows, how many of a hundred it did; "the most defaults" are counted, and "the most billable hours" are hours. */
export function flagFigure(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const flag = flagAt(tokens, at, index);
  if (flag === null || ["rate", "rates", "flag", "status"].includes(textAt(tokens, at + flag.size)))
    return null;
  if (["share", "percentage", "proportion"].includes(textAt(tokens, at + flag.size)))
    return { words: `${said(tokens, at, flag.size)} rate`, tokens: flag.size + 1 };
  if (figureAt(tokens, at + flag.size, index)?.table === flag.entry.table) return null;
  const numbered = ["most", "least", "more", "less"].includes(textAt(tokens, at - 1));
  const rows = tableCalled(tokens[at + flag.size], index) !== null;
  const last = tokens[at + flag.size - 1];
  const happened = /^(?:most|least)$/.test(textAt(tokens, at - 1)) && !rows && last?.text !== last?.lemma;
  const called = index.tables[flag.entry.table]?.table.label;
  if (happened && called !== undefined)
    return { words: `${called} with ${said(tokens, at, flag.size)}`, tokens: flag.size };
  const ranked = superlatives.has(textAt(tokens, at - 1)) && !(numbered && rows);
  const bounded = textAt(tokens, at - 2) === "or" && tokens[at - 3]?.kind === "number";
  const counted =
    bounded ||
    tokens.slice(Math.max(0, at - 2), at).some(({ text }) => ["number", "many", "count"].includes(text));
  const split = splits.has(textAt(tokens, at + flag.size)) && isHappening(flag.entry);
  if (counted || (!ranked && !split)) return null;
  return { words: `${said(tokens, at, flag.size)} rate`, tokens: flag.size };
}

const ties = phrases(
  "affect",
  "affects",
  "influence",
  "influences",
  "impact",
  "impacts",
  "have an effect on",
  "have an impact on",
  "related to",
  "linked to",
  "tied to",
);
const openers = phrases(
  "does",
  "do",
  "is there a relation between",
  "is there a relationship between",
  "is there a link between",
  "is there a connection between",
  "is there a correlation between",
  "is",
  "are",
  "relation between",
  "relationship between",
);

/** "Does tech support affect churn", "is there a relation between contract and churn": the rate by the one, or what the other is on average of each. */
export function flagEffect(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opening = at === 0 ? phraseAt(tokens, 0, openers) : 0;
  if (opening === 0) return null;
  const between = opening > 1;
  const tied = tokens.findIndex(
    (_, place) =>
      place > opening &&
      (between ? ["and", "with"].includes(textAt(tokens, place)) : phraseAt(tokens, place, ties) > 0),
  );
  if (tied < 0) return null;
  const behind = tied + (between ? 1 : phraseAt(tokens, tied, ties));
  const flag = flagAt(tokens, behind, index);
  const cause = columnIn(tokens.slice(opening, tied), index);
  const ends = flag !== null && tokens.slice(behind + flag.size).every(({ kind }) => kind === "mark");
  if (
    flag === null ||
    cause === null ||
    !ends ||
    cause.id === flag.entry.id ||
    cause.table !== flag.entry.table
  )
    return null;
  const [effect, by] = [said(tokens, behind, flag.size), cause.column.label];
  const words = isLong(cause) ? `average ${by} by ${effect}` : `${effect} rate by ${by}`;
  return { words, tokens: behind + flag.size };
}

/** A number of so many values that none of them is a group of its own. */
const isLong = ({ column }: ColumnEntry): boolean =>
  isNumeric(column) && (column.profile?.distinct ?? 0) > 12;

const causes = phrases(
  "what drives",
  "what causes",
  "what explains",
  "what leads to",
  "reasons for",
  "reason for",
  "drivers of",
  "causes of",
  "why is there",
  "what affects",
  "what influences",
);
const degrees: ReadonlySet<string> = new Set(
  "do does did are is our the my people they so many more most".split(" "),
);

/** "What drives churn", "why do people leave": what else of the rows goes with the flag. */
export function flagCauses(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at !== 0) return null;
  const cause = phraseAt(tokens, 0, causes);
  const why = textAt(tokens, 0) === "why";
  if (cause === 0 && !why) return null;
  let place = why ? 1 : cause;
  while (degrees.has(textAt(tokens, place)) || tableCalled(tokens[place], index) !== null) place += 1;
  const flag = flagAt(tokens, place, index) ?? (why ? deedAt(tokens, place, index) : null);
  if (flag === null || tokens.slice(place + flag.size).some(({ kind }) => kind !== "mark")) return null;
  return { words: `correlation of ${flag.entry.column.label}`, tokens: place + flag.size };
}

const amounts: ReadonlySet<string> = new Set(["more", "less"]);
const linking: ReadonlySet<string> = new Set(
  "who with that have has having are is a an the work works use uses using do get without on".split(" "),
);

/** "Do customers with tech support churn less", "do people who work overtime leave more often", "do smokers tip more": the rate, or the average, by what sets them apart. */
export function flagMore(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at !== 0 || !["do", "does", "are", "is"].includes(textAt(tokens, 0))) return null;
  const amount = tokens.findIndex(({ text }) => amounts.has(text));
  if (amount < 2) return null;
  const likely = textAt(tokens, amount + 1) === "likely" && textAt(tokens, amount + 2) === "to";
  const deed = likely ? amount + 3 : amount - 1;
  const flag = flagAt(tokens, deed, index) ?? deedAt(tokens, deed, index);
  const often = likely
    ? deed + 1
    : amount + (["often", "frequently"].includes(textAt(tokens, amount + 1)) ? 2 : 1);
  const figure = flag === null && !likely ? figureAt(tokens, deed, index) : null;
  const told = flag?.entry ?? figure;
  if (told === null || tokens.slice(often).some(({ kind }) => kind !== "mark")) return null;
  const group = tokens.slice(1, likely ? amount : amount - 1);
  const cause = columnIn(
    group.filter(({ text }) => !linking.has(text)),
    index,
  );
  if (cause === null || cause.id === told.id || isLong(cause) || cause.table !== told.table) return null;
  const { label } = told.column;
  const compared = figure === null ? `${label} rate` : `average ${label}`;
  return { words: `${compared} by ${cause.column.name}`, tokens: tokens.length };
}

/** The figure of each row that is called as what people do: "tip". */
function figureAt(tokens: readonly Token[], at: number, index: ModelIndex): ColumnEntry | null {
  const entry = columnIn(tokens.slice(at, at + 1), index);
  return entry?.column.role === "measure" && columnKindOf(entry.column) === "number" ? entry : null;
}

const having: ReadonlySet<string> = new Set("work works use uses have has do get gets are".split(" "));

/** "What percentage of employees work overtime": those of which the flag says yes. */
export function flagVerb(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const flag = having.has(textAt(tokens, at)) ? flagAt(tokens, at + 1, index) : null;
  const rows = tableCalled(tokens[at - 1], index);
  const counts = tokens
    .slice(0, at)
    .some(({ text }) => ["percentage", "share", "percent", "proportion", "many"].includes(text));
  return flag === null || rows === null || !counts
    ? null
    : { words: `with ${said(tokens, at + 1, flag.size)}`, tokens: 1 + flag.size };
}

const contrasts: ReadonlySet<string> = new Set(["and", "or", "vs", "versus", "against"]);
const times: ReadonlySet<string> = new Set(
  "in since during last this each over so until between today yesterday".split(" "),
);

/** "For senior citizens", "bookings by repeat guests", "of superhosts", "false alarms per month", "how many superhosts in each town": rows of which the flag says that they are such. */
export function flagNoun(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const by = textAt(tokens, at) === "by" && index.words.tablesByWord.has(tokens[at - 1]?.lemma ?? "");
  const joint = by || ["for", "of", "among"].includes(textAt(tokens, at)) ? 1 : 0;
  const counted = textAt(tokens, at - 2) === "how" && textAt(tokens, at - 1) === "many";
  const opens = tokens.slice(0, at).every(({ text }) => openings.has(text));
  if (joint === 0 && !opens && !counted) return null;
  const flag = flagAt(tokens, at + joint, index);
  const next = at + joint + (flag?.size ?? 0);
  if (contrasts.has(textAt(tokens, next)) && ["non", "not"].includes(textAt(tokens, next + 1))) return null;
  const last = tokens[at + joint + (flag?.size ?? 0) - 1];
  const rows = index.tables[flag?.entry.table ?? -1]?.table.label;
  if (flag === null || rows === undefined || last === undefined || last.text === last.lemma) return null;
  if (counted) return { words: `${rows} with ${said(tokens, at, flag.size)}`, tokens: flag.size };
  const named = said(tokens, at + joint, flag.size);
  if (by) return { words: `with ${named}`, tokens: joint + flag.size };
  if (joint > 0) return { words: `${textAt(tokens, at)} ${rows} with ${named}`, tokens: joint + flag.size };
  const split = splits.has(textAt(tokens, next)) || times.has(textAt(tokens, next));
  if (at === 0 && split && !isValue(tokens[next + 1], index))
    return { words: `number of ${rows} with ${named}`, tokens: flag.size };
  return conditions.has(textAt(tokens, next))
    ? { words: `${rows} where ${flag.entry.column.label} is true`, tokens: flag.size }
    : null;
}

const openings: ReadonlySet<string> = new Set(
  "list show give me us which what who are the all our my find get name".split(" "),
);
/** What tells rows apart behind their name, or ends the question. */
const conditions: ReadonlySet<string> = new Set(
  ["", "?", "."].concat("with without in from at of who that whose where having have not".split(" ")),
);

const isValue = (token: Token | undefined, { values }: ModelIndex): boolean =>
  values.byWord.has(token?.text ?? "") && !/^(?:\d+|q\d)$/.test(token?.text ?? "");

type Flag = { entry: ColumnEntry; size: number };

/** The flag that tokens name as its column is called. */
function flagAt(tokens: readonly Token[], at: number, { words, columns }: ModelIndex): Flag | null {
  for (let size = 3; size > 0; size -= 1) {
    const span = tokens.slice(at, at + size);
    if (span.length < size || span.some(({ kind }) => kind !== "word")) continue;
    const named = words.phrases.get(span.map(({ lemma }) => lemma).join("")) ?? [];
    const entry = named
      .flatMap(({ kind, id }) => (kind === "column" ? (columns[id] ?? []) : []))
      .find(({ column }) => columnKindOf(column) === "flag");
    if (entry !== undefined) return { entry, size };
  }
  return null;
}

/** "Leave", "churn", "default": the deed that a flag tells. */
function deedAt(tokens: readonly Token[], at: number, index: ModelIndex): Flag | null {
  const token = tokens[at];
  if (token?.kind !== "word") return null;
  const [gone] = index.departed;
  if (gone !== undefined && leaving.has(token.lemma))
    return { entry: gone, size: textAt(tokens, at + 1) === "us" ? 2 : 1 };
  const isDeed = (word: string): boolean => isRooted(token.lemma, word);
  const entry = columnsWithLike(isDeed, index).find(
    ({ column, core }) => columnKindOf(column) === "flag" && core.length === 1 && core.every(isDeed),
  );
  return entry === undefined ? null : { entry, size: 1 };
}

const leaving: ReadonlySet<string> = new Set([
  "leave",
  "left",
  "quit",
  "resign",
  "churn",
  "go",
  "depart",
  "exit",
]);

const isHappening = ({ core, words }: ColumnEntry): boolean =>
  core.length === 1 && happening.test(core[0] ?? "") && !words.includes("is");

const said = (tokens: readonly Token[], at: number, size: number): string =>
  rawOf(tokens.slice(at, at + size));

/** The column that words name, by its name or by one of its values; the longest phrase first. */
function columnIn(span: readonly Token[], index: ModelIndex): ColumnEntry | null {
  const { words, values, columns } = index;
  for (let size = Math.min(4, span.length); size > 0; size -= 1) {
    for (let at = 0; at + size <= span.length; at += 1) {
      const part = span.slice(at, at + size);
      const keys = [part.map(({ lemma }) => lemma).join(""), part.map(({ text }) => text).join("")];
      const named = keys.flatMap((key) => words.phrases.get(key) ?? []).find(({ kind }) => kind === "column");
      const held = keys.flatMap((key) => values.byKey.get(key) ?? [])[0];
      const id = named?.id ?? values.values[held ?? -1]?.column;
      const entry = columns[id ?? -1];
      if (entry !== undefined && entry.column.role !== "key") return entry;
    }
  }
  return null;
}

flagMore.needs = amounts;

flagVerb.needs = having;
