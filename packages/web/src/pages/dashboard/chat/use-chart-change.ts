import { type ChartSpec, withChart } from "@parlance/contract";
import { useCallback, useEffect, useRef } from "react";
import { toast } from "sonner";
import { changeTurnChart } from "../../../api/conversations.ts";
import type { Entry } from "./entry.ts";

/** Milliseconds without another change, after which one is sent. */
const pause = 600;

/** Keeps an entry's chart as it was changed: in the conversation at once, on the server when the hand rests. */
export function useChartChange(
  { id, turn }: Entry,
  conversation: string,
  onChange: (id: string, change: (entry: Entry) => Entry) => void,
): (chart: ChartSpec) => void {
  const waiting = useRef<{ timer: number; send: () => void } | null>(null);
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.send();
    },
    [],
  );
  return useCallback(
    (chart) => {
      onChange(id, (entry) => redrawn(entry, chart));
      if (turn === null) return;
      const send = (): void => {
        waiting.current = null;
        changeTurnChart(conversation, turn, chart).catch(() =>
          toast.error("The chart's look could not be kept. Try again when the server answers."),
        );
      };
      clearTimeout(waiting.current?.timer);
      waiting.current = { timer: window.setTimeout(send, pause), send };
    },
    [id, turn, conversation, onChange],
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
