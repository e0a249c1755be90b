import type { ChartLook, ChartSpec } from "@parlance/contract";

/** A chart with a part of its look changed; what is undefined is taken back to what the chart has by itself. */
export function withLook(
  spec: ChartSpec,
  change: { [Key in keyof ChartLook]: ChartLook[Key] | undefined },
): ChartSpec {
  const look = Object.fromEntries(
    Object.entries({ ...spec.look, ...change }).filter(([, value]) => value !== undefined && value !== ""),
  ) as ChartLook;
  return { ...spec, look };
}

/** The number that was typed within bounds; undefined for none. */
export function numberOf(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const number = Number(text);
  return text.trim() === "" || !Number.isFinite(number) ? undefined : Math.min(most, Math.max(least, number));
}
