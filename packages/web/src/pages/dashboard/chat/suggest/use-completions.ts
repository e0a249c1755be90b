import type { SemanticModel } from "@parlance/contract";
import { type UseQueryResult, useQueries, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { currentUser } from "../../../../api/session.ts";
import { modelQuery, sourcesQuery } from "../../workspace-queries.ts";
import { recentQuestions } from "../remembered.ts";
import { type Completion, complete } from "./complete.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** Sources whose words are read: many more than anyone asks from one field. */
const maximumSources = 30;

/** Completions of what is typed, from the connected sources' words, read once somebody types; a demo session has the retail demo's. */
export function useCompletions(text: string, wanted: boolean): Completion[] {
  const { data: sources = [] } = useQuery(sourcesQuery);
  const demo = currentUser()?.isDemo === true ? ["retail_demo"] : [];
  const [isTyped, setTyped] = useState(false);
  if (wanted && !isTyped) setTyped(true);
  const ids = isTyped ? [...sources.map(({ id }) => id), ...demo].slice(0, maximumSources) : [];
  const words = useQueries({ queries: ids.map(modelQuery), combine: wordsOf });
  return useMemo(() => (wanted ? complete(text, words, recentQuestions()) : []), [wanted, text, words]);
}

const wordsOf = (results: UseQueryResult<SemanticModel>[]): Vocabulary =>
  vocabularyOf(results.flatMap(({ data }) => data ?? []));
