import type { ResultTable, Segment } from "@parlance/contract";
import type { FormatCell } from "./segments.ts";

/**
 * How the figure in one row stands to that in an earlier one, before the latter is said: ", up by 20 % from "; without a share of
 * what is not above zero, of rates and where a period is known in part alone.
 */
export function changeSince(
  { columns, rows }: ResultTable,
  at: { before: number; now: number; measure: number },
  format: FormatCell,
): (string | Segment)[] {
  const { measure } = at;
  const [before, now] = [at.before, at.now].map((row) => Number(rows[row]?.[measure] ?? Number.NaN));
  if (before === undefined || now === undefined || Number.isNaN(before) || Number.isNaN(now))
    return [", after "];
  if (now === before) return [", the same as "];
  const heading = columns[measure];
  const way = now > before ? ", up" : ", down";
  const isRate = heading?.unit.kind === "ratio" || heading?.unit.kind === "percent";
  const inPart = columns.some(({ partial = [] }) => partial.length > 0);
  if (inPart) return [", after "];
  if (heading === undefined || before <= 0 || isRate) return [`${way} from `];
  const ratio = { ...heading, unit: { kind: "ratio" as const, currency: null, label: null }, decimals: 1 };
  const share: Segment = {
    kind: "cell",
    text: format(Math.abs(now - before) / before, ratio),
    cells: [
      [at.now, measure],
      [at.before, measure],
    ],
    derivation: "change",
  };
  return [`${way} by `, share, " from "];
}
