import { capitalised } from "@parlance/contract";
import { numberScale, numberWord } from "../lexicon/numbers.ts";
import { anyColour, colourOf } from "./colour-words.ts";
import type { ChartChange } from "./look-change.ts";

/**
 * Words about a chart's look and what they change. `anywhere` are said in a question as well ("revenue by month on a log
 * scale"), the others of a chart that is there; what `stays` names the kind of chart as well. `read` gives null where the words mean something else after all.
 */
export type LookPhrase = {
  pattern: RegExp;
  anywhere: boolean;
  stays?: boolean;
  read: (match: RegExpExecArray) => Partial<ChartChange> | null;
};

const verb =
  "(?:add|draw|put|show|display|include|insert|set|mark|use|make|give|with|and|then|please|change|switch|turn|to|on|in|it|that|them|this|me|the|a|an|as) ";
const lead = `(?:${verb})*`;
export const picture =
  "(?:it|this|that|them|these|those|everything|all|(?:the |this |that )?(?:chart|graph|plot|picture|figure|bars?|lines?|columns?|points?|dots|slices?|areas?))";
const quoted = "[\"“”'‘’]?";
export const amount = "[$€£¥]? ?(-?\\d[\\d,]*(?:\\.\\d+)?) ?(k|m|mn|bn|b|thousand|million|billion)?\\b ?(%)?";
const line = "(?:(target|goal|budget|plan|limit|threshold|benchmark|reference|quota|baseline) )?";
const axis = "(x|y|horizontal|vertical|bottom|left)[- ]?ax[ie]s";

export const numberOf = (digits: string, scale: string | undefined, percent: string | undefined): number =>
  (Number(digits.replaceAll(",", "")) * (numberScale((scale ?? "").toLowerCase()) ?? 1)) /
  (percent === undefined ? 1 : 100);

const isBeside = (name: string): boolean => /^[yvl]/i.test(name);

