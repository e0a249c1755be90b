import type { EChartsOption } from "echarts";
import type { ChartContext } from "../draw/chart-context.ts";
import { referenceText } from "../draw/reference-text.ts";
import { referenceValue } from "../draw/reference-value.ts";
import { canBeLogarithmic, hasAxes } from "./changeable.ts";
import { eachOf, figureAxis, type LookStep, listOf, type Part } from "./option-parts.ts";
import { shownParts } from "./shown-parts.ts";

/** A drawn chart with what a person changed of it: colours, scale, reference line, names of the axes, title. */
export function applyLook(option: EChartsOption, context: ChartContext): EChartsOption {
  const steps = [withColours, ...shownParts, withScale, withReference, withAxisNames, withTitle];
  return steps.reduce((drawn, step) => step(drawn, context), option as Part) as EChartsOption;
}

const withColours: LookStep = (option, { spec, theme }) => {
  const named = Object.entries(spec.look?.colours ?? {}).filter(([name]) => name !== "");
  if (named.length === 0) return option;
  const colours = new Map(named.map(([name, colour]) => [name.toLowerCase(), theme.colours[colour]]));
  const coloured = (one: Part): Part => {
    const color = colours.get(String(one.name ?? "").toLowerCase());
    const data = one.type === "pie" ? listOf(one.data).map(coloured) : one.data;
    const style = color === undefined ? {} : { itemStyle: { ...(one.itemStyle as Part), color } };
    return { ...one, ...style, ...(data === undefined ? {} : { data }) };
  };
  return { ...option, series: eachOf(option.series, coloured) };
};

const withScale: LookStep = (option, { spec }) => {
  if (spec.look?.scale !== "log" || !canBeLogarithmic(spec.kind)) return option;
  const axis = figureAxis(option);
  const logged = (one: Part): Part => ({ ...one, type: "log", min: powerBelow });
  const at = axis === "xAxis" ? 0 : 1;
  return {
    ...option,
    [axis]: eachOf(option[axis], logged),
    series: eachOf(option.series, (one) => ({
      ...one,
      data: listOf(one.data).map((value) => aboveZero(value, at)),
    })),
  };
};

/** Where an axis of powers starts: at the power of ten below its smallest value. */
const powerBelow = ({ min }: { min: number }): number => 10 ** (Math.ceil(Math.log10(min)) - 1);

/** A value of a chart on a scale of logarithms; null where it is not above zero. */
function aboveZero(value: unknown, at: number): unknown {
  if (Array.isArray(value)) return Number(value[value.length > 2 ? 0 : at] ?? 1) > 0 ? value : [];
  if (typeof value === "object" && value !== null) {
    const inner = (value as Part).value;
    return Array.isArray(inner) && !(Number(inner[at] ?? 1) > 0) ? { ...value, value: [] } : value;
  }
  return typeof value === "number" && !(value > 0) ? null : value;
}

/** The line stands on a series of its own, unseen, of one point there: so that the axis reaches it. */
const withReference: LookStep = (option, context) => {
  const { spec, theme } = context;
  const { reference } = spec.look ?? {};
  const at = referenceValue(context);
  if (reference === undefined || at === null || !hasAxes(spec.kind)) return option;
  const axis = figureAxis(option);
  const first = listOf(option.series).flatMap(({ data }) => listOf(data))[0] as unknown;
  const other = Array.isArray(first) ? first[axis === "yAxis" ? 0 : 1] : 0;
  const value = referenceText(context, at);
  const line = {
    type: "line",
    data: [axis === "yAxis" ? [other, at] : [at, other]],
    symbol: "none",
    silent: true,
    tooltip: { show: false },
    markLine: {
      silent: true,
      symbol: "none",
      animation: false,
      data: [{ [axis]: at }],
      lineStyle: { color: theme.text, type: "dashed", width: 1.5, opacity: 0.8 },
      label: {
        formatter: reference.label === null ? value : `${reference.label}: ${value}`,
        position: axis === "yAxis" ? "insideEndTop" : "start",
        color: theme.text,
        textBorderColor: theme.surface,
        textBorderWidth: 3,
      },
    },
  };
  return { ...option, series: [...listOf(option.series), line] };
};

const withAxisNames: LookStep = (option, { spec, theme }) => {
  const { xLabel, yLabel } = spec.look ?? {};
  if ((xLabel === undefined && yLabel === undefined) || !(hasAxes(spec.kind) || spec.kind === "heat-map"))
    return option;
  const lying = figureAxis(option) === "xAxis" || spec.kind === "heat-map";
  const named =
    (name: string | undefined, gap: number) =>
    (one: Part, at: number): Part =>
      name === undefined || at > 0
        ? one
        : {
            ...one,
            name,
            nameLocation: "middle",
            nameGap: gap,
            nameTextStyle: { color: theme.muted, align: "center" },
          };
  const swapped = lying && spec.kind !== "heat-map";
  return {
    ...option,
    xAxis: eachOf(option.xAxis, named(swapped ? yLabel : xLabel, 32)),
    yAxis: eachOf(option.yAxis, named(swapped ? xLabel : yLabel, lying ? 150 : 52)),
  };
};

/** Points of height of a title and of the line below it. */
const lines = { title: 28, note: 20 };

const withTitle: LookStep = (option, { spec, theme, leftOut, width }) => {
  const title = spec.look?.title ?? "";
  const room = (title === "" ? 0 : lines.title) + (leftOut === null ? 0 : lines.note);
  if (room === 0) return option;
  const lowered = (one: Part): Part => ({ ...one, top: Number(one.top ?? 0) + room });
  const heading = {
    text: title,
    subtext: leftOut ?? "",
    left: 0,
    top: 3,
    padding: 0,
    itemGap: title === "" ? 0 : 6,
    textStyle: {
      color: theme.text,
      fontSize: title === "" ? 0 : 15,
      fontWeight: 600,
      width: width - 16,
      overflow: "truncate",
    },
    subtextStyle: { color: theme.muted, fontSize: 12 },
  };
  return {
    ...option,
    title: [heading, ...listOf(option.title).map(lowered)],
    grid: eachOf(option.grid, lowered),
    ...(option.legend === undefined ? {} : { legend: eachOf(option.legend, lowered) }),
    series: eachOf(option.series, (one) => (one.type === "pie" ? lowered(one) : one)),
  };
};
