import { arrangedColumn, chartAs, drawnNames, hasAxes, hasBars } from "@parlance/charts";
import {
  type ChartLook,
  type ChartSpec,
  chartBars,
  chartNumbers,
  chartSorts,
  type DataAnswer,
} from "@parlance/contract";
import { Button } from "../../ui/button.tsx";
import { conventionsOf } from "../conventions-of.ts";
import { AxisOfFigures } from "./axis-of-figures.tsx";
import { ColourChoice } from "./colour-choice.tsx";
import { Choice, NumberInput, TextInput } from "./inputs.tsx";
import { ShownParts } from "./shown-parts.tsx";
import { withLook } from "./with-look.ts";

type Props = { answer: DataAnswer; onChange: (spec: ChartSpec) => void };

/** Everything of a chart's look that can be changed by hand; each change is drawn at once. */
export function LookPanel({ answer, onChange }: Props) {
  const { chart, table } = answer;
  const { look = {} } = chart;
  const change = (part: Parameters<typeof withLook>[1]): void => onChange(withLook(chart, part));
  const heading = (id: string | null | undefined): string =>
    table.columns.find((column) => column.id === id)?.label ?? "";
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-1">
      <TextInput
        label="Title"
        value={look.title}
        placeholder={chart.title}
        most={160}
        onValue={(title) => change({ title })}
      />
      {(hasAxes(chart.kind) || chart.kind === "heat-map") && (
        <>
          <TextInput
            label="Name of the groups' axis"
            value={look.xLabel}
            placeholder={heading(chart.x)}
            most={80}
            onValue={(xLabel) => change({ xLabel })}
          />
          <TextInput
            label="Name of the figures' axis"
            value={look.yLabel}
            placeholder={heading(chart.y[0])}
            most={80}
            onValue={(yLabel) => change({ yLabel })}
          />
        </>
      )}
      <Choice
        label="Numbers"
        value={look.numbers}
        options={chartNumbers.map((one) => [one, numberNames[one]])}
        onValue={(numbers) => change({ numbers })}
      />
      <NumberInput
        label="Decimals"
        value={look.decimals}
        least={0}
        most={6}
        onValue={(decimals) => change({ decimals })}
      />
      <Arranging answer={answer} onChange={onChange} />
      <AxisOfFigures answer={answer} onChange={onChange} />
      <ShownParts answer={answer} onChange={onChange} />
      <ColourChoice
        names={drawnNames(chart, table, conventionsOf(answer).locale)}
        colours={look.colours ?? {}}
        onColours={(colours) => change({ colours })}
      />
      <Button
        size="small"
        look="quiet"
        className="self-end justify-self-start"
        disabled={Object.keys(look).length === 0}
        onClick={() => onChange({ ...chart, look: {} })}
      >
        Take all changes back
      </Button>
    </div>
  );
}

/** Order, how many are shown, and how parts stand to each other. */
function Arranging({ answer: { chart, table, reading }, onChange }: Props) {
  const { look = {} } = chart;
  const change = (part: Parameters<typeof withLook>[1]): void => onChange(withLook(chart, part));
  const stackable =
    chart.kind === "area" ||
    (chart.series !== null && (chart.kind === "grouped-bar" || chart.kind === "stacked-bar"));
  const stack = (way: string | undefined): void => {
    const kind = chart.kind === "area" ? "area" : way === "beside" ? "grouped-bar" : "stacked-bar";
    const next = chartAs(chart, kind, table, reading.query);
    onChange(withLook(next, { share: way === "share" ? true : undefined }));
  };
  const ways: [string, string][] =
    chart.kind === "area" ? [["share", "As shares of the whole"]] : Object.entries(stackNames);
  const stacked = chart.kind === "stacked-bar" ? "stacked" : chart.kind === "area" ? undefined : "beside";
  return (
    <>
      {stackable && (
        <Choice
          label="Parts"
          none={chart.kind === "area" ? "Stacked" : null}
          value={look.share === true && chart.kind !== "grouped-bar" ? "share" : stacked}
          options={ways}
          onValue={stack}
        />
      )}
      {hasBars(chart.kind) && (
        <Choice
          label="Bars"
          value={look.bars}
          options={chartBars.map((one) => [one, barNames[one]])}
          onValue={(bars) => change({ bars })}
        />
      )}
      {arrangedColumn(chart, table) !== null && (
        <>
          <Choice
            label="Order"
            value={look.sort}
            options={chartSorts.map((one) => [one, sortNames[one]])}
            onValue={(sort) => change({ sort })}
          />
          <NumberInput
            label="Only the largest"
            value={look.top}
            least={1}
            most={500}
            onValue={(top) => change({ top })}
          />
        </>
      )}
    </>
  );
}

const numberNames: Readonly<Record<NonNullable<ChartLook["numbers"]>, string>> = {
  short: "Short (1.2M)",
  exact: "In full (1,234,567)",
  percent: "As a percentage",
};

const sortNames: Readonly<Record<NonNullable<ChartLook["sort"]>, string>> = {
  largest: "Largest first",
  smallest: "Smallest first",
  name: "By name, A to Z",
  "name-descending": "By name, Z to A",
};

const barNames: Readonly<Record<NonNullable<ChartLook["bars"]>, string>> = {
  lying: "From left to right",
  standing: "Upwards",
  turned: "Axes swapped",
};

const stackNames = { beside: "Side by side", stacked: "Stacked", share: "As shares of the whole" };
