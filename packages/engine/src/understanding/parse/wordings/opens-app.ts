import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const verbs =
  /^(?:open|opens|opened|opening|launch|launches|launched|use|uses|used|using|visit|visits|visited|start|starts|started)$/;
const articles: ReadonlySet<string> = new Set("the our their your".split(" "));
const apps: ReadonlySet<string> = new Set("app application site website webapp platform".split(" "));
/** What rows that each tell of one time are called, the likeliest first. */
const sessions = ["session", "visit", "login", "launch"];
const logsIn = /^(?:log|logs|logged|logging)$/;
const people: ReadonlySet<string> = new Set(
  "people users customers members visitors clients they we players".split(" "),
);
const times = /^(?:hour|day|weekday|month|week|time|when|quarter|year)$/;
const often = phrases("how often", "how many times");
const helpers: ReadonlySet<string> = new Set(["do", "does", "did", "have", "has"]);

/**
 * "At what hour do people open the app most?", "users who never opened the app", "how often was our site visited" where the rows tell
 * of sessions: these, since nothing of an app itself is kept. "Users who have not logged in" have no logins.
 */
export function opensApp(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const isLogin = tokens.some((_, place) => loginEnd(tokens, place) !== null);
  const rows = sessionsOf(index, isLogin ? ["login", ...sessions] : sessions);
  if (rows === null) return null;
  const asked = phraseAt(tokens, at, often);
  const helper = helpers.has(textAt(tokens, at + asked)) ? at + asked + 1 : at + asked;
  const subject = people.has(textAt(tokens, helper)) ? helper + 1 : helper;
  if (asked > 0) {
    const end = appEnd(tokens, subject);
    return end === null ? null : { words: `number of ${rows}`, tokens: end - at };
  }
  const most = appEnd(tokens, subject);
  const article = most !== null && textAt(tokens, most) === "the" ? 1 : 0;
  if (most !== null && subject > at && textAt(tokens, most + article) === "most")
    return tokens.slice(0, at).some(({ lemma }) => times.test(lemma))
      ? { words: `are the most ${rows}`, tokens: most + article + 1 - at }
      : null;
  const denied = ["never", "not"].includes(textAt(tokens, at)) ? 1 : 0;
  const end = appEnd(tokens, at + denied);
  if (end === null || (denied === 0 && !/ed$/.test(textAt(tokens, at)))) return null;
  return { words: `${denied > 0 ? "without" : "with"} ${rows}`, tokens: end - at };
}

/** Where "open the app" or "log in" ends; null where neither stands there. */
const appEnd = (tokens: readonly Token[], at: number): number | null =>
  loginEnd(tokens, at) ??
  (verbs.test(textAt(tokens, at)) && articles.has(textAt(tokens, at + 1)) && apps.has(textAt(tokens, at + 2))
    ? at + 3
    : null);

const loginEnd = (tokens: readonly Token[], at: number): number | null =>
  logsIn.test(textAt(tokens, at)) && ["in", "on"].includes(textAt(tokens, at + 1)) ? at + 2 : null;

/** What the one table of such rows is called. */
function sessionsOf({ byHead }: ModelIndex, called: readonly string[]): string | null {
  for (const word of called) {
    const [only, other] = byHead.get(word) ?? [];
    if (only !== undefined) return other === undefined ? only.table.label.toLowerCase() : null;
  }
  return null;
}

opensApp.needs = [...apps, "log", "logged", "logging"];
