import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeAfterReply } from "./commands/after-reply.ts";
import { makeAttempts } from "./commands/attempts.ts";
import { cleanUp, clearWorkFolder } from "./commands/clean-up.ts";
import { openRetailDemo } from "./commands/open-retail-demo.ts";
import { makeQueue } from "./commands/queue.ts";
import { refreshDueCharts } from "./commands/refresh-due-charts.ts";
import { makeRunningAnswers } from "./commands/running/running-answers.ts";
import { syncDueSources } from "./commands/sync/sync-due-sources.ts";
import { buildApp } from "./http/app.ts";
import type { App } from "./http/typed-app.ts";
import { mailFolder, makeMailer } from "./mail/mailer.ts";
import { makeProvider } from "./oidc/provider.ts";
import type { OidcSettings } from "./oidc/settings.ts";
import { readSecretKey } from "./secrets/read-secret-key.ts";
import { makeSeal } from "./secrets/seal.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { openDatabase } from "./store/open-database.ts";
import type { EngineCalls } from "./workers/engine-calls.ts";
import { startWorker } from "./workers/start-worker.ts";

/** The running parts: the application to listen with, and how to end all of it. */
export type Composition = { app: App; services: Services; close(): Promise<void> };

const CLEAN_UP_MILLISECONDS = 10 * 60_000;
const ROUND_MILLISECONDS = 30_000;
const repository = join(import.meta.dirname, "../../..");

/** Opens everything that the server is made of. The retail demo is made meanwhile and may come later. */
export async function compose(settings: Settings, oidc: OidcSettings | null = null): Promise<Composition> {
  const retailDemo = openRetailDemo(settings.dataFolder);
  retailDemo.catch(() => undefined);
  const { database, close: closeDatabase } = await openDatabase(settings.databaseUrl, settings.dataFolder);
  const services: Services = {
    settings,
    version: await readVersion(),
    database,
    engine: startWorker<EngineCalls>(new URL("./workers/engine-worker.ts", import.meta.url), {
      kind: "thread",
    }),
    retailDemo,
    running: makeRunningAnswers((error) => app.log.error(error, "an answer failed")),
    afterReply: makeAfterReply(),
    imports: makeQueue(),
    mailer: makeMailer({
      smtpUrl: settings.smtpUrl,
      from: settings.mailFrom,
      folder: mailFolder(settings),
    }),
    seal: makeSeal(await readSecretKey(settings)),
    provider: oidc === null ? null : makeProvider(oidc),
    origin: () => settings.publicUrl ?? services.ownAddress(),
    ownAddress: () => addressOf(app, settings),
    signInFailures: makeAttempts(10, 15 * 60_000, Date.now),
    addressFailures: makeAttempts(50, 15 * 60_000, Date.now),
    now: () => new Date(),
  };
  await clearWorkFolder(services);
  const app = await buildApp(services, await findWebFolder());
  const tidy = () =>
    void cleanUp(services).catch((error: unknown) => app.log.error(error, "clean-up failed"));
  const timer = setInterval(tidy, CLEAN_UP_MILLISECONDS);
  tidy();
  const refreshing = keepRunning(
    () => refreshDueCharts(services),
    (error) => app.log.error(error, "refreshing charts failed"),
  );
  const syncing = keepRunning(
    () => syncDueSources(services),
    (error) => app.log.error(error, "reading sources again failed"),
  );
  return {
    app,
    services,
    close: async () => {
      clearInterval(timer);
      const rounds = [refreshing.stop(), syncing.stop()];
      await app.close();
      await Promise.all(rounds);
      await services.afterReply.settle();
      await services.running.close();
      await services.engine.close();
      await closeDatabase();
    },
  };
}

/** Does some work every half minute; a round starts when the one before has ended. */
function keepRunning(
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let round: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    round = work()
      .catch(onError)
      .finally(() => {
        busy = false;
      });
  }, ROUND_MILLISECONDS);
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}

async function readVersion(): Promise<string> {
  const manifest = JSON.parse(await readFile(join(repository, "package.json"), "utf8")) as {
    version: string;
  };
  return manifest.version;
}

/** The built screens; null before `npm run build`. */
async function findWebFolder(): Promise<string | null> {
  const folder = join(repository, "packages/web/dist");
  return access(join(folder, "index.html")).then(
    () => folder,
    () => null,
  );
}

/** Where a listening application is reached from this machine. */
function addressOf(app: App, { host, port }: Settings): string {
  const address = app.server.address();
  const own = typeof address === "object" && address !== null ? address.port : port;
  return `http://${host.includes(":") ? `[${host}]` : host}:${own}`;
}
