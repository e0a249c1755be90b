import { randomUUID } from "node:crypto";
import { normalisedQuestion } from "@parlance/contract";
import { RETAIL_DEMO } from "../../retail-demo.ts";
import type { Services } from "../../services.ts";
import { listVerified, putVerified, type StoredVerified } from "../../store/verified-store.ts";
import { askQuestion } from "../ask-question.ts";
import { publicAccess } from "../find-sources.ts";
import { rowsHash } from "./rows-hash.ts";

/** What the demo's sample members vouch for. */
const vouched: [question: string, verifiedBy: string][] = [
  ["Revenue by quarter", "Maya Lindqvist"],
  ["Orders by month", "Tomás Herrera"],
  ["Revenue by store", "Priya Raman"],
];

/** Reads the demo's verified questions on its data, once a start: every demo workspace made from then on has them. */
export async function vouchForDemo(services: Services): Promise<void> {
  for (const [question, verifiedBy] of vouched) {
    const asked = await askQuestion(services, publicAccess, {
      text: question,
      sessionId: "",
      sourceIds: [RETAIL_DEMO],
      query: null,
      byWordsAlone: true,
    });
    if (!asked.ok || asked.value.answer.outcome !== "answered") continue;
    const { answer } = asked.value;
    const verified: StoredVerified = {
      id: randomUUID(),
      workspaceId: publicAccess.workspaceId,
      sourceId: RETAIL_DEMO,
      question,
      normalised: normalisedQuestion(question),
      sentence: answer.reading.sentence,
      query: answer.reading.query,
      rowsHash: rowsHash(answer),
      verifiedBy,
      verifiedAt: services.now(),
      outcome: null,
      ranAt: null,
    };
    await putVerified(services.database, verified);
  }
}

/** Gives a new demo workspace the verified questions of the demo. */
export async function copyVouched({ database }: Services, workspaceId: string): Promise<void> {
  for (const verified of await listVerified(database, publicAccess.workspaceId))
    await putVerified(database, { ...verified, id: randomUUID(), workspaceId });
}
