import { standardConventions } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { wayIn } from "../../../lexicon/growth-verbs.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { edgeAt } from "../../../time/edge-at.ts";
import { readUnit } from "../../../time/read-unit.ts";
import { yearAt } from "../../../time/unit-words.ts";
import { valueAt } from "../../spoken/value-at.ts";
import type { Written } from "../written.ts";

const grows =
  /^(?:gr[oe]wn?|increased?|r[io]se|risen|changed?|declined?|dropp?(?:ed)?|decreased?|f[ae]ll(?:en)?|shr[iau]nk|improved?|went|go|gone|develop(?:ed)?)$/;
const askers = phrases(
  "by how many percent",
  "how many percent",
  "by how many percentage points",
  "by what percentage",
  "by what percent",
  "by what %",
  "by how much percent",
  "by how much %",
  "by how much",
  "how much",
);
const helpers: ReadonlySet<string> = new Set(["did", "has", "have", "does", "do"]);

/** The verb of growing that a question "by how much did …", "how did … from May to June" asks of; -1 where it asks of something else. */
function growsAt(tokens: readonly Token[], at: number): number {
  const asker =
    phraseAt(tokens, at, askers) ||
    (textAt(tokens, at) === "how" && (spansUnits(tokens) || growsWithin(tokens)) ? 1 : 0);
  const helper = at + asker;
  if (asker === 0 || !helpers.has(textAt(tokens, helper))) return -1;
  return tokens.findIndex((token, place) => place > helper + 1 && grows.test(token.text));
}

/** "How did sales grow in 2024", "… grow last year": against the period before. */
const growsWithin = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => {
    const next = textAt(tokens, at + 1);
    const inside = next === "in" || next === "during";
    return (
      plainGrowth.test(text) && ((inside && isUnit(tokens, at + 2)) || next === "this" || next === "last")
    );
  });

const plainGrowth = /^(?:grow|grown|increased?|declined?|decreased?|shrink|improved?)$/;

/** "By how many percent did revenue grow from 2022 to 2023": the growth of revenue. */
export function growth(tokens: readonly Token[], at: number, _index: ModelIndex): Written | null {
  if (growsAt(tokens, at) >= 0) {
    const end = tokens.findIndex((token, place) => place >= at && helpers.has(token.text)) + 1;
    return { words: namesTwo(tokens) ? "growth of" : "", tokens: end - at };
  }
  const onward = sinceAt(tokens, at);
  if (onward !== null) return onward;
  const steps = stepsAt(tokens, at);
  if (steps !== null) return steps;
  if (!grows.test(textAt(tokens, at))) return null;
  const asked = [0, 1].find((start) => growsAt(tokens, start) === at);
  if (asked === undefined) {
    const how = textAt(tokens, 0) === "how" && helpers.has(textAt(tokens, 1));
    return how && plainGrowth.test(textAt(tokens, at)) ? { words: "develop", tokens: 1 } : null;
  }
  const end = at + (["up", "down"].includes(textAt(tokens, at + 1)) ? 2 : 1);
  return { words: namesTwo(tokens) ? "" : "vs the previous period", tokens: end - at };
}

const units: ReadonlySet<string> = new Set(["month", "quarter", "year"]);

/** "How did fees grow from quarter to quarter": the growth from each to the next. */
function stepsAt(tokens: readonly Token[], at: number): Written | null {
  const how = textAt(tokens, 0) === "how" && helpers.has(textAt(tokens, 1));
  const verb = how ? tokens.findIndex(({ text }, place) => place > 2 && grows.test(text)) : -1;
  const [from, unit, to, next] = [1, 2, 3, 4].map((step) => textAt(tokens, verb + step));
  if (verb < 0 || from !== "from" || to !== "to" || unit !== next || !units.has(unit ?? "")) return null;
  if (at === 0) return { words: "", tokens: 2 };
  return at === verb ? { words: `${unit}ly growth`, tokens: 5 } : null;
}

/** "Since 2022" of what grew: from then to now. */
function sinceAt(tokens: readonly Token[], at: number): Written | null {
  if (textAt(tokens, at) !== "since" || !isOfGrowth(tokens)) return null;
  const edge = edgeAt(tokens, at + 1, { day: 0, now: "", calendar: standardConventions });
  if (edge === null) return null;
  return { words: `from ${rawOf(tokens.slice(at + 1, edge.end))} to now`, tokens: edge.end - at };
}

/** "How much did … rise", "the increase in …". */
const isOfGrowth = (tokens: readonly Token[]): boolean =>
  [0, 1].some((start) => growsAt(tokens, start) >= 0) ||
  tokens.some(({ text }, at) => changes.test(text) && ["in", "of"].includes(textAt(tokens, at + 1)));

const changes = /^(?:change|increase|decrease|rise|decline|drop|fall)$/;

const comparing = /^(?:vs|versus|against|compared|relative|than)$/;

/** Whether the question says itself what is compared: "from 2022 to 2023", "vs last year", "since 2022". */
const namesTwo = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text: word }, at) =>
      comparing.test(word) ||
      (word === "since" &&
        edgeAt(tokens, at + 1, { day: 0, now: "", calendar: standardConventions }) !== null) ||
      (["from", "between"].includes(word) &&
        tokens.slice(at + 2, at + 6).some((each) => ["to", "and", "until"].includes(each.text))),
  );

