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
  /^(?:whose(?: is it| it is)?|who (?:has|earns|gets|holds|got|had|is|was) (?:it|that|this)|who it belongs to)$/;
const isItself = /^who (?:is|was) /;
const narrowed = / (?:among|amongst|of|for|in|with|since) .*$/;
const ofWhich = /^which ([a-z]+) (?:is|was) (?:it|that|this)$/;
const extreme =
  /^(highest|lowest|biggest|smallest|largest|longest|shortest|earliest|latest|maximum|max|minimum|min) ((?:\S+ ){0,2}?\S+(?: (?:among|amongst|of|for|in|with|since) .*)?)$/;

/** "What is the highest salary we have on file and whose is it", "the earliest start among cooks, which cook is it": who has it, which cook has it. */
function figureAndWhose(tokens: readonly Token[]): Written | null {
  const said = tokens.filter(({ kind, text }) => kind !== "mark" || text === ",");
  const joint = said.findLastIndex(({ text }) => text === "and" || text === ",");
  const text = (part: readonly Token[]): string =>
    part
      .filter(({ kind }) => kind !== "mark")
      .map((token) => token.raw.toLowerCase())
      .join(" ");
  const asked = joint < 0 ? "" : text(said.slice(joint + 1));
  const [, noun] = (textAt(said, joint) === "," && ofWhich.exec(asked)) || [];
  if (noun === undefined && !owned.test(asked)) return null;
  const before = textAt(said, joint - 1) === "," ? joint - 1 : joint;
  const [, end = "", figure = ""] =
    extreme.exec(text(said.slice(0, before)).replace(opening, "").replace(held, "")) ?? [];
  const who = noun === undefined ? "who" : `which ${noun}`;
  const both = textAt(said, joint) === "and" && isItself.test(asked);
  const shown = both ? `, with the ${figure.replace(narrowed, "")}` : "";
  return end === ""
    ? null
    : { words: `${who} has the ${ends.get(end) ?? end} ${figure}${shown}`, tokens: tokens.length };
}
