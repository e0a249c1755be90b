import { createHash, randomBytes } from "node:crypto";

/** An opaque token of 256 random bits: what the client holds, and the hash that is kept. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

/** SHA-256 of a token; enough for one that cannot be guessed. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
