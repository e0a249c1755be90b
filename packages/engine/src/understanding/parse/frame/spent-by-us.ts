import type { ModelIndex } from "../../index/model-index.ts";
import type { Outgoing } from "../../index/outgoings.ts";
import { isOutgoing } from "../../index/takings.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

const buying = /^(?:purchas|procur|buy|bought)/;
const amounts = /^(?:spend|spent|spending|value|volume|amount|costs?|worth)$/;
const own: ReadonlySet<string> = new Set(["we", "us", "our"]);

/**
 * The money that a span asks for where it is what we paid and not what was paid to us: "purchasing spend", "what did we spend with
 * suppliers"; null where nobody is said to buy, or where more than one kind of rows tells it.
 */
export function spentByUs(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
  index: ModelIndex,
): Outgoing | null {
  const words = tokens.slice(start, end).map(({ text }) => text);
  const called = dealValue(tokens.slice(start, end), index);
  if (called !== null) return called;
  const [last = "", before] = [words.at(-1), words.at(-2)];
  const named = before !== undefined && words.length === 2 && buying.test(before) && amounts.test(last);
  const paid = /^(?:pay|paid)$/.test(last) && own.has(textAt(tokens, start - 1)) && namesPaid(tokens, index);
  const plain = words.length === 1 && (paid || (/^spen[dt]/.test(last) && isOurs(tokens, start, index)));
  if (!named && !plain) return null;
  const said = index.outgoings.filter(({ table }) =>
    index.tables[table]?.words.some((word) => tokens.some(({ lemma }) => lemma === word)),
  );
  const [only, other] = said.length > 0 ? said : index.outgoings;
  return other === undefined ? (only ?? null) : null;
}

/** "Purchase order value": what one of the rows comes to, by the name of their table. */
function dealValue(span: readonly Token[], { words, outgoings }: ModelIndex): Outgoing | null {
  if (span.length < 2 || !/^(?:value|size|worth|amount|total)s?$/.test(span.at(-1)?.text ?? "")) return null;
  const key = span
    .slice(0, -1)
    .map(({ lemma }) => lemma)
    .join("");
  const named = words.phrases.get(key)?.find(({ kind }) => kind === "table");
  return outgoings.find(({ table }) => table === named?.id) ?? null;
}

/** Whether a question says that we pay, or names whom. */
function isOurs(tokens: readonly Token[], at: number, index: ModelIndex): boolean {
  if (buying.test(textAt(tokens, at - 1)) || own.has(textAt(tokens, at - 1))) return true;
  return tokens.some(({ text }) => buying.test(text)) || namesPaid(tokens, index);
}

/** Whether those are named whom money is paid to. */
const namesPaid = (tokens: readonly Token[], { tables, words }: ModelIndex): boolean =>
  tokens.some(({ lemma }) =>
    (words.tablesByWord.get(lemma) ?? []).some((id) => {
      const table = tables[id];
      return table !== undefined && isOutgoing(table);
    }),
  );
