import type { Carried } from "../carrier/without-carrier.ts";

const place = "(?:instead of|rather than|in place of|in lieu of|not|and not|but not)";
const behind = new RegExp(`^(.+?),? ${place} (?:by |the |for |in |per |on )*([\\w' -]{2,40}?)\\W*$`, "i");
const ahead =
  /^\W*(?:instead of|rather than|in place of) (?:by |the |for |in |per |on )*([\w' -]{2,40}?), (.+?)\W*$/i;
const figure =
  /,? (?:instead of|rather than|in place of) (?:the |a |their |its )?(?:counts?|numbers?|totals?|sums?|averages?|figures?)(?: of [\w ]{2,30})?\W*$/i;
const verb =
  /^\W*(?:split|break|broken|group|cut|show|list)(?:ed)?(?: (?:it|that|this|them|down|up))* (?=(?:by|per)\b)/i;
const splits = /\b(?:by|per|split|grouped|across)\b/i;

const meant =
  /^\W*(?:(?:no|nope|nah|sorry|oops|wait|actually|ah|oh)\b[\s,.!–—-]*)*(?:(?:i|we) (?:actually |really )?(?:meant|mean)(?: to (?:say|ask|see))?|(?:i|we) wanted(?: to see)?)\b[\s,:]*(?:the |for )?(.+?)(?: instead)?\W*$/i;
const denied =
  /^\W*(?:no|nope|nah|sorry|oops)[\s,.!–—-]+(?:sorry,? )?((?:by|per|in|for|only|just|not) .+?)(?: instead)?\W*$/i;
/** "Sorry, not Leeds, York", "no not the north but the south". */
const notThat =
  /^\W*(?:(?:no|nope|nah|sorry|oops|wait|actually|ah|oh)\b[\s,.!–—-]*)+not (?:the |in |for )?[^,;]{2,40}?(?:\s*[,;–—]+\s*|\s+-\s+|\s+(?=but\b|i meant?\b))(?:but |i meant? |rather |the |in |for )*(.+?)\W*$/i;
/** "No, York": a few words in place of what was said. */
const short =
  /^\W*(?:no|nope|nah|sorry|oops|wait)\s*[,.!–—-]\s*(?:sorry,? )?(?:the )?(?!(?:thanks?|more|longer|problem|worries|need|not|none|nothing|that|this|it|we|you|just|only)\b)([\w'&-]+(?: [\w'&-]+){0,2}?)\W*$/i;
const asks = /^(?:how|what|which|who|when|where|why|show|list|give|compare|is|are|do|does|did)\b/i;
const most = 6;

/**
 * "No, I meant orders", "sorry, not Leeds, York", "no, York", "sorry, I meant by region", "I meant 2023", "no, by quarter": in place of what was understood, where they stand there. A whole question is asked anew; null of what corrects nothing.
 */
export function asCorrected(question: string): Carried | null {
  const [, said] =
    notThat.exec(question) ?? meant.exec(question) ?? denied.exec(question) ?? short.exec(question) ?? [];
  if (said === undefined) return null;
  const whole = asks.test(said) || said.split(/\s+/).length > most;
  return { text: whole ? said : `${said} instead`, offset: question.indexOf(said) };
}

/**
 * "Norway instead of Sweden", "by town rather than by coast", "split by age, not town": what a follow-up names takes the place of what it
 * names after it, which was asked before; "the average age instead of the count" that of the figure. Other questions stay as they are; "not" says so of groupings alone.
 */
export function inPlaceOf(question: string): string {
  const [, later] = ahead.exec(question)?.slice(1) ?? [];
  if (later !== undefined) return `${later} instead`;
  const counted = figure.exec(question);
  if (counted !== null) return `${question.slice(0, counted.index)} instead`;
  const said = behind.exec(question);
  const [, asked = ""] = said ?? [];
  if (said === null || asked.split(" ").length > 6) return question;
  const plain = /\b(?:instead of|rather than|in place of|in lieu of)\b/i.test(question);
  return plain || splits.test(asked) ? `${asked.replace(verb, "")} instead` : question;
}
