import { type Conventions, isFiscal, type ResultColumn } from "@parlance/contract";

/**
 * The columns of a result as a workspace writes them: money without a known currency takes its own, quarters and years
 * that were cut by its fiscal year say so.
 */
export const conventionalColumns = (columns: ResultColumn[], conventions: Conventions): ResultColumn[] =>
  columns.map((column) => {
    const { unit, grain } = column;
    const { currency, fiscalYearStart } = conventions;
    return {
      ...column,
      unit: unit.kind === "currency" && unit.currency === null ? { ...unit, currency } : unit,
      ...(grain !== undefined && isFiscal(grain, conventions) ? { fiscalYearStart } : {}),
    };
  });
