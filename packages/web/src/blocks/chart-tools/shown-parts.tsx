import { canWriteValues, drawnNames, hasAxes } from "@parlance/charts";
import type { ChartSpec, DataAnswer } from "@parlance/contract";
import { conventionsOf } from "../conventions-of.ts";
import { Choice } from "./inputs.tsx";
import { withLook } from "./with-look.ts";

type Props = { answer: DataAnswer; onChange: (spec: ChartSpec) => void };

const shown: readonly (readonly ["yes" | "no", string])[] = [
  ["yes", "Shown"],
  ["no", "Left out"],
];
const wayOf = (value: boolean | undefined): "yes" | "no" | undefined =>
  value === undefined ? undefined : value ? "yes" : "no";
const shownAs = (way: "yes" | "no" | undefined): boolean | undefined =>
  way === undefined ? undefined : way === "yes";

/** What of a chart is shown or left out: legend, figures, grid; and how tall it is. */
export function ShownParts({ answer, onChange }: Props) {
  const { chart, table } = answer;
  const { look = {} } = chart;
  const change = (part: Parameters<typeof withLook>[1]): void => onChange(withLook(chart, part));
  const named = chart.kind !== "donut" && drawnNames(chart, table, conventionsOf(answer).locale).length > 0;
  return (
    <>
      {named && (
        <Choice
          label="Legend"
          value={look.legend}
          options={[
            ["above", "Above"],
            ["below", "Below"],
            ["none", "Left out"],
          ]}
          onValue={(legend) => change({ legend })}
        />
      )}
      {canWriteValues(chart.kind) && (
        <Choice
          label="Figures on it"
          value={wayOf(look.values)}
          options={[...shown]}
          onValue={(way) => change({ values: shownAs(way) })}
        />
      )}
      {hasAxes(chart.kind) && (
        <Choice
          label="Grid"
          value={wayOf(look.grid)}
          options={[...shown]}
          onValue={(way) => change({ grid: shownAs(way) })}
        />
      )}
      <Choice
        label="Height"
        none="Usual"
        value={look.size}
        options={[
          ["small", "Lower"],
          ["large", "Taller"],
        ]}
        onValue={(size) => change({ size })}
      />
    </>
  );
}
