import { figuresCalled } from "../../index/counterparts.ts";
import { labelSaid } from "../../index/figure-names.ts";
import { mainMoney } from "../../index/main-money.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { receivedSaid } from "../../index/money-received.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { isKnown } from "../asides/aside.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const asking = phrases("how much money", "how much", "what");
const helpers = /^(?:do|does|did|have|has)$/;
const giving = /^(?:gives?|gave|given|donates?|donated|contributes?|contributed)$/;
const paying = /^(?:pays?|paid|brings?|brought)$/;
const raising = /^(?:raised?|collect(?:ed)?)$/;
const ours = phrases("in for us", "to us", "us", "in");
const wholly = phrases("together", "all together", "altogether", "in total", "in all", "overall");
/** Who gives where nobody in particular is meant. */
const anyone = /^(?:people|everyone|everybody|they|folks?|all)$/;
/** How many words may say who gives. */
const longestGiver = 6;

/**
 * "How much have people donated", "what did companies and trusts give us": what rows come to in money, of those by whom it was given. Of
 * what is paid and brought it is asked as ours alone.
 */
export function whatTheyGave(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asked = phraseAt(tokens, at, asking);
  if (asked === 0 && helpers.test(textAt(tokens, at))) return weRaisedMost(tokens, at, index);
  if (asked === 0 || !helpers.test(textAt(tokens, at + asked))) return null;
  const raised = weRaised(tokens, at, at + asked + 1, index);
  if (raised !== null) return raised;
  const from = at + asked + 1;
  const verb = tokens.findIndex(
    ({ text }, place) =>
      place > from && place <= from + longestGiver && (giving.test(text) || paying.test(text)),
  );
  const us = verb < 0 ? 0 : phraseAt(tokens, verb + 1, ours);
  if (verb < 0 || (us === 0 && !giving.test(textAt(tokens, verb)))) return null;
  const money = mainMoney(index);
  if (money === null) return null;
  const givers = tokens.slice(from, verb).filter(({ text }) => !["the", "our", "all"].includes(text));
  if (givers.some(({ text, kind }) => text === "we" || kind !== "word")) return null;
  const own = givers.flatMap((giver) => figuresCalled([giver, tokens[verb] ?? giver], index));
  if (own.length === 1 && own[0] !== undefined)
    return { words: `total ${labelSaid(own[0])}`, tokens: verb + 1 + us - at };
  const single = givers.length === 1 ? givers[0] : undefined;
  const whose = single !== undefined && anyone.test(single.text) ? "" : ` from ${rawOf(givers)}`;
  const end = verb + 1 + us;
  return { words: `total ${labelSaid(money)}${whose}`, tokens: end + phraseAt(tokens, end, wholly) - at };
}

/** "How much did we raise in 2024": what rows come to in money that were given. */
function weRaised(tokens: readonly Token[], at: number, who: number, index: ModelIndex): Written | null {
  const isCollected = textAt(tokens, who + 1).startsWith("collect");
  const main = mainMoney(index);
  const money = isCollected ? receivedSaid(index) : main === null ? null : labelSaid(main);
  if (!/^(?:we|you|they|it)$/.test(textAt(tokens, who)) || !raising.test(textAt(tokens, who + 1)))
    return null;
  if (money === null || isKnown(tokens[who + 1], index)) return null;
  const end = who + 2;
  return { words: `total ${money}`, tokens: end + phraseAt(tokens, end, wholly) - at };
}

/** "In which month do we raise the most": the most that rows come to. */
function weRaisedMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const end = textAt(tokens, at + 3) === "the" ? textAt(tokens, at + 4) : "";
  if (!["most", "least"].includes(end) || weRaised(tokens, at, at + 1, index) === null) return null;
  const money = mainMoney(index);
  const next = tokens[at + 5];
  if (money === null || (next?.kind === "word" && next.text !== "in")) return null;
  return { words: `has the ${end === "most" ? "highest" : "lowest"} total ${labelSaid(money)}`, tokens: 5 };
}

whatTheyGave.needs =
  "raise raised collect collected give gives gave given donate donates donated contribute contributes contributed pay pays paid bring brings brought".split(
    " ",
  );

const comes = phrases("come to", "comes to", "amount to", "amounts to", "run to", "add up to");
const one = /^(?:a|an|one|each|every|the)$/;
const usual = /^(?:average|typical|usual|single)$/;

/** "What does a gift come to on average", "what does the average order amount to": the average of what rows come to in money. */
export function whatOneComesTo(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asked = phraseAt(tokens, at, asking);
  if (asked === 0 || !/^do(?:es)?$/.test(textAt(tokens, at + asked))) return null;
  const article = one.test(textAt(tokens, at + asked + 1)) ? 1 : 0;
  const adjective = usual.test(textAt(tokens, at + asked + 1 + article)) ? 1 : 0;
  const noun = at + asked + 1 + article + adjective;
  const size = phraseAt(tokens, noun + 1, comes);
  const [table, money] = [tableCalled(tokens[noun], index), mainMoney(index)];
  if (size === 0 || table === null || money?.table !== table.id) return null;
  const end = noun + 1 + size;
  const onAverage = textAt(tokens, end) === "on" && textAt(tokens, end + 1) === "average" ? 2 : 0;
  return { words: `average ${labelSaid(money)}`, tokens: end + onAverage - at };
}

whatOneComesTo.needs = ["come", "comes", "amount", "amounts", "run", "add"];

const openings = phrases(
  "leave out",
  "leaving out",
  "leave",
  "leaving",
  "not counting",
  "don't count",
  "dont count",
);
const outs = phrases("out of it", "out of this", "out of that", "out", "aside");
const articles: ReadonlySet<string> = new Set(["the", "any", "our"]);

/** "Leave the gift aid out of it", "not counting tips": a number that nothing else was said of stays out of what is asked. */
export function leaveOut(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opened = phraseAt(tokens, at, openings);
  if (opened === 0 || at === 0) return null;
  const start = articles.has(textAt(tokens, at + opened)) ? at + opened + 1 : at + opened;
  let end = start;
  while (figuresCalled(tokens.slice(start, end + 1), index).length > 0 && end < tokens.length) end += 1;
  const said = figuresCalled(tokens.slice(start, end), index);
  const out = phraseAt(tokens, end, outs);
  const bare = /^leav(?:e|ing)$/.test(textAt(tokens, at)) && opened === 1;
  const isEnd = end + out >= tokens.length || tokens[end + out]?.kind === "mark";
  return said.length !== 1 || (bare && out === 0) || !isEnd ? null : { words: "", tokens: end + out - at };
}

leaveOut.needs = ["leave", "leaving", "counting", "count"];
