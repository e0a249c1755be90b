import { offerSetUp } from "./commands/account/set-up.ts";
import { vouchForDemo } from "./commands/trust/vouch-for-demo.ts";
import { type Composition, compose } from "./compose.ts";
import { type FolderLock, lockFolder } from "./lock-folder.ts";
import { type OidcSettings, readOidcSettings } from "./oidc/settings.ts";
import { readSettings, type Settings } from "./settings.ts";

await main();

/** Starts the server; one line says when it is ready, one why it is not. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (!settings.ok) return refuse(settings.failure);
  const oidc = readOidcSettings(process.env);
  if (!oidc.ok) return refuse(oidc.failure);
  const lock = await lockFolder(settings.value.dataFolder);
  if (!lock.ok)
    return refuse(
      `The data folder ${settings.value.dataFolder} is in use by another Parlance (process ${lock.failure.pid}). ` +
        "Stop that one, or set DATA_DIR to another folder.",
    );
  try {
    await serve(settings.value, oidc.value, lock.value);
  } catch (error) {
    await lock.value.release();
    refuse(startFailure(settings.value, error));
  }
}

async function serve(settings: Settings, oidc: OidcSettings | null, lock: FolderLock): Promise<void> {
  const composition = await compose(settings, oidc);
  endOnSignal(composition, lock);
  const { app, services } = composition;
  await app.listen({ port: settings.port, host: settings.host });
  const demo = await services.retailDemo;
  console.log(
    `Parlance ${services.version} ready at ${services.ownAddress()} (data in ${settings.dataFolder})`,
  );
  const token = await offerSetUp(services);
  if (token !== null)
    console.log(
      `No account yet. The first administrator sets one up at ${services.origin()}/set-up?token=${token}`,
    );
  await services.engine
    .call("open", demo)
    .then(() => vouchForDemo(services))
    .catch((error: unknown) => app.log.error(error, "the demo did not open"));
}

/** Ends in order on the first signal, at once on the second. */
function endOnSignal(composition: Composition, lock: FolderLock): void {
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) process.exit(1);
    ending = true;
    await composition.close();
    await lock.release();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void end());
}

function startFailure({ port }: Settings, error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop that one, or set PORT to another number.`;
  return `Parlance could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function refuse(reason: string): void {
  console.error(reason);
  process.exit(1);
}
