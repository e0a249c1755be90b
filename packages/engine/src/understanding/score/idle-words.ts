import { isHolder, type SemanticQuery } from "@parlance/contract";
import { type Cue, cuesOf } from "../lexicon/cues.ts";
import { fold } from "../text/tokenize.ts";
import type { Match } from "../types.ts";
import { meetsRival } from "./meets-rival.ts";

/**
 * Words of a question that say what to do with the data and that a reading does not carry out: "never" of a query that
 * leaves nothing out, "average" of one that averages nothing. Each word with a function is held against the marks that it
 * leaves in a query (kinds of expressions and filters, aggregations, operators, parts that are there); functions that
 * many queries carry out without a mark ("all", "different", "total") are let pass.
 */
export function idleWords(query: SemanticQuery, matches: readonly Match[]): string[] {
  const marks = marksOf(query);
  return matches.flatMap(({ kind, meaning, text }, at) => {
    if (kind === "period") return bounds.some((mark) => marks.has(mark)) ? [] : [text];
    if (kind === "metric") return figureMarks.some((mark) => marks.has(mark)) ? [] : [text];
    if (kind !== "cue" || ordinary.has(fold(text)) || meetsRival(matches, at)) return [];
    const cue = cuesOf(fold(text)).find((each) => each.kind === meaning);
    const asked = cue === undefined ? writtenMarks(meaning) : marksAsked(cue, fold(text));
    return asked === null || asked.some((mark) => marks.has(mark)) ? [] : [text];
  });
}

/** The marks of a cue that stands for something said in other words ("20 to 29 year olds" is between two ages, "the busiest hour" one of the day). */
const writtenMarks = (meaning: string): readonly string[] | null =>
  meaning === "part"
    ? times
    : meaning === "between" || meaning === "not" || meaning === "null"
      ? marksAsked(meaning === "null" ? { kind: meaning, negated: false } : { kind: meaning }, "")
      : null;

/** Cues that are as often plain words: "total after discount", "the driver with …". */
const ordinary: ReadonlySet<string> = new Set(["after", "before", "driver", "drivers", "rank", "ranking"]);

const figureMarks = ["figure", "duration", "order", "comparison", "aggregate-value", "arithmetic"];
const times = ["truncate", "part", "period", "duration", "comparison-of-periods", "time"];

/** What a period that was said leaves behind: bounds in time, or a year or day as a value. */
const bounds = [...times, "comparison", "between", "in", "text", "growth", "analysis"];

/** The marks of which a query that carries a cue out has at least one; null where it may have none. */
function marksAsked(cue: Cue, text: string): readonly string[] | null {
  switch (cue.kind) {
    case "aggregate":
      return cue.aggregation === "sum" ? null : aggregationMarks(cue.aggregation);
    case "average-of":
      return aggregationMarks("average");
    case "not":
      return ["not", "!=", "except", "null", "none"];
    case "between":
      return [
        "between",
        "period",
        "correlation",
        "-",
        "comparison-of-periods",
        "duration",
        "growth",
        "drivers",
      ];
    case "share":
      return ["share", "/", "list", "growth", "comparison-of-periods"];
    case "ratio":
      return /^(?:divided|ratio)/.test(text) ? ["/"] : null;
    case "versus":
      return [
        "groups",
        "or",
        "in",
        "comparison-of-periods",
        "growth",
        "difference",
        "correlation",
        "analysis",
        "-",
        "/",
        "list",
        "case",
        "figures",
      ];
    case "growth":
      return ["growth", "difference", "comparison-of-periods", "trend", "drivers"];
    case "running":
    case "moving":
      return [cue.kind];
    case "compare":
    case "suffix":
      return [
        ...(["=", "!="].includes(cue.operator) ? ["comparison"] : [">", ">=", "<", "<=", "in"]),
        "period",
        "related",
        "between",
        "order",
        "comparison-of-periods",
      ];
    case "returns":
      return text === "return" ? null : ["comparison", "in", "null", "related", "exists", "groups"];
    case "null":
      return ["null"];
    case "grain":
    case "part":
    case "recurring":
      return times;
    case "analysis":
      return [
        "analysis",
        "truncate",
        "comparison-of-periods",
        "growth",
        ...(/^distribut/.test(text) ? ["groups"] : []),
      ];
    case "extreme":
    case "top":
    case "common":
      return ["order", "limit", "minimum", "maximum", "aggregate-value", "rank"];
    default:
      return null;
  }
}

function aggregationMarks(aggregation: string): readonly string[] {
  const extreme = aggregation === "minimum" || aggregation === "maximum";
  return extreme ? [aggregation, "order", "limit"] : [aggregation, "/", "moving"];
}

/**
 * What a query holds, wherever it stands: kinds, aggregations, operators and operations, and the parts that are there. The order
 * and limit of one figure do nothing.
 */
export function marksOf(query: SemanticQuery): ReadonlySet<string> {
  const marks = new Set<string>();
  collect(query, marks);
  return marks;
}

const telling: ReadonlySet<string> = new Set(["kind", "aggregation", "operator", "operation"]);

function collect(part: unknown, marks: Set<string>): void {
  if (!isHolder(part)) return;
  if (Array.isArray(part)) {
    for (const each of part) collect(each, marks);
    return;
  }
  if (isExistence(part)) {
    marks.add("exists");
    collect(part.filter, marks);
    return;
  }
  if ("standing" in part) marks.add("null");
  if (("count" in part && part.count === 0) || ("value" in part && part.value === 0)) marks.add("none");
  const single = "dimensions" in part && Array.isArray(part.dimensions) && part.dimensions.length === 0;
  for (const name in part) {
    const value = part[name];
    if (single && (name === "order" || name === "limit")) continue;
    if (typeof value === "number" && name !== "offset") marks.add("number");
    if (telling.has(name)) marks.add(String(value));
    else if (name === "measures" && Array.isArray(value) && value.length > 0) {
      marks.add("figure");
      if (value.length > 1) marks.add("figures");
    } else if (name === "order" && Array.isArray(value) && value.length > 0) marks.add("order");
    else if (name === "dimensions" && Array.isArray(value) && value.length > 0) marks.add("groups");
    else if (name === "limit" && value !== null) marks.add("limit");
    else if (name === "comparison" && value !== null) marks.add("comparison-of-periods");
    if (name !== "kind") collect(value, marks);
  }
}

/** That a row has others at all: the number in it is none that was said. */
const isExistence = (part: object): part is { filter: unknown } =>
  "kind" in part &&
  part.kind === "related" &&
  "operator" in part &&
  part.operator === ">" &&
  "count" in part &&
  part.count === 0 &&
  "filter" in part;
