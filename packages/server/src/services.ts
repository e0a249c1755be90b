import type { AfterReply } from "./commands/after-reply.ts";
import type { Attempts } from "./commands/attempts.ts";
import type { RetailDemo } from "./commands/open-retail-demo.ts";
import type { Queue } from "./commands/queue.ts";
import type { RunningAnswers } from "./commands/running/running-answers.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Provider } from "./oidc/provider.ts";
import type { Seal } from "./secrets/seal.ts";
import type { Settings } from "./settings.ts";
import type { Database } from "./store/database.ts";
import type { EngineCalls } from "./workers/engine-calls.ts";
import type { CallWorker } from "./workers/start-worker.ts";

/** What commands work with; made once by `compose`. */
export type Services = {
  settings: Settings;
  version: string;
  database: Database;
  engine: CallWorker<EngineCalls>;
  /** Ready a moment after the first start; questions wait for it. */
  retailDemo: Promise<RetailDemo>;
  /** Answers that go on whoever listens. */
  running: RunningAnswers;
  afterReply: AfterReply;
  /** One import at a time: each may take its share of the memory. */
  imports: Queue;
  /** By account. */
  signInFailures: Attempts;
  /** By network address, whatever the account. */
  addressFailures: Attempts;
  mailer: Mailer;
  /** The organisation's identity provider; null where none is set. */
  provider: Provider | null;
  /** For settings that may not be read where they are kept. */
  seal: Seal;
  /** Where people reach this server, without a slash at the end: what links in mails start with. */
  origin(): string;
  /** The address that it listens on. */
  ownAddress(): string;
  now(): Date;
};
