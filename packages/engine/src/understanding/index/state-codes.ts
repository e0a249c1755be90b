import type { ColumnEntry } from "./entries.ts";

const states: ReadonlySet<string> = new Set(["status", "state", "stage"]);
/** What rows may be, the likeliest meaning of a code first. */
const meanings =
  "active inactive cancelled canceled open closed paid unpaid pending completed delivered shipped returned refunded expired frozen suspended approved rejected declined disputed dispatched voided posted draft submitted confirmed booked attended held scheduled planned failed available waitlisted released received invoiced billed archived terminated overdue processing processed assigned resolved new lost won".split(
    " ",
  );
/** Codes that hold a letter that their word lacks, or less of it than others do. */
const usual: ReadonlyMap<string, readonly string[]> = new Map([
  ["cxl", ["cancelled", "canceled"]],
  ["cxld", ["cancelled", "canceled"]],
  ["cncl", ["cancelled", "canceled"]],
  ["cnl", ["cancelled", "canceled"]],
  ["canc", ["cancelled", "canceled"]],
  ["can", ["cancelled", "canceled"]],
  ["disp", ["disputed", "dispatched"]],
  ["dsp", ["dispatched", "disputed"]],
  ["wl", ["waitlisted"]],
  ["pd", ["paid"]],
  ["ip", ["inprogress"]],
  ["inprog", ["inprogress"]],
  ["trn", ["intransit"]],
  ["intr", ["intransit"]],
]);
/** What letters stand for where rows tell whom people are married to. */
const marital: ReadonlyMap<string, readonly string[]> = new Map([
  ["M", ["married"]],
  ["S", ["single", "unmarried"]],
  ["D", ["divorced"]],
  ["W", ["widowed"]],
]);
/** More codes than this are no states. */
const mostCodes = 15;
const code = /^[A-Z]{2,6}$/;

/**
 * The words for the codes of a column of states: "active" for ACT, "cancelled" for CXL; null where its values are no codes. A word that two
 * codes may stand for, or that the column writes out itself, stands for none.
 */
export function stateCodes(
  { words }: ColumnEntry,
  values: readonly string[],
): ReadonlyMap<string, readonly string[]> | null {
  if (words.includes("marital") && values.every((value) => value.length === 1)) return marital;
  const isState = words.some((word) => states.has(word));
  if (!isState || values.length > mostCodes || !values.every((value) => code.test(value))) return null;
  const written = new Set(values.map((value) => value.toLowerCase()));
  const said = values.map((value) => [value, meaningsOf(value.toLowerCase())] as const);
  const isOwn = (word: string): boolean =>
    !written.has(word) && said.filter(([, all]) => all.includes(word)).length === 1;
  return new Map(said.map(([value, all]) => [value, all.filter(isOwn)]));
}

function meaningsOf(short: string): readonly string[] {
  const known = usual.get(short);
  if (known !== undefined) return known;
  if (short.length < 3) return [];
  const [best] = [
    ...meanings.filter((word) => word.startsWith(short) && word.length > short.length),
    ...meanings.filter((word) => isLeftOf(short, word)),
  ];
  return best === undefined ? [] : [best];
}

/** Whether the letters of a code stand in a word in their order, from its first on: PND of pending. */
function isLeftOf(short: string, word: string): boolean {
  if (short[0] !== word[0] || word.length <= short.length) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}
