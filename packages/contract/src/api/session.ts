import { z } from "zod";

/** The warehouse that a session is already connected to. */
export const connectionSchema = z.object({
  type: z.string(),
  project_id: z.string().nullable(),
  dataset_id: z.string().nullable(),
  config: z.object({ description: z.string() }),
});
export type Connection = z.infer<typeof connectionSchema>;

/** POST /api/login. */
export const loginRequest = z.object({ email: z.string().trim().max(254), password: z.string().max(1000) });
export type LoginRequest = z.infer<typeof loginRequest>;

/** Access tokens live minutes, refresh tokens weeks; both are opaque. */
export const loginResponse = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  name: z.string(),
  email: z.string(),
  isDemo: z.boolean(),
  connection: connectionSchema.nullable(),
});
export type LoginResponse = z.infer<typeof loginResponse>;

/** POST /api/refresh; answers with a new `loginResponse`, the old refresh token is used up. */
export const refreshRequest = z.object({ refresh_token: z.string().max(200) });
export type RefreshRequest = z.infer<typeof refreshRequest>;
