import type { ModelIndex } from "../../index/model-index.ts";
import type { Frame } from "../../parse/frame/frame.ts";
import type { Choice } from "../resolve.ts";

/**
 * "What percentage did the green party get" where a column holds percentages: they are shown as they are and no share of them is
 * computed.
 */
export function withHeldShares(frame: Frame, { columns }: Choice, index: ModelIndex): Frame {
  const [shown] = frame.targets;
  const nouns = [
    ...(shown !== undefined && shown.aggregation === null ? [shown.noun] : []),
    ...frame.extremes.flatMap(({ by }) => by ?? []),
  ];
  const held = nouns.some(
    (noun) => noun.kind === "column" && index.columns[columns.get(noun) ?? -1]?.percent === true,
  );
  return held ? { ...frame, transforms: frame.transforms.filter(({ kind }) => kind !== "share") } : frame;
}
