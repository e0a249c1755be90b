import {
  type LoginResponse,
  loginResponse,
  type ProviderResponse,
  providerResponse,
} from "@parlance/contract";
import { call } from "./call.ts";

/** The organisation's identity provider. */
export type IdentityProvider = NonNullable<ProviderResponse["provider"]>;

/** Where the secrets of a sign-in under way wait for the provider's answer. */
const key = "oidc_sign_in";
type UnderWay = { state: string; nonce: string; verifier: string };

/** The provider that this installation signs in with; null where none is set. */
export const readProvider = async (): Promise<IdentityProvider | null> =>
  (await call(providerResponse, "/api/oidc")).provider;

/** Leads to the provider, with secrets of this browser's own (RFC 7636). */
export async function leaveForProvider(provider: IdentityProvider): Promise<void> {
  const underWay: UnderWay = { state: secret(), nonce: secret(), verifier: secret() };
  sessionStorage.setItem(key, JSON.stringify(underWay));
  const address = new URL(provider.authorizationEndpoint);
  address.search = new URLSearchParams({
    ...Object.fromEntries(address.searchParams),
    response_type: "code",
    client_id: provider.clientId,
    redirect_uri: provider.redirectUri,
    scope: "openid email profile",
    state: underWay.state,
    nonce: underWay.nonce,
    code_challenge: await challengeOf(underWay.verifier),
    code_challenge_method: "S256",
  }).toString();
  window.location.assign(address);
}

/** Signs in with what the provider sent back; throws with the sentence to show. A sign-in begun elsewhere is refused. */
export async function returnFromProvider(parameters: URLSearchParams): Promise<LoginResponse> {
  const underWay = JSON.parse(sessionStorage.getItem(key) ?? "null") as UnderWay | null;
  sessionStorage.removeItem(key);
  const code = parameters.get("code");
  if (underWay === null || code === null || parameters.get("state") !== underWay.state)
    throw new Error("The sign-in was not begun here, or was given up. Try again.");
  const { verifier, nonce } = underWay;
  return call(loginResponse, "/api/oidc/sign-in", { method: "POST", body: { code, verifier, nonce } });
}

/** 256 random bits. */
const secret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
