/** Keys of four to thirty letters by first letter and length, each list sorted: those near a misspelt one lie together. */
export type NearKeys = ReadonlyMap<string, readonly string[]>;

/** A key that is `distance` slips away. */
export type NearKey = { key: string; distance: number };

const [shortest, longest] = [4, 30];

/** Groups keys for `nearKeys`; numbers are left out, which have no slips. */
export function buildNearKeys(keys: Iterable<string>): NearKeys {
  const groups = new Map<string, string[]>();
  for (const key of keys) {
    if (key.length < shortest || key.length > longest || /^[\d.]+$/.test(key)) continue;
    const name = groupName(key, key.length);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [key]);
    else group.push(key);
  }
  for (const group of groups.values()) group.sort();
  return groups;
}

/**
 * The keys that up to `allowed` slips turn into another one: Damerau-Levenshtein distance (optimal string alignment), the first
 * letter unchanged. Shorter ones come first. The lists are walked like a tree: keys with one beginning share their part of the
 * distance matrix, and where that beginning is too far off all of them are passed over.
 */
export function nearKeys(groups: NearKeys, key: string, allowed: number): NearKey[] {
  const found: NearKey[] = [];
  for (let length = key.length - allowed; length <= key.length + allowed; length += 1) {
    const group = groups.get(groupName(key, length));
    if (group !== undefined) walk(group, key, { length, allowed }, found);
  }
  return found;
}

const groupName = (key: string, length: number): string => `${key.charAt(0)}${length}`;

type Bounds = { length: number; allowed: number };

function walk(group: readonly string[], key: string, bounds: Bounds, found: NearKey[]): void {
  const rows = Array.from({ length: bounds.length + 1 }, (_, row) =>
    Array.from({ length: key.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  let before = "";
  /** How many rows of the matrix are those of `before`. */
  let filled = 0;
  for (let at = 0; at < group.length; ) {
    const candidate = group[at] ?? "";
    let depth = sharedLength(before, candidate, filled);
    let near = true;
    while (near && depth < bounds.length) {
      depth += 1;
      near = fillRow(rows, depth, candidate, key, bounds);
    }
    before = candidate;
    filled = depth;
    if (near) found.push({ key: candidate, distance: rows[depth]?.[key.length] ?? 0 });
    at = near ? at + 1 : afterPrefix(group, at, candidate.slice(0, depth));
  }
}

function sharedLength(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/** Fills the row of the candidate's letter `row`; false where no rest of that length can bring it within what is allowed. */
function fillRow(
  rows: number[][],
  row: number,
  candidate: string,
  key: string,
  { length, allowed }: Bounds,
): boolean {
  const [current = [], previous = [], second = []] = [rows[row], rows[row - 1], rows[row - 2]];
  const letter = candidate.charCodeAt(row - 1);
  const earlier = candidate.charCodeAt(row - 2);
  const left = length - row;
  let near = row + Math.abs(left - key.length) <= allowed;
  for (let column = 1; column <= key.length; column += 1) {
    const same = key.charCodeAt(column - 1) === letter;
    let value = Math.min(
      (previous[column] ?? 0) + 1,
      (current[column - 1] ?? 0) + 1,
      (previous[column - 1] ?? 0) + (same ? 0 : 1),
    );
    if (
      row > 1 &&
      column > 1 &&
      key.charCodeAt(column - 2) === letter &&
      key.charCodeAt(column - 1) === earlier
    )
      value = Math.min(value, (second[column - 2] ?? 0) + 1);
    current[column] = value;
    near ||= value + Math.abs(left - (key.length - column)) <= allowed;
  }
  return near;
}

/** The place after those that begin so, found in steps that double and then halve. */
function afterPrefix(group: readonly string[], at: number, prefix: string): number {
  let step = 1;
  while (at + step < group.length && group[at + step]?.startsWith(prefix) === true) step *= 2;
  let low = at + Math.floor(step / 2);
  let high = Math.min(group.length, at + step);
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2);
    if (group[middle]?.startsWith(prefix) === true) low = middle;
    else high = middle;
  }
  return high;
}
