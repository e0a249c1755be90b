import type { ModelIndex } from "../../index/model-index.ts";
import { aliasesOf, countryCodeOf } from "../../lexicon/places.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const within: ReadonlySet<string> = new Set("in from to across of for outside".split(" "));
const joints: ReadonlySet<string> = new Set(["and", "or", "vs", "versus", "than", "/", ","]);
const country = "unitedstates";

/**
 * "Shipments to the states", "clients from the us": the country, as the data calls it, where the data tells of no states; "uk or us", where
 * another place stands beside it.
 */
export function spokenCountry(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const the = textAt(tokens, at) === "the" ? 1 : 0;
  const said = tokens[at + the]?.raw.toLowerCase();
  if (said !== "states" && said !== "us") return null;
  const placed = the > 0 && within.has(textAt(tokens, at - 1)) && textAt(tokens, at + 2) !== "of";
  const means =
    said === "us" ? placed || isBesidePlace(tokens, at, at + the, index) : placed && !tellsStates(index);
  const value = means ? calledHere(index) : undefined;
  return value === undefined ? null : { words: value, tokens: the + 1 };
}

const tellsStates = ({ columns }: ModelIndex): boolean =>
  columns.some(({ words }) => words.includes("state") || words.includes("province"));

/** What the data calls the country. */
const calledHere = ({ values }: ModelIndex): string | undefined =>
  [country, ...aliasesOf(country)]
    .flatMap((key) => values.byKey.get(key) ?? [])
    .map((id) => values.values[id]?.text)[0];

/** "The uk and us", "us vs germany", "oslo or us". */
function isBesidePlace(tokens: readonly Token[], start: number, last: number, index: ModelIndex): boolean {
  const isNamed = (token: Token | undefined): boolean =>
    token?.kind === "word" &&
    token.text !== "us" &&
    (countryCodeOf(token.text) !== null || isPlace(token.text, index));
  const after = last + 2 + (textAt(tokens, last + 2) === "the" ? 1 : 0);
  return (
    (joints.has(textAt(tokens, start - 1)) && isNamed(tokens[start - 2])) ||
    (joints.has(textAt(tokens, last + 1)) && isNamed(tokens[after]))
  );
}

const isPlace = (text: string, { values, columns }: ModelIndex): boolean =>
  (values.byKey.get(text) ?? []).some(
    (id) => columns[values.values[id]?.column ?? -1]?.column.role === "geo",
  );
