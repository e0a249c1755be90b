import { capitalised } from "@parlance/contract";
import { amount, type LookPhrase, numberOf, phrase, picture } from "./look-phrases.ts";

const away =
  "(?:hide|remove|drop|delete|without|no|lose|turn off|switch off|get rid of|take away|do not show|don't show)";
const here =
  "(?:show|add|display|bring back|turn on|switch on|include|draw|put|write|print|with|give(?: me)?|i want)";
const some = "(?: (?:the|a|an|any|all|its|their))*";
const begun =
  "(?:start|begin)(?:s|ing)?(?: (?:the|it|this|that|(?:y|x|value|vertical|horizontal)(?:[- ]ax[ie]s)?|axis|axes|scale|chart|graph|bars?|lines?))* (?:at|from|with)";
const dataValues =
  "(?:(?:data|value|figure|number) (?:labels?|values?|figures?)|values?|figures?|numbers?|amounts?)";
const onBars =
  "(?: (?:on|above|over|in|inside|within|next to|beside|at|onto|for)(?: (?:the|each|every|all|top of|end of|ends of))* (?:bars?|columns?|lines?|points?|dots|chart|graph|picture|plot|slices?|it|them))?";
const strokes =
  "(?:fonts?|text size|typeface|line (?:thickness|width|style)|thick(?:er|ness)|thinner|dashed|dotted|opacity|transparen(?:t|cy)|shadows?|gradients?|background|borders?|frames?|3-?d|animations?|animated|padding|margins?|markers?|tick ?marks?|ticks|patterns?|textures?)";

