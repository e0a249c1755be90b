import type { AggregateQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { madeOf, oneReading } from "../one-reading.ts";
import { mainFigure } from "../suggest/ideas.ts";
import type { Candidate, Question, Understanding } from "../types.ts";
import { askedBeyond, type Bound } from "./asked-beyond.ts";
import { changedBetween, overKnown, reachesBack } from "./changed-between.ts";

const falling = "falling|declining|shrinking|dropping|decreasing|going down|worsening";
const rising = "rising|growing|increasing|improving|going up";
const fell = "fell|declined|shrank|dropped|decreased|went down";
const rose = "rose|grew|increased|improved|went up";
const asks = "(?:which|what|are there any|do we have any) (?:of )?(?:the |our |my )?";
const opener = `^\\W*(?:${asks}|(?:show(?: me)? |list |find )?(?:the |our |my |all )?)`;
const tail =
  "((?: (?:compared (?:to|with)|vs\\.?|versus|against|than|this|last|in|during|since|year|yoy|month|quarter|over|from|between)\\b.*)?)\\W*$";

/** What is said of a change between periods, and not of a deed of people. */
const held = "(?= (?:from|between|compared|vs|versus|against|than|since|over)\\b)";

/** How a group of members may be said to go up or down; what is counted stands in `figure`, where it is said. */
const forms: readonly RegExp[] = [
  `^\\W*${asks}(?<rows>[\\w -]+?) (?:is|are|have been|has been|keeps?) (?<how>${falling}|${rising})(?: in (?<figure>[\\w ]+?))?`,
  `${opener}(?<rows>[\\w -]+?) (?:that|which|who) (?:is|are|have been|has been) (?<how>${falling}|${rising})(?: in (?<figure>[\\w ]+?))?`,
  `${opener}(?<rows>[\\w -]+?)(?: that| which| who)? (?:is|are|have been|has been) (?<how>losing|gaining) (?<figure>[\\w ]+?)`,
  `${opener}(?<rows>[\\w -]+?) (?:with|have|has|had|show|shows) (?:a )?(?<how>${falling}|${rising}) (?<figure>[\\w ]+?)`,
  `${opener}(?<rows>[\\w -]+?) (?:whose|where|in which) (?:the )?(?<figure>[\\w ]+?) (?:is |are |has |have )?(?<how>${falling}|${rising}|${fell}|${rose})`,
  `^\\W*${asks}(?<rows>[\\w -]+?)(?:'s|') (?<figure>[\\w ]+?) (?<how>${fell}|${rose})`,
  `${opener}(?<rows>[\\w -]+?) (?:that|which|who) (?:has |have )?(?<how>${fell}|${rose})(?: in (?<figure>[\\w ]+?))?${held}`,
  `^\\W*${asks}(?<rows>[\\w -]+?) (?:has |have )?(?<how>${fell}|${rose})`,
].map((form) => new RegExp(`${form}${tail}`, "i"));

const down = new RegExp(`^(?:${falling}|${fell}|losing)$`, "i");
const compares = /\b(?:compared|vs|versus|against|than)\b/i;
const yearly = /^(?: (?:this year|year over year|year on year|yoy|over the years?))?$/i;

/**
 * "Which products are declining", "clients whose revenue grew against last quarter": those whose figure went down, or up, from the period
 * before to the one that is named, this year, or this month of young data, where none is. Null for other questions, and where no such change can be read.
 */
export function goingDown(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const text = question.question.slice(0, 300);
  const beyond = askedBeyond(text, question.index);
  const asked: Asked | null =
    beyond === null
      ? askedOf(text, question.index)
      : { texts: [beyond.text], bound: beyond.bound, unsaid: false, surest: 0.9 };
  if (asked === null) return null;
  for (const text of asked.texts) {
    const best = oneReading(read({ ...question, question: text }));
    const made = best === undefined ? null : changed(best.query, asked.bound);
    if (best === undefined || made === null) return null;
    const query = asked.unsaid ? overKnown(made, question) : made;
    if (!reachesBack(query, question.index)) continue;
    const confidence = Math.min(best.confidence, asked.surest);
    return madeOf(best, query, confidence);
  }
  return null;
}

/** What is said of change leaves open which periods are held against each other. */
const surest = 0.75;

type Asked = { texts: string[]; bound: Bound; unsaid: boolean; surest: number };

function askedOf(text: string, index: ModelIndex): Asked | null {
  const said = forms.map((form) => form.exec(text)).find((each) => each !== null);
  if (said?.groups === undefined) return null;
  const { rows = "", how = "", figure = mainFigure(index) } = said.groups;
  const when = said.at(-1) ?? "";
  const known =
    index.values.byWord.has(how.toLowerCase()) || index.words.columnsByWord.has(how.toLowerCase());
  if (figure === null || known) return null;
  if (/\b(?:who|that|which|and|or|not|no|never)\b/i.test(rows)) return null;
  return {
    texts: textsOf(`${figure} by ${rows}`, when),
    bound: { part: "difference", operator: down.test(how) ? "<" : ">", value: 0 },
    surest,
    unsaid: when === "" || /over the years/i.test(when),
  };
}

/** The texts to read the compared figures from; several where no period is said. */
function textsOf(told: string, when: string): string[] {
  if (yearly.test(when)) return [`${told} compared to last year`, `${told} compared to last month`];
  return [
    changedBetween(told, when) ?? `${told}${compares.test(when) ? when : `${when} vs the previous period`}`,
  ];
}

/** Only the groups whose figure went that way, those that went farthest first; null where nothing is compared by groups. */
function changed(query: Candidate["query"], { part, operator, value }: Bound): AggregateQuery | null {
  const [measure, other] = query.kind === "aggregate" ? query.measures : [];
  if (query.kind !== "aggregate" || query.comparison === null || query.dimensions.length === 0) return null;
  if (query.dimensions.some(({ expression }) => expression.kind !== "field")) return null;
  if (measure === undefined || other !== undefined) return null;
  const by = { kind: "output", id: `${measure.id}:${part}` } as const;
  const right = { kind: "constant", value, type: null } as const;
  return {
    ...query,
    having: { kind: "comparison", operator, left: by, right },
    order: [{ by, descending: operator.startsWith(">") }],
  };
}
