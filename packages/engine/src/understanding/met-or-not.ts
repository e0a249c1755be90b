import {
  type AggregateQuery,
  aggregateOf,
  conjuncts,
  type Dimension,
  type Filter,
  fieldOf,
  fieldsOf,
  hasKind,
  isSamePart,
} from "@parlance/contract";
import { conjunction } from "./compose/conditions/join-conditions.ts";
import { membersOf } from "./compose/conditions/members-of.ts";
import { twoSides } from "./compose/groups/two-sides.ts";
import { columnKindOf } from "./index/column-kind-of.ts";
import { entryOf } from "./index/entry-of.ts";
import type { ModelIndex } from "./index/model-index.ts";
import { madeOf } from "./one-reading.ts";
import { tableNamed } from "./parse/idioms/kinds/facts.ts";
import { rawOf } from "./text/raw-of.ts";
import { isRooted } from "./text/same-root.ts";
import { tokenize } from "./text/tokenize.ts";
import type { Candidate, Question, Understanding } from "./types.ts";

const not =
  "(?:(?:did|do|does|have|has|had|are|is|were|was|could|would)(?: not|n['’]?t)|have never|has never|never(?: did)?|not)";
const who = "(?:who|that|which)";
const ones = "(?:all )?(?:those|the ones|ones|the others|others|the rest|people|(?<kind>[a-z]+s))";
const joint = ",? (?:and|vs\\.?|versus|against|or|compared (?:to|with)|&)";
/** What is said of both: how many of each, by what, when. */
const both =
  "(?:[,:;–-]* *(?<each>(?:how many|number|count)(?: (?:of|in))? (?:each|both)(?: group)?|(?:each|split)))?(?<split> (?:by|per|in|for|during|since|this|last|over) .{2,40})?\\W*$";
const forms: readonly RegExp[] = [
  `^\\W*(?<head>.{3,90}?)(?<again>${joint})(?: (?:how many|number of))?(?: (?:of|from|for|by|to))? ${ones} ${who} ${not}(?<echo>(?: [\\w'-]+){0,4}?)${both}`,
  `^\\W*(?<head>.{3,90}?)(?<again>${joint}) how many (?:of them )?${not}(?<echo>(?: [\\w'-]+){0,4}?)${both}`,
  `^\\W*(?<head>.{3,90}?)(?<again>${joint})(?: how many)?(?: ${ones})?(?: ${who})? (?:have|had|has) (?:none|no)(?<echo>(?: [\\w'-]+){0,4}?)${both}`,
  `^\\W*(?<head>.{3,60}? with(?: at least one| an?| any| some)? .{2,30}?)(?<again>${joint})(?: (?:how many|number of))?(?: (?:of|from|for|by|to))?(?: ${ones})? without(?<echo>(?: [\\w'-]+){0,3}?)${both}`,
  `^\\W*(?<head>.{3,60}?) (?<again>with(?: and| or| vs\\.?| versus) without) (?<echo>(?:an? |any )?[\\w-]+(?: [\\w-]+)?)${both}`,
].map((form) => new RegExp(form, "i"));
const counted = /^(?:how many|(?:the )?(?:number|count) of)\b/i;
const opening = /^(?:(?:show|give|compare|list|get)(?: me| us)?|what (?:is|are|was|were)) (?:the )?/i;
const surest = 0.6;

/** What is asked: the text of those that meet it, the text before the condition, and the words of it. */
type Asked = { text: string; bare: string; said: string | null };

/**
 * "How many customers ordered and how many didn't", "tenants who paid late and those who did not", "revenue from subscribers and from those who
 * aren't", "units with a lease and units without": the rows that meet a condition beside those that do not, by one figure. Null for other
 * questions, where what is denied is something else, and where the condition is not read.
 */
export function metOrNot(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const asked = askedOf(question.question.slice(0, 250));
  if (asked === null) return null;
  const best = (text: string): Candidate | null => {
    const found = read({ ...question, question: text });
    const [first] = found.kind === "readings" ? found.readings : [];
    return first !== undefined && first.confidence >= surest ? first : null;
  };
  const met = counted.test(asked.text)
    ? best(asked.text)
    : (figured(best(asked.text)) ?? best(`number of ${asked.text}`));
  const figure = figured(met);
  if (met === null || figure?.query.kind !== "aggregate") return null;
  const base = asked.bare === "" ? null : best(asked.bare);
  const said = asked.said ?? behindRows(asked.text, question.index);
  const query = splitBy(ofMembers(figure.query, question.index), base, said, question.index);
  if (query === null || isSplit(best(question.question), query)) return null;
  return madeOf(met, query);
}

/** A candidate of figures without groups that are more than a list of the members. */
const figured = (candidate: Candidate | null): Candidate | null =>
  candidate?.query.kind === "aggregate" && candidate.query.limit === null && candidate.query.having === null
    ? candidate
    : null;

function askedOf(text: string): Asked | null {
  const said = forms.map((form) => form.exec(text)).find((each) => each !== null)?.groups;
  if (said === undefined) return null;
  const { head = "", again = "", echo = "", split = "", kind = "" } = said;
  const open = head.replace(opening, "");
  const inside = / without$/.test(again);
  const whole = inside ? `${open} with ${echo.replace(/^(?:an?|any) /i, "")}` : open;
  if (!inside && !echoes(`${kind} ${echo}`, open)) return null;
  const cut = new RegExp(`^(.*?) (?:${who}|with)\\b`, "i").exec(whole)?.[1] ?? "";
  const bare = /\b(?:from|of|by|for|to)$/.test(cut) ? "" : cut;
  const num = counted.test(whole) || bare === "" ? bare : `number of ${bare}`;
  const condition = whole
    .slice(cut.length)
    .trim()
    .replace(new RegExp(`^${who} `, "i"), "");
  return { text: `${whole}${split}`, bare: num, said: cut === "" ? null : condition };
}