/** Words about what of a chart is shown or left out, where its axis begins and how large it is; and what charts never are, with why. */
export const shownPhrases: readonly LookPhrase[] = [
  phrase(`\\b${away}${some} (?:chart(?:'s)? )?legends?\\b`, () => ({ look: { legend: "none" } })),
  phrase(
    `\\b(?:${here} |move |place |set )?${some.trim()} ?legends? (?:to |at |on |in )?(?:the )?(?:very )?(bottom|below|underneath|beneath|under)(?: (?:of )?(?:it|the (?:chart|graph|plot|bars)))?\\b`,
    () => ({ look: { legend: "below" } }),
  ),
  phrase(`\\blegends? (?:to |at |on )?(?:the )?(?:left|right|side)\\b`, () => ({
    refused: "A legend stands above or below its chart, so that the chart keeps its width.",
  })),
  phrase(
    `\\b${here}${some} (?:chart )?legends?(?: (?:at|on|to)(?: the)? top| above(?: it| the chart)?)?$`,
    () => ({
      look: { legend: "above" },
    }),
  ),
  phrase(`\\b${away}${some} grid(?: ?lines?)?\\b`, () => ({ look: { grid: false } })),
  phrase(`\\b${here}${some} grid(?: ?lines?)?\\b`, () => ({ look: { grid: true } })),
  phrase(
    `\\b(?:(?:do not|don't|not|never) ${begun} (?:zero|0)\\b|(?:cut|truncate|break|zoom)(?: in on| into)? the (?:(?:y|value|vertical)[- ])?(?:axis|scale)|fit the (?:(?:y|value|vertical)[- ])?(?:axis|scale) to the (?:data|values|figures))`,
    () => ({ look: { start: "data" } }),
  ),
  phrase(
    `\\b(?:(?:make |let |have |should |put )?(?:it |the (?:y[- ]?|value |vertical )?axis (?:should |to |must )?|axis )?${begun} (?:zero|0)\\b|(?:with an? )?zero[- ]based(?: axis)?|include zero(?: on the axis)?|(?:axis|scale) (?:from|at) (?:zero|0)\\b)`,
    () => ({ look: { start: 0 } }),
  ),
  phrase(
    `\\b(?:make |let |have )?(?:it |the (?:y[- ]?|value |vertical )?axis )?${begun} ${amount}`,
    ([, digits = "", scale, percent]) => ({ look: { start: numberOf(digits, scale, percent) } }),
  ),
  phrase(`\\b(?:${away}${some} ${dataValues}${onBars})$`, () => ({ look: { values: false } })),
  phrase(
    `(?:^|\\b(?:and|then|,) )(?:please |can you |could you )?(?:${here}${some} (?:exact )?${dataValues}${onBars}|label (?:the|each|every|all)? ?(?:bars?|columns?|points?|lines?|slices?)(?: with (?:the|their)? ?${dataValues})?|(?:data|value) labels?)$`,
    () => ({ look: { values: true } }),
  ),
  phrase(
    `\\b(?:${here} |mark |insert )?(?:(?:the|a|an|its|their) )*(average|mean|median) (?:line|mark)(?: across)?$|\\b(?:${here} |mark )(?:a |the )?line (?:at|for|of) (?:the )?(average|mean|median)$`,
    ([, one, two]) => {
      const level = /median/i.test(one ?? two ?? "") ? "median" : "average";
      return { look: { reference: { value: level, label: capitalised(level) } } };
    },
  ),
  phrase(
    `^(?:please |can you |could you )?(?:make |draw |show |want )?(?:${picture} )?(?:a (?:bit|little) |much |even |far )?(?:bigger|larger|taller)$|^(?:enlarge|blow up|expand|increase the (?:size|height) of) ${picture}$`,
    () => ({ look: { size: "large" } }),
  ),
  phrase(
    `^(?:please |can you |could you )?(?:make |draw |show )?${picture} (?:a (?:bit|little) |much |even )?(?:smaller|shorter|more compact)$|^(?:shrink|reduce the (?:size|height) of) ${picture}$|^smaller$`,
    () => ({ look: { size: "small" } }),
  ),
  phrase(
    `^(?:(?:make|show|draw|back to|in) )*(?:${picture} )?(?:the |its )?(?:normal|usual|original) size$`,
    () => ({
      look: { size: null },
    }),
  ),
  phrase(`\\bsmooth(?:ed|en)?(?: out)?(?: ${picture}| curves?)?(?: out)?$`, () => ({
    refused:
      "Lines are not smoothed: a curve would pass through values that nobody measured. Ask for a moving average for a calmer line.",
  })),
  phrase(
    `\\b(?:rotate|turn|slant|tilt|angle)(?:d)?(?: the)?(?: axis| x[- ]axis)? (?:labels?|names|text)(?: by .*)?$`,
    () => ({
      refused:
        "Names on an axis lean by themselves where they need it. “Make it horizontal” gives each name a line of its own.",
    }),
  ),
  phrase(
    `\\b(?:hide|remove|drop|no|without)(?: the)? (?:[xy][- ])?ax[ei]s(?: labels?| names| numbers)?$`,
    () => ({
      refused: "The names and numbers of an axis stay: without them nobody can read the figures.",
    }),
  ),
  phrase(
    "\\b(colou?r)(?:ed|s)?(?: it| them| (?:the )?(?:bars?|lines?|points?|dots))?(?= by )",
    () => ({ look: {} }),
    true,
  ),
  phrase(`^zoom(?: (?:in|out))?(?: on| into)?(?: ${picture})?$`, () => ({
    refused: "For a closer look ask for a shorter period, for “the top 5”, or to fit the axis to the data.",
  })),
  phrase(
    `^(?:(?:can you|could you|please|make|use|add|put|change|set|draw|show|give|with|hide|remove|no|without|turn off|it|them|this|the|a|an|in|to|of|some|me|bold|big(?:ger)?|small(?:er)?|larger|rounded) ?)*(?:${picture} )?(?:(?:a|an|the|with|in|have|more|less) )*(${strokes})(?: ${picture})?$`,
    ([, named = ""]) => ({
      refused: `“${named.toLowerCase()}” cannot be changed. What can: kind, title, colours, order, axis, legend, figures, grid, size and a line at a value.`,
    }),
  ),
];
