import { failed, type Result, success } from "@parlance/contract";
import { z } from "zod";

const schema = z.object({
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: "must be an https:// address" }),
  OIDC_CLIENT_ID: z.string({ error: "is missing" }).min(1),
  OIDC_CLIENT_SECRET: z.string({ error: "is missing" }).min(1),
  OIDC_NAME: z.string().min(1).max(60).default("single sign-on"),
});

/** How people sign in with their organisation's identity provider. */
export type OidcSettings = { issuer: string; clientId: string; clientSecret: string; name: string };

/** Reads the environment; null where no issuer is named. Fails with one sentence a wrong variable. */
export function readOidcSettings(environment: NodeJS.ProcessEnv): Result<OidcSettings | null, string> {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== "");
  const variables = Object.fromEntries(given);
  if (variables.OIDC_ISSUER === undefined) return success(null);
  const parsed = schema.safeParse(variables);
  if (!parsed.success)
    return failed(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = parsed.data;
  return success({
    issuer: OIDC_ISSUER.replace(/\/+$/, ""),
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: OIDC_NAME,
  });
}
