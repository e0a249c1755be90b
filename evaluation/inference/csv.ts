/** Rows of a comma-separated text, quotes resolved; an empty text has none. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endRow = (): void => {
    rows.push([...row, cell]);
    row = [];
    cell = "";
  };
  for (let at = text.startsWith("\uFEFF") ? 1 : 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at++;
    } else if (sign === '"') quoted = !quoted;
    else if (quoted || (sign !== "," && sign !== "\n" && sign !== "\r")) cell += sign;
    else if (sign === ",") {
      row.push(cell);
      cell = "";
    } else if (sign === "\n") endRow();
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}

/** The rows as text that `parseCsv` reads back. */
export const printCsv = (rows: string[][]): string =>
  rows.map((row) => `${row.map(quoted).join(",")}\n`).join("");

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
