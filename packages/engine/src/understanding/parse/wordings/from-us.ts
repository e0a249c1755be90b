import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const ours = phrases("from us", "off us", "from our shop", "from our company");
const deed =
  /^(?:bought|buy|buys|buying|ordered|order|orders|purchased|rented|hired|leased|booked|borrowed|got|received)$/;

/** "Customers who bought from us this year": whom from goes without saying, and the time behind it is that of the deed. */
export function fromUs(tokens: readonly Token[], at: number): Written | null {
  const size = phraseAt(tokens, at, ours);
  const verb = textAt(tokens, at - 1);
  const before = ["something", "anything", "goods"].includes(verb) ? textAt(tokens, at - 2) : verb;
  return size > 0 && deed.test(before) ? { words: "", tokens: size } : null;
}

fromUs.needs = openings(ours);
