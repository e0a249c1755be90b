import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/** Words of how figures go or stand, that a question has which asks why they do. */
const moves =
  /^(?:up|down|high|higher|low|lower|more|less|fewer|many|much|few|little|so|big|small|bad|good|great|poor|poorly|well|better|worse|best|worst|strong|weak|slow|slower|fast|faster|different|behind|ahead|above|below|missed?|not|no|(?:gr[eo]w|fall|fell|drop|ris[ei]|rose|declin|decreas|increas|chang|shr[aiu]nk|spik|jump|dip|plung|surg|slump|soar|climb|gain|los[est]|slow|peak|crash|double|improv|worsen|deteriorat|differ|var[iy]|collaps|mov|go|went|gone|drove|driv|caus|explain|happen|slid|tank|tumbl|pick|dive|sink|sank|come|came|reduc|weak|hike|stall|flat|stagnat|swing|swung|trend)\w*)$/;

/** "Why are items scrapped", read as what changed their number last month: nothing was said to have changed. Empty where something was. */
export function whyUnchanged(tokens: readonly Token[], { query }: Candidate): string[] {
  if (query.kind !== "analysis" || query.request.kind !== "drivers" || textAt(tokens, 0) !== "why") return [];
  const moved = tokens.some(({ text }, at) => moves.test(text) && !/^end/.test(textAt(tokens, at - 1)));
  return moved ? [] : [tokens[0]?.raw ?? "why"];
}
