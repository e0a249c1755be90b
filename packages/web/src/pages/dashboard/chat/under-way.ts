import { currentUser } from "../../../api/session.ts";
import type { Chosen, Entry } from "./entry.ts";

/** Where this tab keeps the question that it waits for, should the server have lost it when the page is loaded again. */
const key = "question_under_way";

/** A question that was asked, by the id of its entry, and the last turn that the server had kept before (0 for none). */
export type UnderWay = {
  id: string;
  conversation: string;
  question: string;
  chosen: Chosen | null;
  after: number;
};

/** Keeps the question under way until it is settled. Storage that refuses costs no more than the question's survival. */
export function keepUnderWay(question: UnderWay): void {
  const kept = { ...question, user: currentUser()?.email ?? null, page: performance.timeOrigin };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    return;
  }
}

/** Forgets a question under way. */
export function dropUnderWay(id: string): void {
  if (readKept()?.id !== id) return;
  try {
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
}

/** The question that this person was waiting for in a conversation when the page went, and that is neither answered since nor under way. */
export function leftUnderWay(conversation: string, entries: Entry[]): UnderWay | null {
  const kept = readKept();
  if (kept === null || kept.conversation !== conversation) return null;
  const isHere = kept.page === performance.timeOrigin || kept.user !== (currentUser()?.email ?? null);
  const isKept = entries.some(
    ({ id, turn, question }) =>
      id === kept.id || (turn !== null && turn > kept.after && question === kept.question),
  );
  return isHere || isKept ? null : kept;
}

function readKept(): (UnderWay & { user: string | null; page: number }) | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isUnderWay(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isUnderWay = (value: unknown): value is UnderWay & { user: string | null; page: number } =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "conversation" in value &&
  typeof value.conversation === "string" &&
  "question" in value &&
  typeof value.question === "string" &&
  "chosen" in value &&
  typeof value.chosen === "object" &&
  "after" in value &&
  typeof value.after === "number" &&
  "user" in value &&
  "page" in value &&
  typeof value.page === "number";
