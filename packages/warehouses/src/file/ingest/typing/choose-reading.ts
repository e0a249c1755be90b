import type { ColumnNote, IngestedType } from "../outcome.ts";
import type { Candidate } from "./candidate.ts";
import type { Measured, MeasuredReading } from "./measure-columns.ts";
import type { Misfits } from "./misfits.ts";

/** What a column was found to be; `candidate` is null where it is text. */
export interface Reading {
  candidate: Candidate | null;
  type: IngestedType;
  /** Cells that are not empty, those of them that only say "no value", and those that the type could not hold. */
  present: number;
  tokens: number;
  misfits: number;
  notes: ColumnNote[];
}

/** Share of a column's present cells (null tokens aside) that must fit for it to have the type. */
export const FITTING_SHARE = 0.98;
/** Misfits that mix letters and digits, from which on a column of numbers counts as one of codes. */
const CODES = 3;
/** Occurrences of one misfit, and their share of the cells, from which on it counts as a label. */
const LABEL_TIMES = 5;
const LABEL_SHARE = 0.005;

/** Decides a column's type from its best reading: text where too little fits, or where codes or labels would be lost. */
export function chooseReading(measured: Measured, misfits: Misfits): Reading {
  const { best, present } = measured;
  const cells = present - misfits.tokens;
  const text: Reading = { candidate: null, type: "string", present, tokens: 0, misfits: 0, notes: [] };
  if (best === null || best.read === 0 || best.read < cells * FITTING_SHARE) return text;
  if (holdsLabels(best.candidate, misfits, cells)) return text;
  const { candidate } = best;
  const found = { ...text, candidate, tokens: misfits.tokens, misfits: misfits.cells };
  if (candidate.kind === "date") return { ...found, ...dateReading(best, measured) };
  if (candidate.kind !== "number") return { ...found, type: candidate.kind };
  if (best.leadingZeros > 0) return { ...text, notes: [{ kind: "leading-zeros" }] };
  const percent = candidate.notes.some((note) => note.kind === "percent");
  const whole = !percent && best.broken === 0 && best.marked === best.pointZero;
  if (whole && best.largest > Number.MAX_SAFE_INTEGER) return { ...text, notes: [{ kind: "long-digits" }] };
  return { ...found, type: whole ? "integer" : "decimal", notes: candidate.notes };
}

/** Whether most misfits mix letters and digits, and are no rare slip. */
export function isCodes(misfits: Misfits): boolean {
  return misfits.codes >= CODES && misfits.codes > misfits.cells / 2;
}

function holdsLabels(candidate: Candidate, misfits: Misfits, cells: number): boolean {
  if (candidate.kind === "number" && misfits.codes >= CODES) return true;
  return misfits.mostRepeated >= LABEL_TIMES && misfits.mostRepeated >= cells * LABEL_SHARE;
}

function dateReading(
  { candidate, broken, read }: MeasuredReading,
  { readings }: Measured,
): Pick<Reading, "type" | "notes"> {
  const equals = readings.filter((reading) => reading.read === read);
  const order: ColumnNote[] =
    candidate.order === null
      ? []
      : [{ kind: "date-order", order: candidate.order, assumed: equals.length > 1 }];
  return { type: broken === 0 ? "date" : "timestamp", notes: [...candidate.notes, ...order] };
}
