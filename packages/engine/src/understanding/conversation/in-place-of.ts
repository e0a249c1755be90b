const place = "(?:instead of|rather than|in place of|in lieu of|not|and not|but not)";
const behind = new RegExp(`^(.+?),? ${place} (?:by |the |for |in |per |on )*([\\w' -]{2,40}?)\\W*$`, "i");
const ahead =
  /^\W*(?:instead of|rather than|in place of) (?:by |the |for |in |per |on )*([\w' -]{2,40}?), (.+?)\W*$/i;
const verb =
  /^\W*(?:split|break|broken|group|cut|show|list)(?:ed)?(?: (?:it|that|this|them|down|up))* (?=(?:by|per)\b)/i;
const splits = /\b(?:by|per|split|grouped|across)\b/i;

/**
 * "Norway instead of Sweden", "by town rather than by coast", "split by age, not town": what a follow-up names takes the place of what it
 * names after it, which was asked before. Other questions stay as they are; "not" says so of groupings alone.
 */
export function inPlaceOf(question: string): string {
  const [, later] = ahead.exec(question)?.slice(1) ?? [];
  if (later !== undefined) return `${later} instead`;
  const said = behind.exec(question);
  const [, asked = ""] = said ?? [];
  if (said === null || asked.split(" ").length > 6) return question;
  const plain = /\b(?:instead of|rather than|in place of|in lieu of)\b/i.test(question);
  return plain || splits.test(asked) ? `${asked.replace(verb, "")} instead` : question;
}
