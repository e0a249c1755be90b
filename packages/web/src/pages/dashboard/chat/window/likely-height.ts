import type { DataAnswer } from "@parlance/contract";
import type { Entry } from "../entry.ts";

/** Pixels of the parts of an entry, with the space below each. */
const heights = {
  question: 86,
  actions: 44,
  sentence: 64,
  chips: 40,
  chart: 316,
  finding: 28,
  row: 33,
  aside: 110,
  reading: 44,
  followUp: 28,
} as const;
const mostRows = 12;

/** About how high an entry will stand that was never drawn, in pixels. */
export function likelyHeight({ outcome }: Entry): number {
  switch (outcome.state) {
    case "waiting":
      return heights.question;
    case "loading":
      return heights.question + heights.actions;
    case "notice":
      return heights.question + heights.actions + (outcome.demo === null ? heights.sentence : 600);
    case "answered": {
      const { answer } = outcome;
      const frame = heights.question + heights.actions + heights.sentence;
      if (answer.outcome === "answered") return frame + dataHeight(answer);
      return answer.outcome === "clarification"
        ? frame + answer.choices.length * heights.reading
        : frame + answer.nearest.length * heights.followUp;
    }
  }
}

function dataHeight({ chart, table, findings, notes, alternatives, followUps }: DataAnswer): number {
  const drawn = chart.kind !== "table" && chart.kind !== "figure" && table.rowCount > 0;
  const rows = table.rowCount > 1 || table.columns.length > 1 ? Math.min(table.rowCount, mostRows) + 1 : 0;
  return (
    heights.chips +
    (drawn ? heights.chart : 0) +
    (findings.length + notes.length) * heights.finding +
    rows * heights.row +
    heights.aside +
    alternatives.length * heights.reading +
    followUps.length * heights.followUp
  );
}
