/** A piece of a formula; `name` is a word or what stands in double quotes, `text` what stands in single ones. */
export type Token = { kind: "number" | "name" | "text" | "sign"; value: string; at: number };

/** A formula that cannot be read, and why. */
export class FormulaError extends Error {}

const patterns: [Token["kind"], RegExp][] = [
  ["number", /\d+(?:\.\d+)?/y],
  ["name", /[\p{L}_][\p{L}\p{N}_]*/uy],
  ["name", /"((?:[^"]|"")*)"/y],
  ["text", /'((?:[^']|'')*)'/y],
  ["sign", /<=|>=|<>|!=|[-+*/().=<>]/y],
];

/** The pieces of a formula in order. Throws `FormulaError` at what is none. */
export function tokens(formula: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  for (;;) {
    at += /^\s*/.exec(formula.slice(at))?.[0].length ?? 0;
    if (at >= formula.length) return found;
    const next = tokenAt(formula, at);
    if (next === null) throw new FormulaError(`“${formula.slice(at, at + 10)}” cannot be read here.`);
    found.push(next.token);
    at = next.end;
  }
}

function tokenAt(formula: string, at: number): { token: Token; end: number } | null {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(formula);
    if (match === null) continue;
    const [whole, quoted] = match;
    const value = quoted === undefined ? whole : quoted.replaceAll(/''|""/g, (pair) => pair.charAt(0));
    return { token: { kind, value, at }, end: at + whole.length };
  }
  return null;
}
