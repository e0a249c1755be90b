import type { ChartColour } from "@parlance/contract";

/** How people name each colour of a chart, the shades before what they are shades of: parts of a regular expression. */
const words: readonly (readonly [ChartColour, string])[] = [
  ["navy", "(?:dark|deep|midnight)[- ]?blue|navy(?: blue)?|indigo"],
  ["sky", "(?:light|pale|sky)[- ]?blue|sky|cyan"],
  ["blue", "(?:bright |royal )?blue"],
  ["teal", "teal|turquoise|petrol"],
  ["green", "(?:(?:dark|light|bright) )?green"],
  ["purple", "(?:(?:dark|light) )?(?:purple|violet)|lilac"],
  ["pink", "(?:(?:hot|light|dark) )?pink|magenta"],
  ["red", "(?:(?:dark|bright|light) )?red|crimson"],
  ["orange", "(?:(?:dark|bright|light) )?orange"],
  ["gold", "gold(?:en)?|(?:(?:dark|bright|light) )?yellow|amber"],
  ["brown", "(?:(?:dark|light) )?brown"],
  ["grey", "(?:(?:dark|light) )?gr[ae]y"],
];

/** Any name of a colour. */
export const anyColour = `(?:${words.map(([, pattern]) => pattern).join("|")})`;

const colours = words.map(([colour, pattern]) => [colour, new RegExp(`^(?:${pattern})$`, "i")] as const);

/** The colour that a name means; null for none. */
export const colourOf = (name: string): ChartColour | null =>
  colours.find(([, pattern]) => pattern.test(name.trim()))?.[0] ?? null;
