/** What is not counted: one says "data" and "equipment" of much of it too. */
const masses: ReadonlySet<string> = new Set(
  "data weather equipment inventory information info usage traffic feedback history stock".split(" "),
);
const plurals: ReadonlySet<string> = new Set("people staff personnel children men women crew".split(" "));

/** How words of other languages end, which no "s" makes plurals of, and letters that English has none of. */
const foreign = /[^\p{ASCII}]|(?:tz|sch|heit|keit|schaft|[^lyo]ung)$/u;

/** Whether a name is a word of another language, by its last word: "Tagesumsatz", "Rechnung". */
export const isForeign = (name: string): boolean => foreign.test(lastWordOf(name));

/** Several things and what was done with them: "payments received", "orders shipped". */
const treated = /^(.*\p{L}s)( (?:made|paid|sent|sold|held|given|taken|due|won|lost|\p{L}{3,}ed))$/iu;

/** The things of a name that says what was done with them, and what was: "payments" and " received"; null of other names. */
export function doneWith(name: string): { things: string; done: string } | null {
  const [, things, done] = treated.exec(name) ?? [];
  return things === undefined || done === undefined ? null : { things, done };
}

/** A name in the plural, by its last word: "customers", "companies", "ticket boxes", "payments made"; what has none stays as it is. */
export function pluralOf(name: string): string {
  if (doneWith(name) !== null) return name;
  const last = lastWordOf(name);
  if (/(?:x|ch|sh|ss|[^aeiou]us|bus|status|virus)$/.test(last) && last !== "menus") return `${name}es`;
  if (masses.has(last) || plurals.has(last) || last.endsWith("s") || isForeign(name)) return name;
  return /[^aeiou]y$/.test(last) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

/** Whether a name is of something that is not counted. */
export const isMass = (name: string): boolean => masses.has(lastWordOf(name));

/** The last word of a name in lower case; empty where it has none. */
export const lastWordOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .findLast((word) => word !== "") ?? "";
