import { type ChartSpec, withChart } from "@parlance/contract";
import { useCallback } from "react";
import { toast } from "sonner";
import { changeTurnChart } from "../../../api/conversations.ts";
import { useRested } from "../use-rested.ts";
import type { Entry } from "./entry.ts";

/** Keeps an entry's chart as it was changed: in the conversation at once, on the server when the hand rests. */
export function useChartChange(
  { id, turn }: Entry,
  conversation: string,
  onChange: (id: string, change: (entry: Entry) => Entry) => void,
): (chart: ChartSpec) => void {
  const whenRested = useRested();
  return useCallback(
    (chart) => {
      onChange(id, (entry) => redrawn(entry, chart));
      if (turn === null) return;
      whenRested(() => {
        changeTurnChart(conversation, turn, chart).catch(() =>
          toast.error("The chart's look could not be kept. Try again when the server answers."),
        );
      });
    },
    [id, turn, conversation, onChange, whenRested],
  );
}

function redrawn(entry: Entry, chart: ChartSpec): Entry {
  const { outcome } = entry;
  if (outcome.state !== "answered" || outcome.answer.outcome !== "answered") return entry;
  const { reading } = outcome.answer;
  const query = withChart(reading.query, chart.kind, chart.look ?? {});
  return {
    ...entry,
    outcome: { ...outcome, answer: { ...outcome.answer, chart, reading: { ...reading, query } } },
  };
}
