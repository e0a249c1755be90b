import type { ModelIndex } from "./index/model-index.ts";
import { mainFigure } from "./suggest/ideas.ts";

/** How people ask after the whole: "how did we do last month". */
const wellbeing =
  /^\W*how (?:did|do|does|are|is|was|were|have|has) (?:we|things|it|(?:the |our )?(?:business|company|shop|store|sales)) ?(?:been )?(?:do|doing|go|going|perform|performing|look|looking|fare|faring|trend|trending)?\b(.*?)\W*$/i;
/** "Is revenue going up?" */
const direction =
  /^\W*(?:is|are|has|have|was|were) (?:the |our |my )?(.+?) (?:been )?(?:going up|going down|growing|shrinking|declining|rising|falling|dropping|increasing|decreasing|improving|worsening|getting (?:better|worse|longer|shorter|higher|lower|bigger|smaller|larger|faster|slower|cheaper|dearer)|trending(?: up| down)?)(?: or (?:\w+ ?)+)?\b(.*?)\W*$/i;

/** A question of a few usual words in full ones, with what was taken for granted; null where it is none of them. */
export function sayInFull(text: string, index: ModelIndex): { question: string; about: string } | null {
  const asked = wellbeing.exec(text.trim());
  if (asked !== null) {
    const figure = mainFigure(index);
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
      about: `Answered with ${figure}; name another figure to look at that.`,
    };
  }
  const [, what, rest = ""] = direction.exec(text.trim()) ?? [];
  return what === undefined || / (?:and|or|that|which|who|not) /.test(` ${what} `)
    ? null
    : {
        question: `trend of ${what}${rest}`,
        about: "Read as asking for the trend, and whether it is more than chance.",
      };
}
