import { findRoutes } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Frame } from "../frame/frame.ts";
import type { Noun } from "../item.ts";

const openers: ReadonlySet<string> = new Set(["with", "had", "have", "has"]);

/**
 * "How many products had sales in 2025", where sales are called by what they come to: of what is counted, those of which there were such
 * rows, at that time.
 */
export function rowsHad(frame: Frame, tokens: readonly Token[], index: ModelIndex): Frame {
  const [target, other] = frame.targets;
  const plain = frame.counting && other === undefined && frame.extremes.length + frame.required.length === 0;
  const counted = target?.noun.kind === "table" ? index.tables[target.noun.table] : undefined;
  if (!plain || counted === undefined || counted.table.type === "fact") return frame;
  const had = frame.context.find((noun) => isRevenue(noun) && openers.has(textAt(tokens, noun.start - 1)));
  const sales = index.tables[index.moneyTable ?? -1];
  if (had === undefined || sales?.table.type !== "fact") return frame;
  const [route] = findRoutes(index.graph, sales.id, counted.id, { count: 1, preferred: new Set() });
  if (route?.toOne !== true) return frame;
  const { start, end } = had;
  const required: Noun = { kind: "table", start, end, table: sales.id, evidence: "hint", strength: 0.9 };
  return { ...frame, context: frame.context.filter((noun) => noun !== had), required: [required] };
}

const isRevenue = (noun: Noun): boolean =>
  noun.kind === "metric" && noun.metric.kind === "lexicon" && noun.metric.name === "revenue";
