import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const recorded: ReadonlySet<string> = new Set(
  "recorded given entered known stored set specified noted provided filled documented assigned registered attached linked attributed supplied filed stated left tied".split(
    " ",
  ),
);
const openers = phrases("for whom no", "for which no", "where no", "for whom there is no", "of whom no");
const lacking = phrases(
  ..."with no|have no|has no|had no|having no|without any|without an|without a|without".split("|"),
);
const others: ReadonlySet<string> = new Set("those these them ones who that which whom".split(" "));
const longestName = 4;

/**
 * "leavers for whom no reason was recorded", "orders with no courier assigned", "who left without telling us why": those whose reason
 * or courier is missing.
 */
export function unrecorded(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return passive(tokens, at) ?? lackedBehind(tokens, at, index) ?? untold(tokens, at, index);
}

/** "For whom no reason was recorded", "where no end date was ever set". */
function passive(tokens: readonly Token[], at: number): Written | null {
  const opener = phraseAt(tokens, at, openers);
  if (opener === 0) return null;
  const start = at + opener;
  const verb = tokens.findIndex(
    ({ text }, place) =>
      place > start &&
      place <= start + longestName &&
      ["is", "was", "has", "were", "are", "have"].includes(text),
  );
  let end = verb + 1;
  while (["been", "ever"].includes(textAt(tokens, end))) end += 1;
  if (verb < 0 || !recorded.has(textAt(tokens, end))) return null;
  const name = rawOf(tokens.slice(start, verb));
  return { words: `with missing ${name}`, tokens: end + 1 - at };
}

/** "With no courier assigned", "that have no patient attached": what is not there is none that could be. */
function lackedBehind(tokens: readonly Token[], at: number, { values }: ModelIndex): Written | null {
  const opener = phraseAt(tokens, at, lacking);
  if (opener === 0) return null;
  const start = at + opener;
  const end = tokens.findIndex(
    ({ text }, place) => place > start && place <= start + longestName && recorded.has(text),
  );
  const name = tokens.slice(start, Math.max(start, end));
  const isOther = ({ kind, text }: Token): boolean => kind !== "word" || others.has(text);
  if (end < 0 || name.some(isOther) || values.byKey.has(textAt(tokens, end))) return null;
  const next = tokens[end + 1];
  const to =
    ["to", "with"].includes(textAt(tokens, end + 1)) && /^(?:it|them)$/.test(textAt(tokens, end + 2));
  const yet = ["yet", "at"].includes(textAt(tokens, end + 1)) ? 1 : 0;
  if (next?.kind === "word" && !to && yet === 0 && !/^(?:in|by|per|and|during|since)$/.test(next.text))
    return null;
  return { words: `${rawOf(tokens.slice(at, start))} ${rawOf(name)}`, tokens: end + 1 + (to ? 2 : 0) - at };
}

const tells =
  "say saying tell telling give giving state stating leave leaving mention mentioning provide providing".split(
    " ",
  );
const untelling = phrases(
  ...["without", "not", "never"].flatMap((no) =>
    tells.flatMap((verb) => [`${no} ${verb} us`, `${no} ${verb}`]),
  ),
);

/** "Who left without telling us why", "that never gave a reason": of rows that keep their reason. */
function untold(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  const opened = ["who", "that"].includes(textAt(tokens, at)) ? at + 1 : at;
  const said = phraseAt(tokens, opened, untelling);
  const [reason, other] = said === 0 ? [] : columns.filter(({ words }) => words.includes("reason"));
  if (reason === undefined || other !== undefined) return null;
  let place = opened + said;
  while (["a", "any", "the", "their", "its"].includes(textAt(tokens, place))) place += 1;
  return ["why", "reason"].includes(textAt(tokens, place))
    ? { words: `with missing ${reason.column.label}`, tokens: place + 1 - at }
    : null;
}
