import { standardConventions } from "@parlance/contract";
import { type Token, tokenize } from "../text/tokenize.ts";
import { periodsAt } from "../time/parse-period.ts";
import type { Question } from "../types.ts";
import { parseFormula } from "./parse-formula.ts";

const aside =
  /[,;:]?\s*(?:\b(?:which|where|with|i\.e\.|e\.g\.|that is|for example|inclusive|calculated|computed|measured|defined|meaning)\b.*$)/i;
/** "(closed on - opened on) in days". */
const span = /\(\s*([^()]+?) [-–−] ([^()]+?)\s*\),? in ((?:whole )?[a-z]+s)\b/i;
const sql = /\b[A-Z_]{3,}\s*\(|\bINTERVAL\b|\bCURRENT_DATE\b/;

/**
 * The words of a definition that stand in its term's place: without remarks (brackets, ", which …"), and without a period or
 * an ending that the question says itself. Null for what is no wording: SQL, and a formula that could not be read.
 */
export function readWording(question: Question, definition: string): Token[] | null {
  if (sql.test(definition) || parseFormula(definition) !== null) return null;
  const plain = definition
    .replace(span, "$3 from $2 to $1")
    .replaceAll(/\([^()]*\)/g, " ")
    .replace(/^\s*(?:the|a|an)\s+/i, "")
    .replace(/[.;]\s*$/, "");
  const cut = plain.replace(/,\s*(.*)$/s, (rest) => (aside.test(rest) ? rest.replace(aside, "") : rest));
  const said = tokenize(question.question);
  const tokens = withoutEnding(tokenize(cut), said);
  const own = hasPeriod(question, said) ? withoutPeriods(question, tokens) : tokens;
  return own.some(({ kind }) => kind === "word") ? own : null;
}

/** Leaves out a last clause of three or more words ("who joined in 2023") where the question has it, too. */
function withoutEnding(tokens: readonly Token[], said: readonly Token[]): Token[] {
  const text = ` ${said.map(({ lemma }) => lemma).join(" ")} `;
  for (let start = 1; start <= tokens.length - 3; start += 1) {
    const tail = tokens
      .slice(start)
      .map(({ lemma }) => lemma)
      .join(" ");
    if (clauses.has(tokens[start]?.text ?? "") && text.includes(` ${tail} `)) return tokens.slice(0, start);
  }
  return [...tokens];
}

const clauses: ReadonlySet<string> = new Set(
  "who which that with in on for from during since after before where".split(" "),
);

const periodAt = ({ now, calendar }: Question, tokens: readonly Token[], at: number) =>
  periodsAt(tokens, at, now, calendar ?? standardConventions)
    .filter(({ bare }) => !bare)
    .toSorted((left, right) => right.end - left.end)[0];

const hasPeriod = (question: Question, tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => periodAt(question, tokens, at) !== undefined);

const prepositions: ReadonlySet<string> = new Set([
  "in",
  "on",
  "during",
  "over",
  "within",
  "for",
  "the",
  "from",
  "of",
]);

function withoutPeriods(question: Question, tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const period = periodAt(question, tokens, at);
    const token = tokens[at];
    if (period === undefined && token !== undefined) kept.push(token);
    if (period === undefined) continue;
    while (prepositions.has(kept.at(-1)?.text ?? "")) kept.pop();
    at = period.end - 1;
  }
  return kept;
}
