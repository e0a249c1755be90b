import { z } from "zod";

/** One thing that the search box found. `target` is the id of a conversation, chart or source. */
export const searchHitSchema = z.object({
  kind: z.enum(["conversation", "chart", "source", "column", "term"]),
  label: z.string(),
  detail: z.string(),
  target: z.string(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** GET /api/search?text=…: at most eight of each kind. */
export const searchQuery = z.object({ text: z.string().trim().max(200).default("") });
export const searchResponse = z.object({ hits: z.array(searchHitSchema) });
export type SearchResponse = z.infer<typeof searchResponse>;
