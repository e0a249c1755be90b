import { canBeLogarithmic, canStartAnywhere, hasAxes } from "@parlance/charts";
import { type ChartSpec, capitalised, type DataAnswer } from "@parlance/contract";
import { Choice, NumberInput, TextInput } from "./inputs.tsx";
import { withLook } from "./with-look.ts";

type Props = { answer: DataAnswer; onChange: (spec: ChartSpec) => void };

/** The scale, and a line across it. */
export function AxisOfFigures({ answer: { chart }, onChange }: Props) {
  const { look = {} } = chart;
  const change = (part: Parameters<typeof withLook>[1]): void => onChange(withLook(chart, part));
  const { reference } = look;
  return (
    <>
      {canBeLogarithmic(chart.kind) && (
        <Choice
          label="Scale"
          none="Linear"
          value={look.scale === "log" ? "log" : undefined}
          options={[["log", "Logarithmic"]]}
          onValue={(scale) => change({ scale })}
        />
      )}
      {canStartAnywhere(chart.kind) && (
        <Choice
          label="Axis begins"
          value={look.start === 0 ? "zero" : look.start === "data" ? "data" : undefined}
          options={[
            ["zero", "At zero"],
            ["data", "Near the figures"],
          ]}
          onValue={(value) => change({ start: value === "zero" ? 0 : value })}
        />
      )}
      {hasAxes(chart.kind) && (
        <>
          <NumberInput
            label="Reference line at"
            value={typeof reference?.value === "number" ? reference.value : undefined}
            least={-1e200}
            most={1e200}
            onValue={(value) =>
              change({
                reference: value === undefined ? undefined : { value, label: reference?.label ?? null },
              })
            }
          />
          <Choice
            label="Line at their level"
            none="None"
            value={typeof reference?.value === "string" ? reference.value : undefined}
            options={[
              ["average", "Average"],
              ["median", "Median"],
            ]}
            onValue={(value) =>
              change({ reference: value === undefined ? undefined : { value, label: capitalised(value) } })
            }
          />
          {reference !== undefined && (
            <TextInput
              label="Name of the line"
              value={reference.label ?? undefined}
              placeholder="Target"
              most={80}
              onValue={(label) => change({ reference: { ...reference, label: label ?? null } })}
            />
          )}
        </>
      )}
    </>
  );
}
