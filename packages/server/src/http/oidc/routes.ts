import { errorResponse, loginResponse, providerResponse, providerSignInRequest } from "@parlance/contract";
import { describeProvider, signInByProvider } from "../../commands/account/sign-in-by-provider.ts";
import type { Services } from "../../services.ts";
import { sendFailure } from "../errors.ts";
import type { App } from "../typed-app.ts";

/** Signing in with the organisation's identity provider (OpenID Connect, code flow with PKCE that the browser starts). */
export function oidcRoutes(app: App, services: Services): void {
  const config = { policy: "open", rateLimit: { max: 60, timeWindow: "1 minute" } } as const;
  const errors = {
    400: errorResponse,
    401: errorResponse,
    403: errorResponse,
    404: errorResponse,
    429: errorResponse,
    502: errorResponse,
  };
  app.get(
    "/api/oidc",
    { config, schema: { response: { 200: providerResponse, ...errors } } },
    async (_, reply) => {
      const provider = await describeProvider(services);
      return provider.ok ? provider.value : sendFailure(reply, provider.failure);
    },
  );
  app.post(
    "/api/oidc/sign-in",
    { config, schema: { body: providerSignInRequest, response: { 200: loginResponse, ...errors } } },
    async (request, reply) => {
      const session = await signInByProvider(services, request.body);
      return session.ok ? session.value : sendFailure(reply, session.failure);
    },
  );
}