/** "From 2022 to 2023", "between May and June": two units of the calendar. */
const spansUnits = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => ["from", "between"].includes(text) && isUnit(tokens, at + 1)) &&
  namesTwo(tokens);

/** "Change in revenue from 2022 to 2023", "difference in spend between May and June": how one grew to the other; "why did it drop": that it did. */
export function change(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const went = wentSo(tokens, at, index);
  if (went !== null) return went;
  const word = textAt(tokens, at);
  if (!/^(?:change|difference|increase|decrease|rise|decline|drop|fall|growth)$/.test(word)) return null;
  if (index.words.columnsByWord.has(tokens[at]?.lemma ?? "") || index.values.byWord.has(word)) return null;
  const behind = textAt(tokens, at + 1);
  if (isOfTwoYears(tokens, at)) return { words: "growth", tokens: 1 };
  if (word === "difference" && betweenValues(tokens, at, index)) return null;
  if (behind === "in" && tokens.some((token) => asksWhy.test(token.text)))
    return { words: "", tokens: isUnit(tokens, at + 2) ? 1 : 2 };
  return ["in", "of"].includes(behind) && namesTwo(tokens) ? { words: "growth of", tokens: 2 } : null;
}

/** "Visits per town in 2022 and 2023 with the change": of the one year to the other, as the last of what is wanted. */
function isOfTwoYears(tokens: readonly Token[], at: number): boolean {
  const years = tokens.slice(0, at).filter((_, place) => yearAt(tokens, place) !== null);
  const after = tokens[at + 1];
  const before = textAt(tokens, at - 1) === "the" ? textAt(tokens, at - 2) : textAt(tokens, at - 1);
  const last = after === undefined || (after.kind === "mark" && tokens[at + 2] === undefined);
  return years.length === 2 && last && ["with", "and", "plus", "show", ","].includes(before);
}

/**
 * "Difference in average fee between online and phone orders", "between channel online and phone": what is compared are kinds of rows,
 * not times.
 */
function betweenValues(tokens: readonly Token[], at: number, index: ModelIndex): boolean {
  const from = tokens.findIndex(({ text }, place) => place > at && text === "between") + 1;
  if (from === 0 || tokens[from]?.kind !== "word") return false;
  const named = [0, 1, 2, 3].filter((size) => size === 0 || isColumnAt(tokens, from, size, index));
  return named.some((size) => isValueAt(tokens, from + size, index));
}

const isColumnAt = (tokens: readonly Token[], at: number, size: number, { words }: ModelIndex): boolean =>
  tokens.slice(at, at + size).every(({ lemma }) => words.columnsByWord.has(lemma));

const isValueAt = (tokens: readonly Token[], at: number, index: ModelIndex): boolean =>
  valueAt(tokens, at, index) !== null;

/** "Why did it drop in May": when it did, and not what. */
const isUnit = (tokens: readonly Token[], at: number): boolean =>
  readUnit(tokens, at, { day: 0, calendar: standardConventions }) !== null;

const asksWhy = /^(?:why|caused?|causes|explains?|explained|behind|reasons?|drove|driving|drivers?)$/;

/** "Why did it drop?" of what was shown: "why" asks for all of it, and which way it went is heard there. */
function wentSo(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const { lemma = "", text = "" } = tokens[at] ?? {};
  const went = wayIn([lemma]) !== undefined || ["change", "move"].includes(lemma);
  if (!went || !["it", "that", "this", "they", "those"].includes(textAt(tokens, at - 1))) return null;
  if (index.words.columnsByWord.has(lemma) || index.values.byWord.has(text)) return null;
  return tokens.slice(0, at).some((token) => asksWhy.test(token.text)) ? { words: "", tokens: 1 } : null;
}

const again = /^(?:in|during|last|this|previous)$/;

const howMany = phrases("how many");

/** "How many orders in 2023 and how many in 2024": the one beside the other. */
export function howManyEach(tokens: readonly Token[], at: number, _index: ModelIndex): Written | null {
  const asked = [at + 1, 0].every((place) => phraseAt(tokens, place, howMany) > 0);
  return textAt(tokens, at) === "and" && asked && again.test(textAt(tokens, at + 3))
    ? { words: "vs", tokens: 3 }
    : null;
}

const more = /^(?:more|less|fewer|higher|lower|better|worse)$/;

/** "How much more did we spend in 2024 than in 2023": what was spent, of which "than" says what it is compared with. */
export function moreThan(tokens: readonly Token[], at: number, _index: ModelIndex): Written | null {
  if (!more.test(textAt(tokens, at)) || textAt(tokens, at - 2) !== "how") return null;
  if (!["much", "many"].includes(textAt(tokens, at - 1))) return null;
  const than = tokens.findIndex((token, place) => place > at && token.text === "than");
  if (than < 0 || !/^(?:in|during|last|the|\d{4}|q[1-4])$/.test(textAt(tokens, than + 1))) return null;
  return { words: "", tokens: 1 };
}

howManyEach.needs = ["many"];

moreThan.needs = ["than"];

growth.needs = [...openings(askers), "how", "since"];
