/** What cannot be counted by its own name; what people call themselves as they are. */
const masses: ReadonlySet<string> = new Set(
  "data weather equipment inventory information info usage traffic feedback history stock export import sheet table list log report".split(
    " ",
  ),
);
const plurals: ReadonlySet<string> = new Set("people staff personnel children men women crew".split(" "));

/** How many rows of a table are spoken of, by its label: "customers", "companies", "weather rows", "staff". */
export function rowsOf(label: string): string {
  const last =
    label
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .findLast((word) => word !== "") ?? "";
  if (masses.has(last)) return `${label} rows`;
  if (plurals.has(last) || last.endsWith("s")) return label;
  if (/(?:x|ch|sh)$/.test(last)) return `${label}es`;
  return /[^aeiou]y$/.test(last) ? `${label.slice(0, -1)}ies` : `${label}s`;
}
