import type { Extreme, Frame } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import type { Choice } from "../resolve.ts";
import { worthOf } from "./with-amounts.ts";

/**
 * "Our biggest sale", "the smallest invoice": a size that nothing else tells is what the rows are worth, where they are deals.
 * Other superlatives stay as they are.
 */
export function withWorth(build: Build): { frame: Frame; choice: Choice } {
  const { frame, choice } = build;
  const [extreme] = frame.extremes;
  if (extreme === undefined || !isOpen(extreme) || extreme.of?.kind !== "table") return { frame, choice };
  const worth = worthOf(build, extreme.of.table);
  if (worth?.kind !== "column" || worth.options[0]?.table !== extreme.of.table) return { frame, choice };
  const columns = new Map(choice.columns).set(worth, worth.options[0].column);
  const extremes = [{ ...extreme, by: worth, plain: false }, ...frame.extremes.slice(1)];
  return { frame: { ...frame, extremes }, choice: { ...choice, columns } };
}

const isOpen = ({ by, hints, count, aggregation }: Extreme): boolean =>
  by === null && hints.length === 0 && !count && aggregation === null;