/** A name as it was written, without the marks around it. */
const written = (text: string): string => text.trim().replace(/^["“”'‘’]+|["“”'‘’.!?]+$/g, "");

export const phrase = (pattern: string, read: LookPhrase["read"], anywhere = false): LookPhrase => ({
  pattern: new RegExp(pattern, "i"),
  anywhere,
  read,
});

/** Phrases in the order that they are looked for: names come first, since they may hold any words. */
export const lookPhrases: readonly LookPhrase[] = [
  phrase(
    `(?:\\b(?:label|name|call) the ${axis}|\\b(?:set|change|rename) the ${axis}(?:'s)?(?: (?:label|title|name))?|\\b(?:set|change) the (?:label|title|name) of the ${axis})(?: (?:as|to(?: be)?|is))? ${quoted}(.+?)${quoted} ?[.!]?$`,
    ([, one, two, three, name = ""]) => ({
      look: isBeside(one ?? two ?? three ?? "") ? { yLabel: written(name) } : { xLabel: written(name) },
    }),
  ),
  phrase(`\\b(?:remove|drop|delete|without|no|hide) (?:the |a )?(?:chart(?:'s)? )?title\\b`, () => ({
    look: { title: null },
  })),
  phrase(
    `(?:^|\\b(?:and|then|,) )(?:please |can you |could you )?(?:(?:re)?name|call|title|entitle) (?:it|this|that|the (?:chart|graph|plot)) (?:to |as )?${quoted}(.+?)${quoted} ?[.!]?$`,
    ([, name = ""]) => ({ look: { title: written(name) } }),
  ),
  phrase(
    `\\b(?:(?:set|change|rename|update) (?:the |its )?(?:chart(?:'s)? )?title (?:to|as|into) |(?:with |give it |add )(?:the |a )?title (?:of )?|make the title |title: ?)${quoted}(.+?)${quoted} ?[.!]?$`,
    ([, name = ""]) => ({ look: { title: written(name) } }),
  ),
  phrase(
    `[, ]*\\b(?:titled|entitled|with the title) (["“'‘].+?["”'’])`,
    ([, name = ""]) => ({ look: { title: written(name) } }),
    true,
  ),
  phrase(
    `\\b(?:remove|drop|delete|hide|without|no) (?:the |a )?${line}line\\b`,
    () => ({ look: { reference: null } }),
    false,
  ),
  phrase(
    `[, ]*\\b${lead}${line}line (?:at|of|for|to|on) ${amount}`,
    ([, name, digits = "", scale, percent]) => ({
      look: {
        reference: {
          value: numberOf(digits, scale, percent),
          label: name === undefined || /reference/i.test(name) ? null : capitalised(name.toLowerCase()),
        },
      },
    }),
    true,
  ),
  phrase(
    `\\b${lead}(target|goal|budget|limit|threshold|benchmark|quota) (?:at|of) ${amount}`,
    ([, name = "", digits = "", scale, percent]) => ({
      look: {
        reference: { value: numberOf(digits, scale, percent), label: capitalised(name.toLowerCase()) },
      },
    }),
  ),
  phrase(
    `\\b(?:(?:back to (?:an? |the )?|${lead})(?:linear|normal) (?:scale|axis)|(?:remove|drop|without|no) (?:the |a )?log(?:arithmic)? (?:scale|axis))\\b`,
    () => ({ look: { scale: null } }),
  ),
  phrase(
    `[, ]*\\b${lead}(?:${axis} )?${lead}(?:log(?:arithmic)?(?: |-)(?:y[- ])?(?:scale|axis)|logarithmic)\\b`,
    () => ({ look: { scale: "log" as const } }),
    true,
  ),
  {
    ...phrase(`\\b(horizontal|vertical) (?=(?:(?:stacked|grouped) )?(?:bar|column)s?\\b)`, ([, way]) => ({
      look: { bars: lie(way) },
    })),
    anywhere: true,
    stays: true,
  },
  phrase(
    `\\b(?:(?:make|turn|draw|show|flip|switch|change|put|lay|have) (?:${picture} )?(?:(?:to|be|as|into|it) )*)?(horizontal|vertical)(?:ly)?$`,
    ([, way]) => ({ look: { bars: lie(way) } }),
  ),
  phrase(
    `\\b(?:flip|rotate|transpose|turn)(?: ${picture})?(?: (?:around|over|sideways|on (?:its|their) sides?|by 90 degrees))?$|\\b(?:swap|switch|exchange|flip|invert|transpose) (?:the )?(?:x(?: ?-)? and y(?:-| )?)?ax[ie]s$|\\b(?:swap|switch|exchange) (?:the )?x and y$`,
    () => ({ look: { bars: "turned" as const } }),
  ),
  phrase(
    `\\b${lead}(?:100 ?%|100 percent|one hundred percent)(?: ?stacked)?(?: (?:bars?|columns?|area))?(?: (?:chart|graph))?\\b|\\bnormali[sz]e (?:${picture}|to 100 ?%)`,
    ([all]) => ({
      look: { share: true },
      kind: /area/i.test(all) ? ("area" as const) : ("stacked-bar" as const),
    }),
  ),
  phrase(
    `\\b${lead}(?:${picture} )?(?:to |in |as |by )*(?:percentages?|per ?cent|shares?(?: of (?:the )?(?:whole|total))?|parts of (?:the )?whole)$`,
    () => ({ look: { share: true }, parts: true }),
  ),
  phrase(`\\b(?:un-?stack(?: ${picture})?|${lead}(?:${picture} )?side by side)\\b`, () => ({
    look: { share: null },
    kind: "grouped-bar" as const,
  })),
  phrase(`\\b(?:stack ${picture}|${lead}stacked)$`, () => ({
    look: { share: null },
    kind: "stacked-bar" as const,
  })),
  phrase(
    `\\b(?:reset|undo|clear|remove|take back) (?:(?:all|the|my) )*(?:chart|look|style|formatting|changes|colou?rs?)(?: (?:to|of|for) (?:the )?(?:default|chart))?\\b`,
    ([all]) => (/colou?r/i.test(all) ? { look: { colours: null } } : { reset: true }),
  ),
  phrase(
    `\\b(?:without|with no|no|0|zero|(?:with |show |use |to )*(one|two|three|four|\\d)) (?:decimals?(?: places?)?|digits after the (?:decimal )?point)\\b`,
    ([, count]) => ({
      look: {
        decimals: count === undefined ? 0 : Math.min(6, numberWord(count.toLowerCase()) ?? Number(count)),
      },
    }),
  ),
  phrase(
    `\\b${lead}(?:full|exact|whole|unabbreviated) (?:numbers?|figures?|values?)\\b|\\b(?:numbers?|figures?|values?) in full\\b|\\b(?:do not|don't|no) (?:abbreviate|shorten)(?: ${picture}| the numbers?)?`,
    () => ({ look: { numbers: "exact" as const } }),
  ),
  phrase(
    `\\b${lead}(?:(?:it|the) )?(?:numbers?|figures?|values?)? ?in (?:thousands|millions|billions)$`,
    () => ({ look: { numbers: "short" as const } }),
  ),
  phrase(
    `\\b${lead}(?:short|abbreviated|compact) (?:numbers?|figures?|values?)\\b|\\babbreviate the numbers?\\b`,
    () => ({
      look: { numbers: "short" as const },
    }),
  ),
  phrase(
    `\\b(?:use|make|paint|colou?r|turn|draw|show|change|set|switch) (?:(?:the )?colou?rs?(?: of)? )?(?:${picture} )?(?:(?:to|in|into|with|as|be) )*(?:an? |the )?(${anyColour})(?: colou?r| shade)?$`,
    ([, colour = ""]) => coloured("", colour),
  ),
  phrase(`^(?:in|with) (?:an? )?(${anyColour})$`, ([, colour = ""]) => coloured("", colour)),
  phrase(
    `\\b${lead}(?:bars?|chart|lines?|columns?|graph|plot)(?: chart| graph| plot)? in (?:an? )?(${anyColour})\\b`,
    ([all, colour = ""]) => ({ ...coloured("", colour), kind: kindSaid(all) }),
  ),
  phrase(
    `^(?:make|paint|colou?r|turn|draw|show) (?:the )?([^,;:]{1,60}?) (?:(?:to|in|into|with|as) )*(?:an? )?(${anyColour})$`,
    ([, name = "", colour = ""]) => coloured(name.replace(/ (?:bars?|lines?|slices?|part)$/i, ""), colour),
  ),
];

function coloured(name: string, said: string): Partial<ChartChange> | null {
  const colour = colourOf(said);
  return colour === null ? null : { look: { colours: { [name.trim()]: colour } } };
}

const lie = (way: string | undefined): "lying" | "standing" =>
  way?.toLowerCase() === "horizontal" ? "lying" : "standing";

/** "A bar chart in blue" names the kind as well. */
const kindSaid = (text: string): ChartChange["kind"] =>
  /\b(?:bar|column)s?\b/i.test(text) ? "bar" : /\bline\b/i.test(text) ? "line" : null;
