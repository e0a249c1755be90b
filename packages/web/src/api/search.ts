import { type SearchHit, searchResponse } from "@parlance/contract";
import { call } from "./call.ts";

/** What a text finds in the workspace. */
export const searchWorkspace = async (text: string, signal: AbortSignal): Promise<SearchHit[]> =>
  (await call(searchResponse, `/api/search?text=${encodeURIComponent(text)}`, { signal })).hits;
