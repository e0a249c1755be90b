const MAX_LENGTH = 100;

/** Table name made of any text: letters, digits and underscores, not starting with a digit, unique in `taken` (which it joins). */
export function tableName(wanted: string, taken: Set<string>): string {
  const words = wanted
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, MAX_LENGTH);
  const base = words === "" ? "table" : /^\p{N}/u.test(words) ? `t_${words}` : words;
  return unique(base, taken);
}

/** Column names for headers: their own words in one line, `column_3` for an empty third, `name_2` for a repeated one. */
export function columnNames(headers: string[]): string[] {
  const cleaned = headers.map((header) => cleanHeader(header));
  const given = new Set(cleaned.map((name) => name.toLowerCase()));
  return toldApart(cleaned.map((name, at) => (name === "" ? freshName(`column_${at + 1}`, given) : name)));
}

/** Names as they are, letter case aside: the first of its kind as it is, others with a number that no name has yet. */
export function toldApart(names: readonly string[]): string[] {
  const reserved = new Set(names.map((name) => name.toLowerCase()));
  const taken = new Set<string>();
  return names.map((name) => {
    const own = taken.has(name.toLowerCase()) ? freshName(name, reserved) : name;
    reserved.add(own.toLowerCase());
    taken.add(own.toLowerCase());
    return own;
  });
}

/** A header as one line of visible text. */
export function cleanHeader(header: string): string {
  return header
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_LENGTH);
}

/** The table's name that a file name suggests: without folder, extensions and whose it is ("owner__orders.csv"). */
export function nameOfFile(fileName: string): string {
  const base = fileName.replace(/^.*[\\/]/, "");
  const name = base.replace(
    /(\.(csv|tsv|tab|txt|psv|json|jsonl|ndjson|geojson|xlsx|xlsm|xlsb|xls|ods))+$/i,
    "",
  );
  return /[^_]__(?!.*__)(\p{L}{3}.*)$/u.exec(name)?.[1] ?? name;
}

function freshName(base: string, reserved: Set<string>): string {
  if (!reserved.has(base.toLowerCase())) return base;
  let number = 2;
  while (reserved.has(`${base}_${number}`.toLowerCase())) number += 1;
  return `${base}_${number}`;
}

function unique(base: string, taken: Set<string>): string {
  let name = base;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${base}_${number}`;
  taken.add(name.toLowerCase());
  return name;
}
