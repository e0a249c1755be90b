import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["maximum", "highest"],
  ["max", "highest"],
  ["minimum", "lowest"],
  ["min", "lowest"],
]);
const further =
  /^(?:[a-z]+ ){1,4}(?:, )?and (?:when|who|where|its (?!average|mean|total|sum)|(?:in |on |at |for )?which )/;

/** "The maximum fee and when it was", "… and which customer", "the highest salary and whose is it": of the one row that has it, as the highest is. */
export function endAndWhose(tokens: readonly Token[], at: number): Written | null {
  const whose = at === 0 ? figureAndWhose(tokens) : null;
  if (whose !== null) return whose;
  const end = ends.get(textAt(tokens, at));
  if (end === undefined) return null;
  const behind = tokens.slice(at + 1, at + 9).map(({ text }) => `${text} `);
  return further.test(behind.join("")) ? { words: end, tokens: 1 } : null;
}

const opening = /^(?:what(?: is|'s| was) |show me |give me )?(?:the |our )?/;
const held = /(?: that)?(?: we have)?(?: on (?:file|record))?(?: so far)?$/;
const owned =
  /^(?:whose(?: is it| it is)?|who (?:has|earns|gets|holds|got|had) (?:it|that)|who it belongs to)$/;
const extreme =
  /^(highest|lowest|biggest|smallest|largest|longest|shortest|maximum|max|minimum|min) ((?:\S+ ){0,2}\S+)$/;

/** "What is the highest salary we have on file and whose is it": who has the highest salary. */
function figureAndWhose(tokens: readonly Token[]): Written | null {
  const said = tokens.filter(({ kind }) => kind !== "mark");
  const and = said.findLastIndex(({ text }) => text === "and");
  const text = (part: readonly Token[]): string => part.map((token) => token.text).join(" ");
  if (and < 0 || !owned.test(text(said.slice(and + 1)))) return null;
  const [, end = "", figure = ""] =
    extreme.exec(text(said.slice(0, and)).replace(opening, "").replace(held, "")) ?? [];
  return end === ""
    ? null
    : { words: `who has the ${ends.get(end) ?? end} ${figure}`, tokens: tokens.length };
}
