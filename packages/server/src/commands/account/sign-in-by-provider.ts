import {
  failed,
  type LoginResponse,
  type ProviderResponse,
  type ProviderSignInRequest,
  type Result,
  success,
} from "@parlance/contract";
import type { Provider } from "../../oidc/provider.ts";
import type { Services } from "../../services.ts";
import { findUserByEmail, homeWorkspaceOf } from "../../store/user-store.ts";
import { startSession } from "../sessions.ts";

const redirectUri = ({ origin }: Services): string => `${origin()}/login/callback`;

/** Where to sign in with the organisation's identity provider. Fails as unreachable. */
export async function describeProvider(services: Services): Promise<Result<ProviderResponse>> {
  const { provider } = services;
  if (provider === null) return success({ provider: null });
  const endpoint = await attempt(provider, () => provider.authorizationEndpoint());
  if (!endpoint.ok) return endpoint;
  const { name, clientId } = provider.settings;
  return success({
    provider: { name, clientId, authorizationEndpoint: endpoint.value, redirectUri: redirectUri(services) },
  });
}

/**
 * Signs in whom the provider vouches for. The address must be verified and have an account: those are made by invitation
 * alone. Fails as not-found without a provider, unreachable, session-expired for a code or token that does not hold, and
 * not-allowed.
 */
export async function signInByProvider(
  services: Services,
  { code, verifier, nonce }: ProviderSignInRequest,
): Promise<Result<LoginResponse>> {
  const { provider, database, now } = services;
  if (provider === null) return failed({ code: "not-found", what: "identity provider" });
  const identity = await attempt(provider, () =>
    provider.identify({ code, verifier, nonce, redirectUri: redirectUri(services), now: now() }),
  );
  if (!identity.ok) return identity;
  if (identity.value === null) return failed({ code: "session-expired" });
  const { email, emailVerified } = identity.value;
  const user = emailVerified ? await findUserByEmail(database, email) : null;
  const workspaceId = user?.passwordHash == null ? null : await homeWorkspaceOf(database, user);
  if (user === null || workspaceId === null)
    return failed({ code: "not-allowed", action: `sign in as ${email}` });
  return startSession(services, user.id, workspaceId, null);
}

async function attempt<T>({ settings }: Provider, work: () => Promise<T>): Promise<Result<T>> {
  try {
    return success(await work());
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return failed({ code: "unreachable", host: new URL(settings.issuer).host, cause });
  }
}
