import { readStored, readStoredJson, writeStored } from "../../../api/stored.ts";
import { type Entry, newSessionId } from "./entry.ts";

/** Storage keys: the open conversation, the one in which nothing was asked yet, unsent questions by conversation, and what only this browser has seen. */
const keys = {
  current: "conversation_id",
  fresh: "conversation_unasked",
  drafts: "conversation_drafts",
  notices: "conversation_notices",
  questions: "recent_questions",
} as const;
const maximumDrafts = 20;
const maximumNotices = 20;
const maximumQuestions = 50;

/** The conversation that was open last, or a new one, which nobody knows yet. */
export function currentConversation(): { id: string; isKnown: boolean } {
  const stored = readStored(keys.current);
  if (stored !== null && /^[\w-]{1,200}$/.test(stored))
    return { id: stored, isKnown: stored !== readStored(keys.fresh) };
  return { id: newConversation(), isKnown: false };
}

/** Opens a conversation that nobody knows before something is asked in it. */
export function newConversation(): string {
  const id = newSessionId();
  writeStored(keys.fresh, id);
  return openConversation(id);
}

/** Something is asked in a conversation: the server knows it from now on. */
export function conversationAsked(id: string): void {
  if (readStored(keys.fresh) === id) writeStored(keys.fresh, null);
}

/** Remembers which conversation is open. */
export function openConversation(id: string): string {
  writeStored(keys.current, id);
  return id;
}

/** The half-typed question of a conversation. */
export const readDraft = (conversation: string): string => drafts()[conversation] ?? "";

/** Keeps the half-typed question of a conversation; those of the latest twenty are kept. */
export function writeDraft(conversation: string, text: string): void {
  const { [conversation]: _, ...others } = drafts();
  const kept = Object.entries(others).slice(-(maximumDrafts - 1));
  if (text !== "") kept.push([conversation, text]);
  writeStored(keys.drafts, JSON.stringify(Object.fromEntries(kept)));
}

function drafts(): Record<string, string> {
  const stored = readStoredJson(keys.drafts);
  if (typeof stored !== "object" || stored === null) return {};
  const texts = Object.entries(stored).filter(
    (pair): pair is [string, string] => typeof pair[1] === "string",
  );
  return Object.fromEntries(texts);
}

/** What only this browser has seen of a conversation (demo answers, notices), with the turn that each came after. */
export type LocalEntry = { after: number; entry: Entry };

/** The local entries of a conversation; none of another. */
export function readLocalEntries(conversation: string): LocalEntry[] {
  const stored = readStoredJson(keys.notices);
  if (typeof stored !== "object" || stored === null || !("conversation" in stored)) return [];
  if (stored.conversation !== conversation || !("entries" in stored) || !Array.isArray(stored.entries))
    return [];
  return stored.entries.filter(isLocalEntry);
}

/** Keeps the local entries of the open conversation. */
export function writeLocalEntries(conversation: string, entries: LocalEntry[]): void {
  writeStored(keys.notices, JSON.stringify({ conversation, entries: entries.slice(-maximumNotices) }));
}

/** What was asked from this browser, latest first. */
export function recentQuestions(): string[] {
  const stored = readStoredJson(keys.questions);
  return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === "string") : [];
}

/** Remembers a question that was asked. */
export function rememberQuestion(question: string): void {
  const questions = [question, ...recentQuestions().filter((each) => each !== question)];
  writeStored(keys.questions, JSON.stringify(questions.slice(0, maximumQuestions)));
}

const isLocalEntry = (value: unknown): value is LocalEntry =>
  typeof value === "object" &&
  value !== null &&
  "after" in value &&
  typeof value.after === "number" &&
  "entry" in value &&
  isNotice(value.entry);

function isNotice(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null || !("outcome" in value) || !("id" in value)) return false;
  const { outcome } = value;
  return (
    typeof outcome === "object" &&
    outcome !== null &&
    "state" in outcome &&
    outcome.state === "notice" &&
    "content" in outcome &&
    typeof outcome.content === "string"
  );
}
