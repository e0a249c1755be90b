/** How to compute, said to someone who writes SQL: "by doing a left join from cars to sales", "in your final answer". */
const recipes: readonly RegExp[] = [
  /,?\s*\b(?:by|based on|using|via|through|after) (?:(?:doing|performing|using|making|applying) )?(?:an? |the )?(?:(?:left|right|inner|outer|full|cross) )+join\b[^.?!;]*/gi,
  /,?\s*\b(?:by|based on|after) joining (?:the )?[\w ,]+ tables?\b/gi,
  /\s*\bin (?:your|the) (?:final )?(?:answer|response|output|result set|query)s?\b/gi,
  /(?<=[.?!;]\s*)(?:please )?(?:represent|express|format) (?:the |each |all )[^.?!;]*[.?!]?/gi,
  /,?\s*\brounded? (?:off )?to (?:\d+|one|two|three) (?:decimal places?|decimals?|digits?|places?)\b/gi,
  /,?\s+(?:rounded|visuali[sz]ed|nicely formatted)(?=\s*[.?!]*$)/gi,
  /\s*\((?:given |shown )?as an? date\)/gi,
];

/** A question without what says how to compute rather than what; blanks stand for it, so that offsets hold. */
export const withoutRecipe = (question: string): string =>
  recipes.reduce((text, recipe) => text.replace(recipe, (said) => " ".repeat(said.length)), question);
