import { stopWords } from "../../lexicon/stop-words.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Condition, Frame, Target } from "../frame/frame.ts";
import { plainCondition } from "../frame/plain-condition.ts";
import {
  type Relation,
  type RelationInput,
  type ValueCondition,
  valueConditions,
  wordBefore,
} from "./relation.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const behind = words("after following follows followed below beneath behind succeeded succeeds succeeding");
const ahead = words("before preceding precedes preceded above prior previous ahead");
const next = words("next subsequent");
const previous = words("previous prior preceding");

/** "Above the Delhi average" is a figure, and no place. */
const means = words("average mean median");

/** "what comes after bluetooth", "the previous winner before Ann", "how many placed below Ann". */
export function readNeighbour({ tokens, items, frame }: RelationInput): Relation[] {
  const isName = (at: number): boolean =>
    items.some(({ kind, start, end }) => kind !== "cue" && start <= at && at < end);
  const isBound = (at: number): boolean => tokens[at + 1]?.text === "to" && tokens[at + 2]?.kind === "number";
  if (frame.extremes.some(({ by, hints }) => by !== null || hints.length > 0)) return [];
  const values = valueConditions(frame);
  const like = asksForLike(tokens, isName);
  for (const each of values) {
    const at = wordBefore(tokens, each.value.start);
    const word = at === null ? "" : (tokens[at]?.text ?? "");
    const averaged = tokens.slice(each.value.end, each.value.end + 2).some(({ lemma }) => means.has(lemma));
    if (averaged) continue;
    if (at !== null && (behind.has(word) || ahead.has(word)) && !isName(at))
      return [relation({ tokens, frame, each, forward: behind.has(word), said: at, like })];
  }
  /** "from one year to the next": part of what says how a figure grew. */
  const isInPhrase = (at: number): boolean =>
    items.some(({ start, end }) => end - start > 1 && start <= at && at < end);
  const said = tokens.findIndex(
    ({ text }, at) =>
      (next.has(text) || previous.has(text)) && !isName(at) && !isInPhrase(at) && !isBound(at),
  );
  const [first] = values;
  if (said < 0 || first === undefined || values.length > 2) return [];
  return [relation({ tokens, frame, each: first, forward: next.has(tokens[said]?.text ?? ""), said, like })];
}

type Found = {
  tokens: readonly Token[];
  frame: Frame;
  each: ValueCondition;
  forward: boolean;
  said: number;
  /** One like the value is asked for, unless something else is named. */
  like: boolean;
};

/** All rows on that side where they are counted or summed, else the one beside; what is said after the value tells its row apart. */
function relation({ tokens, frame, each, forward, said, like }: Found): Relation {
  const many =
    frame.counting ||
    frame.targets.some(({ aggregation, noun }) => aggregation !== null || noun.kind === "metric");
  const later = valueConditions(frame)
    .filter(({ value }) => value.start >= each.value.start)
    .map(({ condition }) => condition);
  const beside: Condition = plainCondition(null, {
    kind: "beyond",
    operator: many ? (forward ? ">" : "<") : "=",
    offset: many ? 0 : forward ? 1 : -1,
    rows: later,
    others: false,
  });
  const named = !many && like ? frame.targets.filter(isNamed) : frame.targets;
  const things = named.filter(({ noun }) => !isDeed(tokens, noun));
  const targets = !many && things.some((target) => isLike(target, each)) ? things : named;
  return {
    frame: {
      ...frame,
      targets,
      conditions: [...frame.conditions.filter((condition) => !later.includes(condition)), beside],
      extremes: [],
      distinct: false,
      like: targets.length === 0 ? each.value : null,
    },
    said: [
      said,
      ...tokens.flatMap(({ text }, at) =>
        next.has(text) || previous.has(text) || steps.has(text) ? [at] : [],
      ),
    ],
  };
}

/** "who", and "what song" where no column is called so. */
function asksForLike(tokens: readonly Token[], isName: (at: number) => boolean): boolean {
  if (tokens.some(({ text }) => text === "who" || text === "whom")) return true;
  const [first, second] = tokens;
  const asks = first?.text === "what" || first?.text === "which";
  return asks && second?.kind === "word" && !stopWords.has(second.text) && !isName(1);
}

/** "who was picked after Ann" asks for one like Ann and not for the pick: only what is called by its name is shown. */
const isNamed = ({ noun }: Target): boolean =>
  noun.kind === "metric" ||
  (noun.kind === "table" && noun.strength >= 0.9) ||
  (noun.kind === "column" &&
    noun.options.some(({ evidence }) => ["exact", "core", "synonym"].includes(evidence)));

/** Whether rows are asked for, or what the one that is named is called by. */
const isLike = ({ noun }: Target, { value }: ValueCondition): boolean =>
  noun.kind === "table" ||
  (noun.kind === "column" &&
    noun.options.some(({ column }) => value.options.some((option) => option.column === column)));

/** "Which child was born after Ann", "which team won before Pendle": what they did, by which the rows follow each other. */
const isDeed = (tokens: readonly Token[], { start, end }: Target["noun"]): boolean =>
  end === start + 1 && deeds.test(tokens[start]?.text ?? "");
const deeds = /^(?:\w{3,}ed|won|born|built|begun|began|chosen|elected|came|ran|took)$/;

/** Words that only say that there is an order. */
const steps = words("directly immediately right listed list comes came come just");
