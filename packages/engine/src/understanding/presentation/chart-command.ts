import { type ChartLook, requestedChart, type SemanticQuery, withChart } from "@parlance/contract";
import { isNumberListed } from "../conversation/list-figures.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { contentWords } from "../text/content-words.ts";
import { tokenize } from "../text/tokenize.ts";
import { changedLook } from "./look-change.ts";
import { namesSomething, presentationOf } from "./presentation-of.ts";
import { readLook } from "./read-look.ts";

/**
 * The query of the answer before with its chart as words ask for ("log scale", "add a target line at 100000 and call it
 * Sales", "sort by name"); null where they say anything else as well. What no chart can do leaves it as it is, and `refused` says why.
 */
export function chartCommand(question: string, last: SemanticQuery, index: ModelIndex): Drawn | null {
  if (last.kind === "set") return null;
  const text = question.replace(bareKind, (all) => `${all} chart`);
  const read = readLook(text, "all", (word) => namesSomething(index, word));
  const sorted = readSort(read.text);
  const presentation = presentationOf(sorted.text, index);
  const plain = presentation.bin === null && presentation.order === null && !presentation.counts;
  const rest = contentWords(tokenize(presentation.text)).filter((word) => !chartTalk.has(word));
  const something =
    read.reset ||
    read.kind !== null ||
    presentation.chart !== null ||
    sorted.sort !== null ||
    read.refused !== null ||
    isChanged(read.look);
  if (!something || !plain || rest.length > 0 || (read.parts && !hasParts(last))) return null;
  const before = requestedChart(last);
  const look = read.reset ? {} : changedLook(before.look, read.look);
  const said = read.kind ?? presentation.chart ?? (read.reset ? null : before.kind);
  const drawn = withChart(last, read.parts && said !== "area" ? "stacked-bar" : said, look);
  const query = sorted.sort === null ? drawn : inOrder(drawn, sorted.sort, index);
  return { query, refused: read.refused };
}

type Drawn = { query: SemanticQuery; refused: string | null };

/** Whether groups are split by others: what a stack or an area adds up. */
const hasParts = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" && query.dimensions.filter(({ id }) => !query.hidden.includes(id)).length === 2;

/** "As a line", "in bars": of an answer that is there, a kind of chart. */
const bareKind =
  /^\W*(?:and |now )?(?:(?:show|draw|make|give|plot)(?: me)?(?: it| this| that)? )?(?:as|in|with)(?: an?| the)? (?:line|bar|column|area|stacked bar|grouped bar)(?=(?: please)?\W*$)/i;

const isChanged = (look: object): boolean => Object.keys(look).length > 0;

/** Words that speak of the picture and say nothing by themselves. */
const chartTalk: ReadonlySet<string> = new Set(
  "chart graph plot picture bars bar lines columns make use put set change draw add now then instead also just".split(
    " ",
  ),
);

type Sort = NonNullable<ChartLook["sort"]>;

const sorts: readonly (readonly [Sort, RegExp])[] = [
  [
    "name-descending",
    /\b(?:(?:sort|order|arrange|rank)(?:ed)?(?: it| them| the bars| this| that)? )?(?:in )?(?:reverse alphabetical(?:ly)?(?: order)?|reverse(?:d)? by name|from z to a|z ?(?:-|to) ?a|by (?:the )?names? (?:descending|in descending order|from z to a))\b/i,
  ],
  [
    "name",
    /\b(?:sort|order|arrange|rank)(?:ed)?(?: it| them| the bars| this| that| the chart)?(?: by (?:the )?names?| alphabetically| from a to z| in alphabetical order)\b|^\W*(?:alphabetically|in alphabetical order|a to z|by names?)\W*$/i,
  ],
  [
    "smallest",
    /\b(?:smallest|lowest|least|fewest|cheapest|shortest|fastest|quickest)(?: ones)? (?:first|on top|at the top)\b|\bsort(?:ed)?(?: it| them| the bars)? (?:from )?(?:smallest|lowest) to (?:largest|highest)\b/i,
  ],
  [
    "largest",
    /\b(?:largest|biggest|highest|most|longest|slowest)(?: ones)? (?:first|on top|at the top)\b|\bsort(?:ed)?(?: it| them| the bars)? (?:by size|by value|from (?:largest|highest) to (?:smallest|lowest))\b/i,
  ],
];

function readSort(text: string): { sort: Sort | null; text: string } {
  for (const [sort, pattern] of sorts) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const rest =
      text.slice(0, match.index) + " ".repeat(match[0].length) + text.slice(match.index + match[0].length);
    return { sort, text: rest };
  }
  return { sort: null, text };
}

/**
 * Groups in an order: of one kind of group those of the query itself, table and all; beside times, what splits them. Rows go by the one number that is listed of
 * them.
 */
function inOrder(query: SemanticQuery, sort: Sort, index: ModelIndex): SemanticQuery {
  if (query.kind === "list" && (sort === "largest" || sort === "smallest")) {
    const [number, another] = query.columns.filter((column) => isNumberListed(column, { index }));
    return number === undefined || another !== undefined
      ? withLookOf(query, sort)
      : { ...query, order: [{ by: number.expression, descending: sort === "largest" }] };
  }
  if (query.kind !== "aggregate") return withLookOf(query, sort);
  const [group, ...others] = query.dimensions.filter(({ id }) => !query.hidden.includes(id));
  const [figure] = query.measures;
  const isTime = group?.expression.kind === "truncate";
  const by = sort === "largest" || sort === "smallest" ? figure?.id : group?.id;
  if (others.length > 0 || isTime || by === undefined) return withLookOf(query, sort);
  const descending = sort === "largest" || sort === "name-descending";
  return { ...query, order: [{ by: { kind: "output", id: by }, descending }] };
}

const withLookOf = (query: SemanticQuery, sort: Sort): SemanticQuery => {
  const { kind, look } = requestedChart(query);
  return withChart(query, kind, { ...look, sort });
};