/** Whether the whole question is read as figures by a column that tells both apart. */
const isSplit = (whole: Candidate | null, { dimensions }: AggregateQuery): boolean =>
  whole?.query.kind === "aggregate" && whole.query.dimensions.length >= dimensions.length;

/** What a text says of the rows that it names: "how many customers ordered". */
function behindRows(text: string, index: ModelIndex): string {
  const tokens = tokenize(text);
  const rows = tokens.findIndex((token) => tableNamed(token, index) !== null);
  return rawOf(tokens.slice(rows + 1)).trim() || text;
}

/** Different ones that rows refer to as rows of their own: each of them meets a condition or does not. */
function ofMembers(query: AggregateQuery, index: ModelIndex): AggregateQuery {
  const [measure, other] = query.measures;
  const { expression } = measure ?? {};
  if (measure === undefined || other !== undefined || query.dimensions.length > 0) return query;
  if (expression?.kind !== "aggregate" || expression.aggregation !== "count-distinct") return query;
  const { operand } = expression;
  if (operand?.kind !== "field" || expression.filter !== null || query.filter === null) return query;
  const { field } = operand;
  const referred = index.model.relationships.find(
    ({ from }) => from.table === field.table && from.columns.length === 1 && from.columns[0] === field.column,
  )?.to;
  const [table, column] =
    referred === undefined ? [field.table, field.column] : [referred.table, referred.columns[0] ?? ""];
  if (table === query.subject && field.path.length === 0 && referred === undefined) return query;
  const key = index.tables.find((each) => each.table.name === table)?.table.primaryKey ?? [];
  if (key.length !== 1 || key[0] !== column) return query;
  const members = membersOf({ index }, query.subject, operand, query.filter);
  return {
    ...query,
    subject: table,
    measures: [{ ...measure, expression: aggregateOf("count", null) }],
    filter: { kind: "member", operand: fieldOf(table, column), query: members },
  };
}

/** Whether what is denied is what was said before ("ordered and those who did not order"), and nothing else. */
function echoes(echo: string, head: string): boolean {
  const before = tokenize(head);
  return tokenize(echo).every(
    ({ text, lemma, kind }) =>
      kind === "mark" ||
      small.has(text) ||
      before.some(
        (token) => token.lemma === lemma || isRooted(token.lemma, lemma) || isRooted(lemma, token.lemma),
      ),
  );
}

const small: ReadonlySet<string> = new Set("a an any at all the one it so do done have been".split(" "));

/** The figure by whether a row meets the condition, where that is told apart from what both are of. */
function splitBy(
  query: AggregateQuery,
  base: Candidate | null,
  said: string,
  index: ModelIndex,
): AggregateQuery | null {
  const known =
    base?.query.kind === "aggregate" || base?.query.kind === "list" ? conjuncts(base.query.filter) : [];
  const all = conjuncts(query.filter).filter((each) => !known.some((other) => isSamePart(each, other)));
  const far = all.filter(isFar);
  const counts = query.measures.every(
    ({ expression }) => expression.kind === "aggregate" && expression.operand === null,
  );
  const own = far.length > 0 && counts ? far : all.filter((each) => counts || each.kind !== "period");
  const condition = conjunction(own);
  const when = condition === null ? null : ofRow(condition, query, index);
  if (when === null) return null;
  const dimension = byFlag(when, index) ?? {
    id: "v1",
    label: "group",
    expression: twoSides(when, [said, "others"]),
  };
  const rest = conjuncts(query.filter).filter((each) => !own.includes(each));
  return {
    ...query,
    dimensions: [...query.dimensions.filter(({ id }) => !query.hidden.includes(id)), dimension],
    filter: conjunction(rest),
  };
}

/** The flag that a condition is on, which tells both sides by itself; null where it is on more, or rows do not tell. */
function byFlag(when: Filter, index: ModelIndex): Dimension | null {
  if (when.kind !== "comparison" || when.left.kind !== "field" || when.right.kind !== "constant") return null;
  const column = entryOf(when.left.field, index)?.column;
  const told = column !== undefined && columnKindOf(column) === "flag" && column.profile?.nulls === 0;
  return told && column.profile?.distinct === 2
    ? { id: "v1", label: column.label, expression: when.left }
    : null;
}

/** Whether a condition is one on rows that a row has many of. */
const isFar = (filter: Filter): boolean =>
  hasKind(filter, "related") || fieldsOf(filter).some(({ path }) => path.some(({ reversed }) => reversed));

/** A condition as one on the row alone: of rows that it has many of, that some of them meet it. */
function ofRow(filter: Filter, { subject }: AggregateQuery, index: ModelIndex): Filter | null {
  if (!fieldsOf(filter).some(({ path }) => path.some(({ reversed }) => reversed))) return filter;
  const table = index.tables[index.graph.tableIds.get(subject) ?? -1];
  const [key, other] = table?.table.primaryKey ?? [];
  if (key === undefined || other !== undefined) return null;
  const operand = fieldOf(subject, key);
  return { kind: "member", operand, query: membersOf({ index }, subject, operand, filter) };
}
