import { type Filter, partKey, periodsOf, type SemanticQuery } from "@parlance/contract";
import { doubt } from "../doubt/doubt.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { cutQuestion, rankCuts } from "../read-question.ts";
import { tokenize } from "../text/tokenize.ts";
import { type Idea, ideasFor } from "./ideas.ts";
import { filterOf, keptTo, ofRows, saidConditions } from "./said-conditions.ts";

/**
 * Questions that this data can answer: starters where `around` is null, otherwise near that query. Only those come back
 * that are read as they are meant, of the rows that it is of where these can be said, at most `count`, none twice and none that was `asked` before, in these words or as that query.
 * `leads` come first, two of them at most. Deterministic.
 */
export function suggestQuestions(
  index: ModelIndex,
  { around, count, keepsRows = false, leads = [], asked = nothing }: Near,
): string[] {
  const chosen: string[] = [];
  const shapes = new Map<string, number>();
  const known = new Set([around, ...asked.queries].map((query) => partKey(query)));
  const said = new Set(asked.questions.map((question) => question.toLowerCase()));
  const isNew = (question: string, query: SemanticQuery): boolean =>
    !said.has(question.toLowerCase()) && !known.has(partKey(query));
  for (const idea of leads) {
    if (chosen.length === Math.min(mostLeads, count)) break;
    if (shapes.has(idea.shape) || !isWanted(idea)) continue;
    shapes.set(idea.shape, 1);
    choose(idea);
  }
  const filter = around === null || !keepsRows ? null : filterOf(around);
  const ofSameRows = saidConditions(filter, index.model).length > 0 ? [filter, null] : [null];
  for (const rows of new Set(ofSameRows)) {
    const ideas = [...ideasFor(index, around)].filter((idea) => !isBounded(rows) || !followsTime(idea));
    for (const wave of [1, 3]) {
      for (const plain of rows === null ? ideas : ideas.slice(0, mostKeptTo)) {
        if (chosen.length >= count) return chosen;
        if ((shapes.get(plain.shape) ?? 0) >= wave) continue;
        const idea = [ofRows(plain, rows), ...keptTo(plain, rows, index.model)].find(isWanted);
        if (idea === undefined) continue;
        shapes.set(idea.shape, (shapes.get(idea.shape) ?? 0) + 1);
        choose(idea);
      }
    }
  }
  return chosen;

  function isWanted(idea: Idea): boolean {
    const query = chosen.includes(idea.question) ? null : readAs(index, idea);
    return query !== null && isNew(idea.question, query);
  }
  function choose(idea: Idea): void {
    chosen.push(idea.question);
    known.add(partKey(readAs(index, idea)));
  }
}

const isBounded = (rows: Filter | null): boolean => periodsOf(rows).length > 0;

/** What goes on beyond a period is no question of it; what leads on within one is a lead. */
const followsTime = ({ shape }: Idea): boolean => shape.endsWith("time");

type Near = {
  around: SemanticQuery | null;
  count: number;
  /** Whether those of the same rows come first; what was not answered is helped by plain ones, which are known already. */
  keepsRows?: boolean;
  leads?: readonly Idea[];
  asked?: { questions: readonly string[]; queries: readonly SemanticQuery[] };
};

const nothing = { questions: [], queries: [] };

const mostLeads = 2;
/** Ideas that are looked at of certain rows alone: each costs reading a question that is seldom the same. */
const mostKeptTo = 5;
/** Questions whose readings are kept at a time: of other rows they are others. */
const mostKept = 1000;

/** The query that the engine reads an idea's question as, when it is what the idea means; read once for each index. */
function readAs(index: ModelIndex, idea: Idea): SemanticQuery | null {
  const known = index.suggested.get(idea.question);
  const query = known === undefined ? plainlyRead(index, idea.question) : known;
  if (index.suggested.size >= mostKept) index.suggested.clear();
  index.suggested.set(idea.question, query);
  return meant(idea, query);
}

const meant = ({ means }: Idea, query: SemanticQuery | null): SemanticQuery | null =>
  query !== null && means(query) ? query : null;

/** Cuts of a plain question that are looked at: the words of the model that it is put together from are seldom cut otherwise. */
const plainCuts = 2;

/** What a plain question is read as, as `understand` reads it, at half the price; null where that is in doubt. */
function plainlyRead(index: ModelIndex, text: string): SemanticQuery | null {
  const question = { question: text, previous: [], previousQuestions: [], index, now: "2024-01-01" };
  const [best, ...others] = rankCuts(question, cutQuestion(question, text, plainCuts), text);
  if (best === undefined || best.unread.length > 0) return null;
  const read = doubt([best, ...others], { question: text, tokens: tokenize(text, 90), index });
  return read.kind === "readings" ? best.query : null;
}
