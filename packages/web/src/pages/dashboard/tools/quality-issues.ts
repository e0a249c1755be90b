import type { SemanticModel, TableReport } from "@parlance/contract";
import { typeNames } from "../../../ui/type-names.ts";
import { skippedText } from "../../../wizard/parts/skipped-text.ts";

/** Something in a source that may mislead. */
export type QualityIssue = { where: string; what: string };

/** A column counts as gappy from this share of empty cells. */
const gappyShare = 0.05;

/** What in a source may mislead: gaps, unreadable values, columns of one value, references without a target, skipped lines. */
export function qualityIssues(model: SemanticModel, report: TableReport[]): QualityIssue[] {
  return [...columnIssues(model), ...referenceIssues(model), ...report.flatMap(readingIssues)];
}

const columnIssues = ({ tables }: SemanticModel): QualityIssue[] =>
  tables.flatMap((table) =>
    table.columns.flatMap(({ label, profile }): QualityIssue[] => {
      if (profile === null || profile.sampledRows === 0) return [];
      const where = `${table.label}, ${label}`;
      const empty = profile.nulls / profile.sampledRows;
      if (empty === 1) return [{ where, what: "Every cell is empty" }];
      return [
        ...(empty >= gappyShare
          ? [{ where, what: `${Math.round(100 * empty)} % of the cells are empty` }]
          : []),
        ...(profile.distinct === 1 && profile.sampledRows > 1
          ? [{ where, what: "Holds one value alone" }]
          : []),
      ];
    }),
  );

const referenceIssues = ({ relationships }: SemanticModel): QualityIssue[] =>
  relationships.flatMap(({ from, to, cardinality, evidence }) => {
    const where = `${from.table} to ${to.table}`;
    return [
      ...(evidence !== null && evidence.orphans > 0
        ? [{ where, what: `${evidence.orphans.toLocaleString("en")} rows refer to nothing` }]
        : []),
      ...(cardinality === "many-to-many"
        ? [{ where, what: "The referred key is not unique, so nothing is added up along it" }]
        : []),
    ];
  });

const readingIssues = ({ name, columns, skippedLines }: TableReport): QualityIssue[] => [
  ...columns
    .filter(({ rejected }) => rejected > 0)
    .map(({ name: column, type, rejected, rejectedSamples }) => ({
      where: `${name}, ${column}`,
      what: `${rejected.toLocaleString("en")} cells were not readable as ${typeNames[type]}: ${rejectedSamples.slice(0, 3).join(", ")}`,
    })),
  ...(skippedLines > 0 ? [{ where: name, what: skippedText(skippedLines) }] : []),
];
