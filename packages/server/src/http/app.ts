import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import fastify from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Services } from "../services.ts";
import { accountRoutes } from "./account/routes.ts";
import { administrationRoutes } from "./administration/routes.ts";
import { openAskRoutes } from "./ask/open-routes.ts";
import { askRoutes } from "./ask/routes.ts";
import { chartRoutes } from "./charts/routes.ts";
import { connectionRequestRoutes } from "./connection-requests/routes.ts";
import { conversationRoutes } from "./conversations/routes.ts";
import { allowOrigins } from "./cross-origin.ts";
import { databaseRoutes } from "./databases/routes.ts";
import { handleErrors } from "./errors.ts";
import { guardRoutes } from "./guard.ts";
import { healthRoutes } from "./health/routes.ts";
import { leadRoutes } from "./leads/routes.ts";
import { modelRoutes } from "./models/routes.ts";
import { oidcRoutes } from "./oidc/routes.ts";
import { describeApi } from "./openapi.ts";
import { preferenceRoutes } from "./preferences/routes.ts";
import { refuseBrokenText } from "./refuse-broken-text.ts";
import { searchRoutes } from "./search/routes.ts";
import { sessionRoutes } from "./session/routes.ts";
import { shareRoutes } from "./shares/routes.ts";
import { sourceRoutes } from "./sources/routes.ts";
import { syncRoutes } from "./sync/routes.ts";
import { teamRoutes } from "./team/routes.ts";
import { toolRoutes } from "./tools/routes.ts";
import { trustRoutes } from "./trust/routes.ts";
import type { App } from "./typed-app.ts";
import { contentPolicy } from "./web/content-policy.ts";
import { webRoutes } from "./web/routes.ts";

const JSON_LIMIT_BYTES = 1_048_576;

/** Builds the HTTP application; `webFolder` holds the built screens, null where there are none. */
export async function buildApp(services: Services, webFolder: string | null): Promise<App> {
  const app = makeApp(services);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  guardRoutes(app, services);
  refuseBrokenText(app);
  allowOrigins(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: await contentPolicy(webFolder) },
    strictTransportSecurity: false,
    referrerPolicy: { policy: "same-origin" },
  });
  await app.register(rateLimit, { global: false });
  await describeApi(app, services.version);
  accountRoutes(app, services);
  healthRoutes(app, services);
  sessionRoutes(app, services);
  oidcRoutes(app, services);
  leadRoutes(app, services);
  administrationRoutes(app, services);
  connectionRequestRoutes(app, services);
  askRoutes(app, services);
  openAskRoutes(app, services);
  conversationRoutes(app, services);
  shareRoutes(app, services);
  chartRoutes(app, services);
  teamRoutes(app, services);
  toolRoutes(app, services);
  trustRoutes(app, services);
  searchRoutes(app, services);
  preferenceRoutes(app, services);
  await sourceRoutes(app, services);
  databaseRoutes(app, services);
  modelRoutes(app, services);
  syncRoutes(app, services);
  await webRoutes(app, services, webFolder);
  return app;
}

function makeApp({ settings }: Services): App {
  return fastify({
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: 0,
    forceCloseConnections: true,
    logger: {
      level: settings.logLevel,
      stream: process.stderr,
      redact: ["req.headers.authorization", "req.headers.cookie"],
    },
  }).withTypeProvider<ZodTypeProvider>();
}
