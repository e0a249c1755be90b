import { comparativeHints, type Hint } from "../../lexicon/adjectives.ts";
import type { Extreme } from "../frame/frame.ts";
import type { Noun } from "../item.ts";
import { alike, type Relation, type RelationInput, valueConditions } from "./relation.ts";

/** "which is taller, Ann or Bob", "who got a larger number of votes, Ann or Bob", "which came first, …". */
export function readChoice(input: RelationInput): Relation[] {
  const { tokens, frame } = input;
  const values = valueConditions(frame);
  const [first, second] = values;
  if (first === undefined || second === undefined || !alike(first.value, second.value)) return [];
  if (frame.counting || tokens.some(({ text }) => text === "than")) return [];
  if (!second.condition.or && !tokens.some(({ text }) => text === "or")) return [];
  const said = tokens.findIndex(
    ({ text }, at) => direction(text) !== null && !["at", "or"].includes(tokens[at - 1]?.text ?? ""),
  );
  const descending = direction(tokens[said]?.text ?? "");
  if (descending === null) return asked(input);
  const noun = measureAfter(input, said);
  const hints = noun === null ? hintsOf(tokens[said]?.text ?? "") : [];
  const extreme: Extreme = {
    descending: noun === null ? (hints[0]?.descending ?? descending) : descending,
    size: 1,
    by: noun,
    aggregation: null,
    hints,
    of: null,
    count: false,
    plain: true,
  };
  const targets = frame.targets.filter((target) => target.noun !== noun && target.aggregation === null);
  const shared = {
    ...frame,
    targets,
    context: frame.context.filter((each) => each !== noun),
    rows: true,
    like: first.value,
  };
  const timed = hints.length > 0 && hints.every(({ role }) => role === "time");
  const chosen: Relation[] =
    noun === null && hints.length === 0 ? [] : [{ frame: { ...shared, extremes: [extreme] }, said: [said] }];
  return timed || chosen.length === 0
    ? [
        ...chosen,
        {
          frame: {
            ...shared,
            extremes: [],
            place: { descending: extreme.descending !== judging.has(tokens[said]?.text ?? ""), size: 1 },
          },
          said: [said],
        },
      ]
    : chosen;
}

/** "did Ann or Bob win the cup": the ones of them that meet the rest. */
function asked({ tokens, frame }: RelationInput): Relation[] {
  const [first] = valueConditions(frame);
  if (first === undefined || !["did", "does", "is", "was", "do"].includes(tokens[0]?.text ?? "")) return [];
  return [{ frame: { ...frame, like: first.value, targets: [], rows: true }, said: [] }];
}

const up: ReadonlySet<string> = new Set(
  "more greater larger bigger higher better highest most largest biggest greatest".split(" "),
);
const down: ReadonlySet<string> = new Set(
  "fewer less lower smaller worse lowest least smallest fewest".split(" "),
);
/** What is higher in a list stands before. */
const judging: ReadonlySet<string> = new Set(
  "higher better highest best lower worse lowest worst".split(" "),
);
const early: readonly Hint[] = comparativeHints("earlier");
const late: readonly Hint[] = comparativeHints("later");

const hintsOf = (word: string): readonly Hint[] =>
  ["first", "before", "sooner"].includes(word)
    ? early
    : ["last", "after"].includes(word)
      ? late
      : comparativeHints(word);

function direction(word: string): boolean | null {
  if (up.has(word)) return true;
  return down.has(word) ? false : (hintsOf(word)[0]?.descending ?? null);
}

/** The number or time that the comparative compares: the first one after it, else one that is shown. */
function measureAfter({ items, frame }: RelationInput, said: number): Noun | null {
  const measures = (noun: Noun): boolean =>
    noun.kind === "column" && ["number", "time"].includes(noun.options[0]?.kind ?? "text");
  const after = items.find(
    (item): item is Extract<Noun, { kind: "column" }> =>
      item.kind === "column" && item.start > said && item.start <= said + 4 && measures(item),
  );
  return after ?? frame.targets.map(({ noun }) => noun).find(measures) ?? null;
}
