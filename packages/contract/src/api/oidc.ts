import { z } from "zod";

/** GET /api/oidc: where people sign in with their organisation's identity provider; null where none is set. */
export const providerResponse = z.object({
  provider: z
    .object({
      name: z.string(),
      authorizationEndpoint: z.string(),
      clientId: z.string(),
      redirectUri: z.string(),
    })
    .nullable(),
});
export type ProviderResponse = z.infer<typeof providerResponse>;

/** POST /api/oidc/sign-in: what the provider sent back, with the two secrets that the browser made. Answers like a login. */
export const providerSignInRequest = z.object({
  code: z.string().min(1).max(4000),
  verifier: z.string().min(43).max(128),
  nonce: z.string().min(16).max(200),
});
export type ProviderSignInRequest = z.infer<typeof providerSignInRequest>;
