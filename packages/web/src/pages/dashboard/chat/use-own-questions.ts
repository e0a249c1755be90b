import { useQuery } from "@tanstack/react-query";
import { sourcesQuery } from "../workspace-queries.ts";

/** What a person's own data suggests to ask, of each source the first four. */
export function useOwnQuestions(): string[] {
  const { data: sources } = useQuery(sourcesQuery);
  return sources?.flatMap(({ suggestions }) => suggestions.slice(0, 4)) ?? [];
}
