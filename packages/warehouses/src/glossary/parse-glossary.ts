/** One row of a glossary file as it was written. `row` counts from 1 below the header. */
export type GlossaryRow = {
  row: number;
  term: string;
  definition: string;
  synonyms: string[];
  category: string | null;
};

/** Rows that can be used, and what is wrong with the others. */
export type ParsedGlossary = { rows: GlossaryRow[]; errors: { row: number; message: string }[] };

const columnNames = {
  term: ["term", "name", "business term"],
  definition: ["definition", "description", "meaning"],
  synonyms: ["synonyms", "synonym", "aliases"],
  category: ["category", "domain", "group"],
};
const mostTerms = 5000;
const longest = 2000;

/**
 * Reads a CSV of term, definition, synonyms (separated by | or ;) and category, in any order of columns. What cannot be read
 * is said row by row; row 0 is the header.
 */
export function parseGlossary(csv: string): ParsedGlossary {
  const [head = [], ...lines] = cells(csv);
  const names = head.map((name) => name.trim().toLowerCase());
  const at = (known: string[]): number => names.findIndex((name) => known.includes(name));
  const places = {
    term: at(columnNames.term),
    definition: at(columnNames.definition),
    synonyms: at(columnNames.synonyms),
    category: at(columnNames.category),
  };
  const missing = [places.term < 0 ? "term" : null, places.definition < 0 ? "definition" : null].filter(
    (name) => name !== null,
  );
  if (missing.length > 0)
    return {
      rows: [],
      errors: [{ row: 0, message: `There is no column “${missing.join("” and no column “")}”.` }],
    };
  const parsed: ParsedGlossary = { rows: [], errors: [] };
  const seen = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const row = index + 1;
    if (line.every((cell) => cell.trim() === "")) continue;
    const cell = (place: number): string => (line[place] ?? "").trim();
    const term = cell(places.term);
    const problem = problemOf(line, head.length, term, cell(places.definition), seen, parsed.rows.length);
    if (problem !== null) {
      parsed.errors.push({ row, message: problem });
      continue;
    }
    seen.set(term.toLowerCase(), row);
    const synonyms = cell(places.synonyms)
      .split(/[|;]/)
      .map((name) => name.trim());
    parsed.rows.push({
      row,
      term,
      definition: cell(places.definition),
      synonyms: [
        ...new Set(synonyms.filter((name) => name !== "" && name.toLowerCase() !== term.toLowerCase())),
      ],
      category: cell(places.category) || null,
    });
  }
  return parsed;
}

function problemOf(
  line: string[],
  width: number,
  term: string,
  definition: string,
  seen: Map<string, number>,
  count: number,
): string | null {
  if (line.length > width)
    return `It has ${line.length} cells, the header has ${width}: is there a comma outside quotes?`;
  if (term === "") return "It has no term.";
  if (definition === "") return `“${term}” has no definition.`;
  if (term.length > 200 || definition.length > longest) return `“${term.slice(0, 40)}” is too long.`;
  const earlier = seen.get(term.toLowerCase());
  if (earlier !== undefined) return `“${term}” stands in row ${earlier} already.`;
  return count >= mostTerms ? `A glossary has at most ${mostTerms} terms.` : null;
}

/** The cells of a CSV with comma, semicolon or tab, quotes doubled inside quotes. */
function cells(csv: string): string[][] {
  const text = csv
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n");
  const [header = ""] = text.split("\n");
  const separator =
    [",", "\t", ";"].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ",";
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"' && isQuoted && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted || (sign !== separator && sign !== "\n")) cell += sign;
    else {
      rows.at(-1)?.push(cell);
      cell = "";
      if (sign === "\n") rows.push([]);
    }
  }
  rows.at(-1)?.push(cell);
  return rows.filter((row) => row.some((one) => one.trim() !== ""));
}
