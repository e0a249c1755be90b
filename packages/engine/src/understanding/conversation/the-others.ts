import {
  type AggregateQuery,
  type ComparisonOperator,
  conjuncts,
  type Filter,
  type ListQuery,
  partKey,
  type SemanticQuery,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Question } from "../types.ts";
import { membersShown } from "./restrict.ts";

const opener = "(?:(?:and|but|so|ok|okay|now|then|what about|how about|show(?: me)?|list|give me|for|of) )*";
const rest = new RegExp(
  `^\\W*${opener}the (?:rest(?= of (?:it|them|those|that)\\b|\\W*$| (?:by|per|in|for|split)\\b)|others|other ones|remainder|remaining ones)\\b(?: of (?:it|them|those|that)\\b)?`,
  "i",
);
const denied =
  "(?:without|not|(?:who|that|which) (?:don't|do not|didn't|did not|haven't|have not|aren't|are not|weren't|were not|isn't|is not))";
const bare = new RegExp(
  `^\\W*${opener}(?:(?:the |those |these )?(?:ones |others )?)(${denied}|with)(?: (?:it|one|that|any))?\\W*$`,
  "i",
);

const denial = "(?:do|does|did|have|has|had|are|were|is|was)(?:n[’']?t| not)";
const asked = new RegExp(
  `^\\W*(?:(?:and|but|so|ok|okay|now|then) )*(?:(how (?:many|much)(?: of (?:it|them|those|these))?)|who|which(?: ones?)?) ${denial}(?: (?:have )?(?:it|one|that|any|so))?\\W*$`,
  "i",
);

const told = new RegExp(
  `^\\W*${opener}(?:the |those |these )?(?:ones|others|other ones) (?:who|that|which) ((?:do|did|have|has|are|were|is|was)(?:n't| not)?)\\b(.*)$`,
  "i",
);

/**
 * "And the rest by month?", "the others", "and without?", "how many don't?": the answer before with the opposite of its last condition, of a top 5 all but
 * these, and what is still said of it. Null for other follow-ups, and where what went before has no condition that can be turned.
 */
export function theOthers({
  question,
  previous,
  previousQuestions,
  index,
}: Question): { query: SemanticQuery; text: string } | null {
  const last = previous.at(-1);
  const words =
    rest.exec(question) ??
    bare.exec(question) ??
    notAsked(question, last) ??
    whoDo(question, previousQuestions);
  if (words === null || last === undefined || last.kind === "set" || last.kind === "analysis") return null;
  const text = " ".repeat(words[0].length) + question.slice(words[0].length);
  if (last.limit !== null) {
    const query = words[1] === undefined ? outsideOf(last, index) : null;
    return query === null ? null : { query, text };
  }
  const part = last.kind === "aggregate" ? otherPart(last) : null;
  if (part !== null) return { query: part, text };
  const before = previous.at(-2);
  const known =
    before === undefined || before.kind === "set" || before.kind === "analysis" ? null : before.filter;
  const filter = turnedLast(last.filter, known, words[1]);
  if (filter === null) return null;
  return { query: { ...last, filter }, text };
}

/** The members or rows that a ranking cut to some left out; null where it was cut within groups. */
function outsideOf(query: AggregateQuery | ListQuery, index: ModelIndex): SemanticQuery | null {
  const subject = index.graph.tableIds.get(query.subject);
  const shown =
    subject === undefined || query.limit?.per.length !== 0 ? [] : membersShown(query, { index }, subject);
  const others = shown.map((filter): Filter => ({ kind: "not", filter }));
  return others.length === 0
    ? null
    : { ...query, filter: conjunction([...conjuncts(query.filter), ...others]), limit: null };
}

/** "How many don't?" after how many did, "who hasn't?" after who had: the whole of it, and "without". */
function notAsked(question: string, last: SemanticQuery | undefined): [string, string] | null {
  const [all, counts] = asked.exec(question) ?? [];
  if (all === undefined || last === undefined) return null;
  return (counts === undefined) === (last.kind === "list") ? [all, "without"] : null;
}

/** "The ones who do (have orders)": the whole of it, and "with" or "without", where it says no more than was said before. */
function whoDo(question: string, before: readonly string[]): [string, string] | null {
  const [all, verb, more] = told.exec(question) ?? [];
  if (all === undefined || verb === undefined) return null;
  const known = new Set(before.flatMap((text) => tokenize(text, 90).map(({ lemma }) => lemma)));
  const isKnown = tokenize(more ?? "", 20).every(
    ({ kind, lemma }) => kind === "mark" || lemma === "have" || lemma === "any" || known.has(lemma),
  );
  return isKnown ? [all, /n't|not/i.test(verb) ? "without" : "with"] : null;
}

/** A figure that counts rows under a condition of its own, of the others. */
function otherPart(query: AggregateQuery): AggregateQuery | null {
  const [measure, other] = query.measures;
  if (measure?.expression.kind !== "aggregate" || other !== undefined) return null;
  const filter = turnedLast(measure.expression.filter, null, undefined);
  if (filter === null) return null;
  const expression = { ...measure.expression, filter };
  return { ...query, measures: [{ ...measure, expression }] };
}

/** A filter with the opposite of the condition that came last, of those a flag's first; a bare "with" turns what was denied, "without" the rest. */
function turnedLast(filter: Filter | null, known: Filter | null, said: string | undefined): Filter | null {
  const parts = conjuncts(filter);
  const before = new Set(conjuncts(known).map((each) => partKey(each)));
  const may = parts.filter(
    (each) =>
      oppositeOf(each) !== null && (said === undefined || denies(each) === (said.toLowerCase() === "with")),
  );
  const fresh = may.filter((each) => !before.has(partKey(each)));
  const among = fresh.length > 0 ? fresh : may;
  const chosen = among.findLast(isFlag) ?? among.at(-1);
  const other = chosen === undefined ? null : oppositeOf(chosen);
  return other === null ? null : conjunction(parts.map((each) => (each === chosen ? other : each)));
}

const denies = (filter: Filter): boolean =>
  filter.kind === "not" ||
  (filter.kind === "related" && filter.operator === "=" && filter.count === 0) ||
  (filter.kind === "comparison" && filter.operator === "!=");

/** Whether a condition has two answers: a yes or no, whether a value is known, whether there are such rows. */
function isFlag(filter: Filter): boolean {
  const inner = filter.kind === "not" ? filter.filter : filter;
  if (inner.kind === "null" || inner.kind === "related") return true;
  return (
    inner.kind === "comparison" && inner.right.kind === "constant" && typeof inner.right.value === "boolean"
  );
}

const opposites: Record<ComparisonOperator, ComparisonOperator> = {
  "=": "!=",
  "!=": "=",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};

/** What holds of the other rows; null for periods, which have no others. */
function oppositeOf(filter: Filter): Filter | null {
  switch (filter.kind) {
    case "period":
      return null;
    case "not":
      return filter.filter;
    case "comparison":
      return { ...filter, operator: opposites[filter.operator] };
    case "related":
      if (filter.operator === "=" && filter.count === 0) return { ...filter, operator: ">" };
      return filter.operator === ">" && filter.count === 0
        ? { ...filter, operator: "=" }
        : { kind: "not", filter };
    default:
      return { kind: "not", filter };
  }
}
