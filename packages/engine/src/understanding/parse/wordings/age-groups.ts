import type { ModelIndex } from "../../index/model-index.ts";
import { birthOf } from "../../index/spans-of-rows.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { bandsAt } from "../frame/bands.ts";
import type { Written } from "../idioms/written.ts";

const kinds = ["group", "band", "bracket", "range", "class", "category", "cohort"];
const plurals = ["groups", "bands", "brackets", "ranges", "classes", "categories", "cohorts"];
const groups = phrases(...[...kinds, ...plurals].map((kind) => `age ${kind}`));
const classes: ReadonlySet<string> = new Set([...plurals, "steps", "buckets"]);
/** Years of age that go together where nothing says how many. */
const usual = 10;

/**
 * "Patients by age group", "in 5-year age bands", "age distribution of members in 10 year classes": by age in steps, where the data
 * knows an age or a birth and no such group.
 */
export function ageGroups(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const written = distribution(tokens, at) ?? grouped(tokens, at);
  return written === null || index.words.phrases.has("agegroup") || !tellsAge(index) ? null : written;
}

/** "By age group", "in 5-year age bands", "by age group: under 30, 30-39, 40+". */
function grouped(tokens: readonly Token[], at: number): Written | null {
  const joint = ["by", "per", "in", "into", "each", "which", "what"].includes(textAt(tokens, at)) ? 1 : 0;
  const sized = stepAt(tokens, at + joint);
  const size = phraseAt(tokens, at + joint + (sized?.tokens ?? 0), groups);
  if (size === 0 || (joint === 0 && !behindJoint(tokens, at))) return null;
  const end = at + joint + (sized?.tokens ?? 0) + size;
  const marks = /^[:,(]$/.test(textAt(tokens, end)) ? 1 : 0;
  const banded = bandsAt(tokens, end + marks).some(({ bands }) => bands.kind === "ranges");
  if (banded) return { words: "by age", tokens: end - at };
  const behind = textAt(tokens, end) === "of" ? stepAt(tokens, end + 1) : null;
  const step = sized?.step ?? behind?.step ?? usual;
  const said = textAt(tokens, at);
  const opener = joint === 0 ? "" : said === "in" || said === "into" ? "by " : `${said} `;
  return { words: `${opener}age in steps of ${step}`, tokens: end + (behind?.tokens ?? -1) + 1 - at };
}

const behindJoint = (tokens: readonly Token[], at: number): boolean =>
  ["by", "per", "each", "every", "and", "which", "what"].includes(textAt(tokens, at - 1));

/** "10-year", "5 year", "10 years". */
function stepAt(tokens: readonly Token[], at: number): { step: number; tokens: number } | null {
  const number = tokens[at]?.number ?? null;
  const hyphen = textAt(tokens, at + 1) === "-" ? 1 : 0;
  const years = /^years?$/.test(textAt(tokens, at + 1 + hyphen));
  return number === null || !years ? null : { step: number, tokens: 2 + hyphen };
}

const distributions = phrases("age distribution of", "distribution of the age of");

/** "Age distribution of living patients in 10 year classes": how many there are of each. */
function distribution(tokens: readonly Token[], at: number): Written | null {
  if (phraseAt(tokens, at, distributions) === 0) return null;
  const start = at + (textAt(tokens, at) === "age" ? 3 : 5);
  const joint = tokens.findIndex(({ text }, place) => place > start && (text === "in" || text === "by"));
  const sized = joint < 0 ? null : stepAt(tokens, joint + 1);
  if (sized === null || !classes.has(textAt(tokens, joint + 1 + sized.tokens))) return null;
  const who = rawOf(tokens.slice(start, joint));
  return {
    words: `number of ${who} by age in steps of ${sized.step}`,
    tokens: joint + 2 + sized.tokens - at,
  };
}

const tellsAge = (index: ModelIndex): boolean =>
  index.tables.some(({ id }) => birthOf(index, id) !== null) || index.words.phrases.has("age");
