import { phraseAt, textAt } from "../../text/phrase-at.ts";
import { type Aside, endsAt, ways } from "./aside.ts";

const beginnings = ways(
  ["starting", "beginning", "counting", "start"],
  ["from", "at", "with"],
  ["zero", "0", "nothing", "scratch"],
);
const leads: ReadonlySet<string> = new Set(
  "running cumulative cumulated accumulated cumulatively".split(" "),
);
const month = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/;

/** "Cumulative sales during 2024, starting from zero in January": a running total begins with nothing at its first period. */
export const fromZero: Aside = (tokens, at) => {
  const size = phraseAt(tokens, at, beginnings);
  if (size === 0 || !tokens.slice(0, at).some(({ text }) => leads.has(text))) return 0;
  const months = textAt(tokens, at + size) === "in" && month.test(textAt(tokens, at + size + 1)) ? 2 : 0;
  return endsAt(tokens, at + size + months) ? size + months : 0;
};
