import { nameWords } from "../index/names.ts";
import type { Said } from "./said.ts";

const statement =
  /(?:[.?!;,(:]|^)\s*(?:the |our |where |note that )*([\p{L}_ ]{3,40}?) (?:is|are|being) (?:an? |the |in )?(?:percentage|percent|per cent|%|share) (?:of|on) (?:the |each |every |a )?([\p{L}_ ]{3,40}?)\s*[).?!]*$/iu;
const generic: ReadonlySet<string> = new Set("rate pct percent percentage share".split(" "));

/**
 * "Who brings the most commission? commission rate is a percentage of the line total": what a rate comes to, by what the question says that it
 * is of. Null where nothing but the statement speaks of it.
 */
export function rateStated(text: string): Said | null {
  const found = statement.exec(text);
  if (found === null) return null;
  const [whole, rate = "", amount = ""] = found;
  const before = text.slice(0, found.index);
  const own = nameWords(rate).filter((word) => !generic.has(word));
  const name = own.join(" ");
  if (name === "" || !` ${before.toLowerCase()} `.includes(` ${name} `)) return null;
  const said = whole.replace(/^[.?!;,:]\s*/, "");
  return { text: said, formula: `${amount} * ${rate}`, before: "", name };
}
