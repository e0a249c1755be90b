import { failed, success } from "@parlance/contract";
import type { Services } from "../../services.ts";
import { findAskedTurn } from "../../store/conversation-list-store.ts";
import { noteChange } from "../../store/workspace-store.ts";
import { askQuestion, type Question } from "../ask-question.ts";
import type { WorkspaceAccess } from "../find-sources.ts";
import { ownerOf } from "../owner-of.ts";
import type { Outcome, Watch } from "./running-answers.ts";

/**
 * Asks a question whose answer is kept whether its asker waits for it or not: `listener` only listens. Asked again under the
 * same id it is the same question. Fails as `askQuestion` does.
 */
export async function askLasting(
  services: Services,
  access: WorkspaceAccess,
  question: Question & { id: string },
  listener: Watch,
): Outcome {
  const owner = ownerOf(access);
  const kept = await findAskedTurn(services.database, owner, question.id);
  if (kept !== null) return success(kept);
  const { id, sessionId, text } = question;
  const tell = () => noteChange(services.database, access.workspaceId);
  const outcome = services.running.start(
    owner,
    { id, sessionId, text, askedAt: services.now() },
    async (watch) => {
      const asked = await askQuestion(services, access, question, watch);
      if (watch.signal?.aborted) await tell();
      return asked;
    },
    listener,
  );
  await tell();
  return outcome;
}

/** Listens to a question that was asked before, wherever that was. Fails as not-found where it neither runs nor was answered. */
export async function listenTo(
  services: Services,
  access: WorkspaceAccess,
  id: string,
  listener: Watch,
): Outcome {
  const owner = ownerOf(access);
  const running = services.running.join(owner, id, listener);
  if (running !== null) return running;
  const kept = await findAskedTurn(services.database, owner, id);
  return kept === null ? failed({ code: "not-found", what: "question" }) : success(kept);
}
