import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { isDeadline } from "../time/by-deadline.ts";
import { unitOf } from "../time/unit-of.ts";
import { yearAt } from "../time/unit-words.ts";
import type { Candidate } from "../types.ts";

const lasting = /^(?:active|current|running|live|existing|mrr|arr|recurring|headcount|headcounts)$/;
const ended =
  /^(?:churn\w*|cancel\w*|lost|lose|losing|ended|ending|expir\w*|lapsed|left|leave\w*|leaving|terminat\w*|resign\w*|depart\w*|closed|quit|attrition)$/;
const begins =
  /^(?:new|newly|start(?:s|ed|ing)?|begin(?:s|ning)?|began|begun|sign(?:s|ed|ing|ups?)?|join(?:s|ed|ing|ers?)?|open(?:s|ed|ings?)|add(?:s|ed|ing)?|gain(?:s|ed|ing)?|creat(?:es?|ed|ing|ion)|hir(?:es?|ed|ings?)|enter(?:s|ed|ing)?|regist(?:er|ers|ered|ering|rations?)|enrol(?:l?s?|led|ling|l?ments?)|onboard(?:s|ed|ing)?|since|cohorts?|first)$/;

/** Whether a word says that something begins ("new members", "since"). */
export const saysBeginning = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => begins.test(text));

/** The words of what goes on ("active members", "MRR", "headcount"), where none says that it begins or ends ("churned MRR"). */
export const lastingWords = (tokens: readonly Token[]): Token[] =>
  saysBeginning(tokens) || tokens.some(({ text }) => ended.test(text))
    ? []
    : tokens.filter(({ text }, at) => lasting.test(text) && !addsUp(tokens, at));

/** "Running total", "running order count": what adds up, and nothing that runs. */
const addsUp = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === "running" &&
  [at + 1, at + 2, at + 3].some((each) => totals.has(textAt(tokens, each)));

const totals: ReadonlySet<string> = new Set("total totals sum sums count tally average balance".split(" "));

/** Whether a reading is of what is open at a time ("the open pipeline"), by what such rows come to, and not of what has begun. */
export const isOfPipeline = (tokens: readonly Token[], { matches }: Candidate): boolean =>
  !saysBeginning(tokens) && matches.some(({ kind, text }) => kind === "metric" && /\bpipeline\b/i.test(text));

/** The word that asks for figures as they stand at the ends of periods: "at the end of each month", "at month end", "the backlog". */
export const endsSaid = (tokens: readonly Token[]): Token | undefined =>
  tokens.find(({ text }, at) => {
    if (text === "backlog" || text === "backlogs") return true;
    if (text !== "end" && text !== "ends" && text !== "close") return false;
    const dash = textAt(tokens, at - 1) === "-" ? 1 : 0;
    if (unitOf(tokens[at - 1 - dash]?.lemma) !== null) return !isDeadline(tokens, at - 2 - dash);
    const [of, each, unit] = [at + 1, at + 2, at + 3];
    return (
      textAt(tokens, of) === "of" &&
      ["each", "every"].includes(textAt(tokens, each)) &&
      unitOf(tokens[unit]?.lemma) !== null
    );
  });

/** Whether is asked how many there were in each of several times: "how many members did we have each month", "in 2022 and 2023". */
export const hadEach = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      (text === "have" || text === "had") &&
      ["we", "they", "you", "i", "there"].includes(textAt(tokens, at - 1)) &&
      (["each", "every", "per", "by", "over"].includes(textAt(tokens, at + 1)) || isInYears(tokens, at + 1)),
  );

const isInYears = (tokens: readonly Token[], at: number): boolean =>
  ["in", "during"].includes(textAt(tokens, at)) &&
  yearAt(tokens, at + 1) !== null &&
  yearAt(tokens, at + 3) !== null;
