import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { isKnown } from "../asides/aside.ts";
import type { Written } from "../idioms/written.ts";

const versus: ReadonlySet<string> = new Set(["vs", "versus", "against", "and", "or"]);
const joints: ReadonlySet<string> = new Set([...versus, "than", "to", "with"]);
/** Words between what is compared and what is not so. */
const mostBetween = 4;

/**
 * "Members vs non-members", "with a lift vs no lift", "survivors compared to non-survivors", "insured against uninsured" where the data has no word for these: the ones
 * against the rest, whatever tells them apart.
 */
export function againstNon(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const turned = nonAgainst(tokens, at, index);
  if (turned !== null) return turned;
  const joint = textAt(tokens, at) === "compared" ? at + 1 : at;
  if (!joints.has(textAt(tokens, joint))) return null;
  const start = textAt(tokens, joint + 1) === "the" ? joint + 2 : joint + 1;
  const non = deniedAt(tokens, start, index);
  const before = tokens.slice(Math.max(0, at - mostBetween), at);
  return non !== null && before.some((token) => isSaid(token, non.of))
    ? { words: "vs the rest", tokens: non.end - at }
    : null;
}

/** "Non-members vs members": those that are not so come first. */
function nonAgainst(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const non = deniedAt(tokens, at, index);
  if (non === null || !versus.has(textAt(tokens, non.end))) return null;
  const kind = tokens[non.end + 1];
  return kind !== undefined && isSaid(kind, non.of)
    ? { words: `${kind.raw} vs the rest`, tokens: non.end + 2 - at }
    : null;
}

const isSaid = ({ text, lemma }: Token, of: string): boolean => text === of || lemma === of;

/** What is said not to be so at a token ("non-members", "uninsured" where the data has no word for these), and where it ends; null where nothing is. */
function deniedAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { of: string; end: number } | null {
  if (!["non", "no"].includes(textAt(tokens, at))) {
    const denied = denial.exec(textAt(tokens, at))?.[1];
    return denied === undefined || isKnown(tokens[at], index) ? null : { of: denied, end: at + 1 };
  }
  const place = textAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
  const of = tokens[place]?.lemma;
  return of === undefined ? null : { of, end: place + 1 };
}

const denial = /^(?:un|non|in|im|ir|dis)([a-z]{4,})$/;

againstNon.needs = [...joints, "compared"];
