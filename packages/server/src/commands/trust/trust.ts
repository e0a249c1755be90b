import { randomUUID } from "node:crypto";
import {
  type DataAnswer,
  failed,
  normalisedQuestion,
  type Result,
  readingKey,
  type SemanticQuery,
  success,
  type TrustResponse,
  type VerifiedOutcome,
  type VerifiedQuestion,
  type VerifyRequest,
} from "@parlance/contract";
import type { Services } from "../../services.ts";
import { findConversation, listTurns } from "../../store/conversation-list-store.ts";
import { orderedQuery } from "../../store/ordered-query.ts";
import {
  countAnswers,
  deleteVerified,
  judgedAnswers,
  listVerified,
  putVerified,
  type StoredVerified,
  writeOutcome,
} from "../../store/verified-store.ts";
import { noteChange } from "../../store/workspace-store.ts";
import { askQuestion } from "../ask-question.ts";
import { ownerOf } from "../owner-of.ts";
import type { Access } from "../sessions.ts";
import { reliability } from "./reliability.ts";
import { rowsHash } from "./rows-hash.ts";

/** Verified questions, what readers said of answers, and how far confidence holds in this workspace. */
export async function readTrust({ database }: Services, access: Access): Promise<TrustResponse> {
  const { workspaceId } = access;
  const judged = await judgedAnswers(database, workspaceId);
  const judgedRight = judged.filter(({ right }) => right).length;
  return {
    verified: (await listVerified(database, workspaceId)).map(describe),
    answers: await countAnswers(database, workspaceId),
    judgedRight,
    judgedWrong: judged.length - judgedRight,
    reliability: reliability(judged),
  };
}

/** Vouches for the answer of one turn of an own conversation, for its words or others. Fails as not-found where there is none. */
export async function verify(
  { database, now }: Services,
  access: Access,
  { conversation, position, words }: VerifyRequest,
): Promise<Result<VerifiedQuestion>> {
  const found = await findConversation(database, ownerOf(access), conversation);
  if (found === null) return failed({ code: "not-found", what: "conversation" });
  const page = { after: position - 1, before: position + 1, limit: 1 };
  const [turn] = await listTurns(database, found.id, page);
  if (turn?.answer?.outcome !== "answered") return failed({ code: "not-found", what: "answer" });
  const { reading } = turn.answer;
  const question = words ?? turn.question;
  const verified: StoredVerified = {
    id: randomUUID(),
    workspaceId: access.workspaceId,
    sourceId: reading.query.source,
    question,
    normalised: normalisedQuestion(question),
    sentence: reading.sentence,
    query: reading.query,
    rowsHash: rowsHash(turn.answer),
    verifiedBy: access.name,
    verifiedAt: now(),
    outcome: null,
    ranAt: null,
  };
  await putVerified(database, verified);
  await noteChange(database, access.workspaceId);
  return success(describe(verified));
}

/** Takes a verified question back. Fails as not-found. */
export async function unverify({ database }: Services, access: Access, id: string): Promise<Result<null>> {
  if (!(await deleteVerified(database, access.workspaceId, id)))
    return failed({ code: "not-found", what: "verified question" });
  await noteChange(database, access.workspaceId);
  return success(null);
}

/** Reads every verified question anew, by its words alone, and compares the rows with those of the verified query. */
export async function runVerified(services: Services, access: Access): Promise<TrustResponse> {
  for (const verified of await listVerified(services.database, access.workspaceId))
    await writeOutcome(
      services.database,
      verified.id,
      await outcomeOf(services, access, verified),
      services.now(),
    );
  await noteChange(services.database, access.workspaceId);
  return readTrust(services, access);
}

async function outcomeOf(
  services: Services,
  access: Access,
  { question, query, sourceId, rowsHash: then }: StoredVerified,
): Promise<VerifiedOutcome> {
  const answerTo = async (asked: SemanticQuery | null): Promise<DataAnswer | null> => {
    const answer = await askQuestion(services, access, {
      text: question,
      sessionId: "",
      sourceIds: [sourceId],
      query: asked,
      byWordsAlone: true,
    });
    return answer.ok && answer.value.answer.outcome === "answered" ? answer.value.answer : null;
  };
  const now = await answerTo(query);
  if (now === null) return "changed";
  const read = await answerTo(null);
  if (read === null) return "unanswered";
  const isSame = readingKey(read.reading.query) === readingKey(query) || rowsHash(read) === rowsHash(now);
  if (!isSame) return "other";
  return rowsHash(now) === then || hasMovedOn(query, now.reading.query) ? "same" : "changed";
}

/** Whether a relative period of a query has come to mean other days. */
const hasMovedOn = (then: SemanticQuery, now: SemanticQuery): boolean =>
  JSON.stringify(orderedQuery(then)) !== JSON.stringify(orderedQuery(now));

const describe = (verified: StoredVerified): VerifiedQuestion => ({
  id: verified.id,
  question: verified.question,
  sentence: verified.sentence,
  query: verified.query,
  source: verified.sourceId,
  verifiedBy: verified.verifiedBy,
  verifiedAt: verified.verifiedAt.toISOString(),
  outcome: verified.outcome,
  ranAt: verified.ranAt?.toISOString() ?? null,
});
