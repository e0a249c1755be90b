import type { SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { understand } from "../understand.ts";
import { type Idea, ideasFor } from "./ideas.ts";

/**
 * Questions that this data can answer: starters where `around` is null, otherwise near that query. Only those come back
 * that `understand` reads as they are meant, at most `count`, none twice. `leads` come first, two of them at most. Deterministic.
 */
export function suggestQuestions(
  index: ModelIndex,
  { around, count, leads = [] }: { around: SemanticQuery | null; count: number; leads?: readonly Idea[] },
): string[] {
  const chosen: string[] = [];
  const shapes = new Map<string, number>();
  const base = around === null ? null : JSON.stringify(around);
  for (const idea of leads) {
    const query =
      chosen.length < Math.min(mostLeads, count) ? meant(idea, plainlyRead(index, idea.question)) : null;
    if (query !== null && JSON.stringify(query) !== base) chosen.push(idea.question);
  }
  for (const wave of [1, 3]) {
    for (const idea of ideasFor(index, around)) {
      if (chosen.length >= count) return chosen;
      if (chosen.includes(idea.question) || (shapes.get(idea.shape) ?? 0) >= wave) continue;
      const query = readAs(index, idea);
      if (query === null || JSON.stringify(query) === base) continue;
      shapes.set(idea.shape, (shapes.get(idea.shape) ?? 0) + 1);
      chosen.push(idea.question);
    }
  }
  return chosen;
}

const mostLeads = 2;

/** The query that the engine reads an idea's question as, when it is what the idea means; read once for each index. */
function readAs(index: ModelIndex, idea: Idea): SemanticQuery | null {
  const known = index.suggested.get(idea.question);
  const query = known === undefined ? plainlyRead(index, idea.question) : known;
  index.suggested.set(idea.question, query);
  return meant(idea, query);
}

const meant = ({ means }: Idea, query: SemanticQuery | null): SemanticQuery | null =>
  query !== null && means(query) ? query : null;

function plainlyRead(index: ModelIndex, question: string): SemanticQuery | null {
  const read = understand({ question, previous: [], previousQuestions: [], index, now: "2024-01-01" });
  const best = read.kind === "readings" ? read.readings[0] : undefined;
  return best !== undefined && best.unread.length === 0 ? best.query : null;
}
