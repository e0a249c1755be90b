import type { GlossaryTerm } from "@parlance/contract";

const mostWords = 8;

/** What introduces a definition, with the term before it and the definition behind it. */
const forms: readonly RegExp[] = [
  /^(?<term>[^=<>:]+?)\s+(?:have|has)\s+(?:an? )?(?<definition>[\w.]+(?: [\w.]+){0,3}?\s*(?:[=<>]|(?:is|are|over|above|below|under|exceeding|(?:more|less) than|at (?:least|most)|between)\b).+)$/is,
  /^(?<term>[^=<>]+?)\s+=\s+(?<definition>.+)$/s,
  /^(?<term>[^:=]+?)\s*:\s+(?<definition>.+)$/s,
  /^(?<term>.+?)\s+(?:(?:is|are|be|being)\s+)?(?:defined as|means|mean|refers? to|stands? for|denotes?|short for|consists? of)\s+(?<definition>.+)$/is,
  /^(?<term>.+?)\s+(?:are|is)\s+(?:those|one|ones|an?\s|the\s|any|anyone|people)\b\s*(?<definition>.+)$/is,
  /^(?<term>(?:\S+ )+?(?<noun>\S+(?: \S+){0,2}))\s+(?:are|is)\s+(?:all )?(?<definition>\k<noun>\s+.+)$/is,
  /^to (?:get|find|calculate|compute|determine|measure)\s+(?:the\s+)?(?<term>.+?)(?:\s+(?:of|per|for|by)\s[^,]*)?,.*\b(?:calculate|compute|take)\s+(?:the\s+)?(?<definition>.+)$/is,
];

/** Sentences that tell how to answer and define nothing. */
const order =
  /^(?:please|always|never|remember|recall|note|return|do not|don't|if|when|while|make sure|be sure|use|match|truncate|order|sort|filter|ignore|include|exclude|round|join|assume|consider|convert|format|show|give|list|all|any|each|every|only|it|they|this|that|these|those|there|you|we|i)\b/i;

/**
 * The definitions in a text that comes with a question, one glossary term each: "ARPU (average revenue per user) = revenue /
 * users. Churned means status is cancelled." What defines nothing is left out.
 */
export function definitionsIn(text: string): GlossaryTerm[] {
  return sentences(text).flatMap((sentence) => definitionIn(sentence) ?? []);
}

function definitionIn(sentence: string): GlossaryTerm | null {
  for (const form of forms) {
    const { term = "", definition = "" } = form.exec(sentence)?.groups ?? {};
    const names = namesOf(term);
    const [name, ...synonyms] = names;
    if (name === undefined || order.test(name) || definition.trim() === "") continue;
    if (names.some((each) => each.split(/\s+/).length > mostWords || unnamed.test(each))) continue;
    return { term: name, definition: definition.trim(), synonyms, category: null, binding: null };
  }
  return null;
}

/** "ARPU (average revenue per user)" has two names. */
function namesOf(term: string): string[] {
  const [, first = "", second = ""] = /^([^()]*)(?:\(([^()]*)\))?\s*$/.exec(term.trim()) ?? [];
  return [first, second]
    .map((name) =>
      name
        .replace(/^["'“‘]|["'”’]$/g, "")
        .replace(/^(?:an?|the)\s+/i, "")
        .trim(),
    )
    .filter((name) => name !== "");
}

/** No name: a rule, or a piece of SQL. */
const unnamed = /\b(?:should|must|shall|e\.g)\b|\w\.\w|[A-Z]{2,} [a-z]+\.|[()'"`]/;

/** Sentences, and clauses that each define a term of their own. */
function sentences(text: string): string[] {
  return text
    .replaceAll(/\b(e\.g|i\.e|etc|vs|approx)\./gi, "$1")
    .split(/(?<=[.;!?])\s+(?=\S)|\n+/)
    .flatMap((sentence) => sentence.split(/[,;]\s+(?=(?:and\s+)?[A-Z][\w-]*(?:\s\([^()]*\))?\s=\s)/))
    .map((sentence) =>
      sentence
        .replace(/^and\s+/i, "")
        .replace(/[.;!?\s]+$/, "")
        .trim(),
    )
    .filter((sentence) => sentence !== "");
}
