import { saysBurden } from "./compose/conditions/with-polarity.ts";
import type { ColumnEntry } from "./index/entries.ts";
import { labelSaid } from "./index/figure-names.ts";
import type { ModelIndex } from "./index/model-index.ts";
import { mainFigure, tellsRevenue } from "./suggest/ideas.ts";

/** How people ask after the whole: "how did we do last month". */
const wellbeing =
  /^\W*how (?:did|do|does|are|is|was|were|have|has) (?:we|things|it|(?:the |our )?(?:business|company|shop|store|sales)) ?(?:been )?(?:do|doing|go|going|perform|performing|look|looking|fare|faring|trend|trending)?\b(.*?)\W*$/i;
/** "Is revenue going up?" */
const direction =
  /^\W*(?:is|are|has|have|was|were) (?:the |our |my )?(.+?) (?:been )?(?:going up|going down|growing|shrinking|declining|rising|falling|dropping|increasing|decreasing|improving|worsening|getting (?:better|worse|longer|shorter|higher|lower|bigger|smaller|larger|faster|slower|cheaper|dearer)|trending(?: up| down)?)(?: or (?:\w+ ?)+)?\b(.*?)\W*$/i;

/** "Are we growing?", "how fast is the business growing": the whole. */
const growing =
  /^\W*(?:how (?:fast|much|quickly) )?(?:is|are|have|has) (?:we|things|it|(?:the |our )?(?:business|company|shop|store)) (?:been |still )?(?:growing|shrinking|declining|improving|grown|getting (?:better|worse|bigger|smaller))\W*$/i;

const unit = "(?:day|week|month|quarter|year)";
const part =
  "(?:q[1-4]|h[12]|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const time = `(?:the )?(?:(?:this|last|previous|prior|current) ${unit}|${part}(?: (?:19|20)\\d\\d)?|(?:19|20)\\d\\d|today|yesterday)`;
/** "Compare this quarter to last quarter", "2023 vs 2024", of nothing in particular. */
const times = new RegExp(
  `^\\W*(?:compare |how (?:does|did|is) |show (?:me )?)?(${time}) (?:vs\\.?|versus|to|with|and|against|compare[ds]?(?: to| with)?) (${time})\\W*$`,
  "i",
);

/** "Best month ever", "what was our worst quarter", "which month was the best last year": of the whole, by what sales bring in, or the one figure that there is. */
const bestTime = new RegExp(
  `^\\W*(?:(?:what|which|when)(?:'s| is| was| has been)? )?(?:our |the |my )*(?:(?<end>best|strongest|biggest|record|worst|weakest) (?<unit>${unit})|(?<unit2>${unit}) (?:is|was|has been) (?:our |the |my )*(?<end2>best|strongest|biggest|worst|weakest))(?: (?:ever|yet|so far|of all time|on record|to date))*(?<when>(?: (?:in|of|for))? (?:the )?(?:(?:this|last|past|previous) ${unit}|(?:19|20)\\d\\d))?(?: so far)?\\W*$`,
  "i",
);
/** "What changed since last month", "biggest movers this month": of the whole, and what drove it. */
const changes = new RegExp(
  `^\\W*(?:(?:what|what's|what has|what is)(?: has)? (?:changed|different|moved)|(?:(?:what|who|show me)(?:'re| are| were)? )?(?:the |our )*(?:biggest|top|main|largest) (?:movers|changes|swings|shifts))(?: (?:since|from|versus|vs\\.?|compared (?:to|with)|on|over|this|in|for))?(?: (?<last>last|previous|the last|this)? ?(?<unit>${unit}))?\\W*$`,
  "i",
);

/** What the only sheet tells anew of each thing at each date and adds up over these; null where it tells anything else. */
function onlyFigure({ panels: [panel], tables }: ModelIndex): ColumnEntry | null {
  const figure = tables.length === 1 ? (panel?.figure ?? null) : null;
  return figure?.column.additivity === "non-additive" ? null : figure;
}

/** A question of a few usual words in full ones, with what was taken for granted; null where it is none of them. */
export function sayInFull(text: string, index: ModelIndex): { question: string; about: string } | null {
  const asksWhole = [wellbeing, growing, changes, bestTime, times].some((each) => each.test(text.trim()));
  const told = asksWhole && !tellsRevenue(index) ? onlyFigure(index) : null;
  const figure = told !== null ? labelSaid(told) : asksWhole ? mainFigure(index) : null;
  const about = `Answered with ${figure}; name another figure to look at that.`;
  const asked = wellbeing.exec(text.trim());
  if (asked !== null) {
    const when = (asked[1] ?? "").trim();
    if (
      figure === null ||
      !/^(?:|(?:in |during |for )?(?:the )?(?:last|this|past|previous|current|yesterday|today|so far|20\d\d|[a-z]+ 20\d\d).*)$/i.test(
        when,
      )
    )
      return null;
    return {
      question: when === "" ? `trend of ${figure} by month` : `${figure} ${when} vs the previous period`,
      about,
    };
  }
  if (figure !== null && growing.test(text.trim())) return { question: `trend of ${figure} by month`, about };
  const moved = changes.exec(text.trim())?.groups;
  if (figure !== null && moved !== undefined) {
    const each = moved.unit ?? "month";
    return { question: `what drives ${figure} this ${each} vs last ${each}`, about };
  }
  const best = bestTime.exec(text.trim())?.groups;
  if (figure !== null && best !== undefined && (tellsRevenue(index) || told !== null)) {
    const { end = best.end2 ?? "", unit: each = best.unit2 ?? "", when = "" } = best;
    const isBad = told !== null && /^(?:best|worst)$/i.test(end) && saysBurden(told.words);
    const extreme = /^w/i.test(end) === isBad ? "highest" : "lowest";
    return { question: `${each} with the ${extreme} ${figure}${when}`, about };
  }
  const [, one, other] = times.exec(text.trim()) ?? [];
  if (figure !== null && one !== undefined) return { question: `${figure} ${one} vs ${other}`, about };
  const [, what, rest = ""] = direction.exec(text.trim()) ?? [];
  return what === undefined || / (?:and|or|that|which|who|not) /.test(` ${what} `)
    ? null
    : {
        question: `trend of ${what}${rest}`,
        about: "Read as asking for the trend, and whether it is more than chance.",
      };
}
