import { z } from "zod";
import { type Identity, type ProviderKey, readIdToken } from "./id-token.ts";
import type { OidcSettings } from "./settings.ts";

/** The code that a browser brought back, with the secrets that it made for this sign-in. */
export type Exchange = { code: string; verifier: string; nonce: string; redirectUri: string; now: Date };

/** An organisation's identity provider. Calls reject when it cannot be reached or does not speak the protocol. */
export type Provider = {
  settings: OidcSettings;
  authorizationEndpoint(): Promise<string>;
  /** Who signed in; null when the provider refuses the code or its token does not hold. */
  identify(exchange: Exchange): Promise<Identity | null>;
};

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });
const tokensSchema = z.object({ id_token: z.string() });

const TIMEOUT_MILLISECONDS = 10_000;

/** A provider by its discovery document, read anew at each sign-in so that rotated keys count at once. */
export function makeProvider(settings: OidcSettings): Provider {
  const discover = async () => {
    const found = discoverySchema.parse(
      await readJson(`${settings.issuer}/.well-known/openid-configuration`),
    );
    if (found.issuer.replace(/\/+$/, "") !== settings.issuer)
      throw new Error(`The provider calls itself ${found.issuer}, not ${settings.issuer}.`);
    return found;
  };
  return {
    settings,
    authorizationEndpoint: async () => (await discover()).authorization_endpoint,
    identify: async (exchange) => {
      const { token_endpoint, jwks_uri } = await discover();
      const token = await exchangeCode(token_endpoint, settings, exchange);
      if (token === null) return null;
      const { keys } = keysSchema.parse(await readJson(jwks_uri));
      const { clientId, issuer } = settings;
      const { nonce, now } = exchange;
      return readIdToken(token, keys as ProviderKey[], { issuer, audience: clientId, nonce, now });
    },
  };
}

/** The ID token for a code (RFC 6749, 4.1.3 with RFC 7636); null when the provider refuses it. */
async function exchangeCode(
  endpoint: string,
  { clientId, clientSecret }: OidcSettings,
  { code, verifier, redirectUri }: Exchange,
): Promise<string | null> {
  const credentials = [clientId, clientSecret].map(encodeURIComponent).join(":");
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      accept: "application/json",
      authorization: `Basic ${Buffer.from(credentials).toString("base64")}`,
    },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  if (response.status >= 500) throw new Error(`The provider answered ${response.status}.`);
  if (!response.ok) return null;
  return tokensSchema.parse(await response.json()).id_token;
}

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
