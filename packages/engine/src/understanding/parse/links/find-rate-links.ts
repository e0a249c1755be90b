import type { ModelIndex } from "../../index/model-index.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { rateOf } from "../frame/rate-of.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { DefinedFigure, Link } from "./link.ts";

/** Words before "rate" that make up the name of a state ("no-show", "on-time", "first contact resolution"). */
const longestState = 4;

/**
 * Links of rates and percentages to what they are of: "cancellation rate" where rows are marked as cancelled is the percentage of these rows among
 * all, as is "order success rate", whose first word names them, and "pass rate" that of the yes among the answers. A rate that the
 * data has a name for stays.
 */
export function findRateLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((_, at): Link[] => {
    const rate = rateAt(tokens, at, index);
    if (rate === null) return [];
    const owned =
      index.tables[rate.figure.table]?.words.includes(tokens[rate.start - 1]?.lemma ?? "") === true;
    const percent = ["in %", "in percent"].includes(`${tokens[at + 1]?.text} ${tokens[at + 2]?.text}`)
      ? 2
      : 0;
    const start = owned ? rate.start - 1 : rate.start;
    return [
      { kind: "metric", start, end: at + 1 + percent, metric: { kind: "defined", figure: rate.figure } },
    ];
  });
}

/** What the rate at a token is of, and where the words before it begin that say so; null where there is none, as in "as percentage". */
export function rateAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { figure: DefinedFigure; start: number } | null {
  const token = tokens[at];
  if (token === undefined || !rates.has(token.text)) return null;
  if (tokens[at - 1]?.text === "as") return null;
  if (tokens[at - 1]?.text === "churn" && tokens.some(isOverTime)) return null;
  const tables = tokens.flatMap(
    ({ lemma }) =>
      index.words.phrases.get(lemma)?.flatMap(({ kind, id }) => (kind === "table" ? [id] : [])) ?? [],
  );
  for (const said of statesBefore(tokens, at)) {
    if (said.words.every((word) => joints.has(word))) continue;
    if (isNamed(index, said.words, token.lemma)) return null;
    const figure = rateOf(index, said.words, tables, whoseRate(tokens, at + 1, index));
    if (figure !== null) return { figure, start: said.start };
  }
  return null;
}

/** "The active rate of (our) buyers": whose it is. */
function whoseRate(tokens: readonly Token[], at: number, index: ModelIndex): number | null {
  if (tokens[at]?.text !== "of") return null;
  const place = ["the", "our", "all"].includes(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  return tableNamed(tokens[place], index)?.id ?? null;
}

/** "Monthly churn rate": of those who were there when each month began, and not of those who came in it. */
const isOverTime = ({ text, lemma }: Token): boolean =>
  unitOf(lemma) !== null || /^(?:daily|weekly|monthly|quarterly|yearly|annual|trend)$/.test(text);

const rates: ReadonlySet<string> = new Set(["rate", "rates", "percentage", "percentages"]);

/** What joins "percentage" to what was said before, and is no state. */
const joints: ReadonlySet<string> = new Set("as in of the a an by".split(" "));

type Said = { words: string[]; start: number };

/** The words right before "rate" that may name a state, the longest first; hyphens belong to no word. */
function statesBefore(tokens: readonly Token[], at: number): Said[] {
  const found: Said[] = [];
  const words: string[] = [];
  for (let start = at - 1; start >= 0 && words.length < longestState; start -= 1) {
    const token = tokens[start];
    if (token?.text === "-") continue;
    if (token === undefined || token.kind !== "word") break;
    words.unshift(token.text);
    found.unshift({ words: [...words], start });
    const [verb = "", particle = "", further] = words;
    if (further === undefined && particles.has(particle))
      found.unshift({ words: [`${verb}${particle}`], start });
  }
  return found;
}

/** "Drop-out", "sign up": the noun of a verb and its particle is one word, too. */
const particles: ReadonlySet<string> = new Set(["out", "up", "off", "in"]);

/** Whether a column is called this rate. */
const isNamed = ({ words, columns }: ModelIndex, said: readonly string[], rate: string): boolean =>
  words.phrases.has(`${said.join("")}${rate}`) ||
  columns.some(
    (entry) => entry.words.includes(rate) && entry.words.some((word) => isRooted(word, said.at(-1) ?? "")),
  );
