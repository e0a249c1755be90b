/** What one thing of a list behind a question asks for: something by its name, or by a word that asks. */
export type Item =
  | { kind: "named"; text: string }
  | { kind: "who" | "when" | "where" }
  /** What the rows come to; `text` is how that is called besides ("value"), `unit` the unit of time that it is asked in. */
  | { kind: "amount"; text: string | null; unit: Unit | null };

export type Unit = "minute" | "hour" | "day" | "week" | "month" | "year";

const lead =
  /^(?:(?:and|also|the|its|their|his|her|our|a|an|of|show|list|whose|each|with|(?:give|show|tell|send) me|i (?:want|need)|please) )+/i;
const late = / (?:too|please|as well|it (?:is|was)|they (?:are|were)|it|they|exactly)$/i;
const called =
  /^(?:what(?:'?s| is| are| was| were)|how much (?:is|are|was|were)) (?:(?:the|its|their|his|her) )?/i;
const which = /^(?:(?:in|on|at|for|by|from|of|to) )?(?:which|what|whose) /i;
const amount =
  /^(?:how much(?:$| (?:(?:is|was|are|were|did|does|do|have|has) )?(?:it|they|that|he|she|each|money)\b.*)|what (?:did|does|do|have|has) (?:it|they|he|she|that|each) (?:cost|come to|bring in|pay|earn|spend|make|total)|what (?:it|they) cost|how (?:long|far|high|tall|old|big|large|heavy|expensive|fast)\b.*)$/i;
const amounts =
  /^(?:(?:total|order|full) )?(?:value|amount|total|sum|worth|spend|money(?: spent)?|amount spent|cost|price)$/i;
const times = /^(?:date|time|day|timestamp)$/i;
const counted = /^how many (minute|hour|day|week|month|year)s?\b/i;

/** What a thing of a list asks for; null where it asks for a figure of its own, or for nothing. */
export function readItem(said: string): Item | null {
  const text = said.replace(lead, "").trim();
  const unit = counted.exec(text)?.[1]?.toLowerCase() as Unit | undefined;
  if (unit !== undefined) return { kind: "amount", text: null, unit };
  if (amount.test(text)) return { kind: "amount", text: null, unit: null };
  const plain = text.replace(called, "").replace(late, "");
  if (amounts.test(plain)) return { kind: "amount", text: plain, unit: null };
  if (times.test(plain)) return { kind: "when" };
  const [word = "", ...rest] = plain.split(" ");
  const asks = /^(?:who|when|where)$/i.test(word) ? (word.toLowerCase() as "who" | "when" | "where") : null;
  const meant = rest.join(" ").replace(/^(?:is|was|are|were) (?:the )?/i, "");
  if (asks !== null) return rest.length === 0 || isPlain(meant) ? { kind: asks } : named(meant, asks);
  const many = /^(?:how many|number of) (.+)$/i.exec(plain)?.[1];
  const name = many ?? plain.replace(which, "");
  return named(name.replace(lead, ""));
}

/** What is said behind "who" and "when" of the rows themselves: "when it was", "who did it". */
const isPlain = (meant: string): boolean => meant.split(" ").every((word) => ofRows.has(word.toLowerCase()));

const ofRows: ReadonlySet<string> = new Set(
  "it that they he she this did was were is made done happened played placed by took place scored on".split(
    " ",
  ),
);

/** Figures of their own, conditions and clauses are no names. */
const notNamed =
  /(?:^| )(?:average|avg|mean|median|total|sum|share|percentage|min|max|minimum|maximum|than|per|by|not|no|without|over|under|since|until|between|if|where|sorted|ordered|sort|only|desc|asc|ascending|descending)(?:$| )/i;

function named(text: string, asks: "who" | "when" | "where" | null = null): Item | null {
  const turned = /^([\p{L}\d_' ]+?) of (?:the |its |their |his |her )?([\p{L}\d_' ]+)$/iu.exec(text);
  const name = turned === null ? text : `${turned[2]} ${turned[1]}`;
  if (name === "" || notNamed.test(name) || / first$/i.test(name)) return null;
  return asks === null || name.split(" ").length === 1 ? { kind: "named", text: name } : null;
}
