import { createPublicKey, verify, type webcrypto } from "node:crypto";
import { z } from "zod";

/** Who an ID token speaks of. */
export type Identity = { email: string; emailVerified: boolean };

/** What a token must say to be taken. */
export type Expected = { issuer: string; audience: string; nonce: string; now: Date };

/** A public key of a provider, as its key set lists it. */
export type ProviderKey = webcrypto.JsonWebKey & { kid?: string; alg?: string };

const headerSchema = z.object({ alg: z.enum(["RS256", "ES256"]), kid: z.string().optional() });
const claimsSchema = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  nonce: z.string(),
  email: z.string(),
  email_verified: z.union([z.boolean(), z.enum(["true", "false"])]).default(false),
});

const CLOCK_SKEW_SECONDS = 60;

/**
 * Who a signed ID token speaks of (OpenID Connect Core 1.0, 3.1.3.7); null when its form, signature, issuer, audience,
 * nonce or time is not as it must be. Algorithms: RS256 and ES256, never "none".
 */
export function readIdToken(
  token: string,
  keys: readonly ProviderKey[],
  expected: Expected,
): Identity | null {
  const [head = "", body = "", signature = "", ...rest] = token.split(".");
  const header = headerSchema.safeParse(fromPart(head));
  const claims = claimsSchema.safeParse(fromPart(body));
  if (rest.length > 0 || !header.success || !claims.success) return null;
  const { alg, kid } = header.data;
  const fitting = keys.filter((key) => kid === undefined || key.kid === kid);
  if (!fitting.some((key) => isSigned(`${head}.${body}`, signature, alg, key))) return null;
  return isExpected(claims.data, expected)
    ? { email: claims.data.email.toLowerCase(), emailVerified: String(claims.data.email_verified) === "true" }
    : null;
}

function isExpected(
  claims: z.infer<typeof claimsSchema>,
  { issuer, audience, nonce, now }: Expected,
): boolean {
  const audiences = [claims.aud].flat();
  return (
    claims.iss.replace(/\/+$/, "") === issuer &&
    audiences.includes(audience) &&
    (audiences.length === 1 || claims.azp === audience) &&
    claims.nonce === nonce &&
    claims.exp + CLOCK_SKEW_SECONDS > now.getTime() / 1000
  );
}

/** A key of another family than the algorithm's makes no signature valid. */
function isSigned(data: string, signature: string, alg: "RS256" | "ES256", jwk: ProviderKey): boolean {
  if (jwk.kty !== (alg === "RS256" ? "RSA" : "EC")) return false;
  const key = createPublicKey({ key: jwk, format: "jwk" });
  const options = alg === "ES256" ? ({ key, dsaEncoding: "ieee-p1363" } as const) : key;
  return verify("sha256", Buffer.from(data), options, Buffer.from(signature, "base64url"));
}

function fromPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
