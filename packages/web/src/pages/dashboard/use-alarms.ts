import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { toast } from "sonner";
import { readStored, writeStored } from "../../api/stored.ts";
import { notify } from "./notifications.ts";
import { statsQuery } from "./workspace-queries.ts";

/** Where the time of the latest alarm is kept that this browser has told. */
const toldKey = "alarms_told";
const none: { title: string; at: string; text: string }[] = [];

/** Tells what the alerts of saved charts found, each once: on the page, and by the system where the page is hidden. */
export function useAlarms(onShow: () => void): void {
  const { data } = useQuery(statsQuery);
  const alarms = data?.alarms ?? none;
  useEffect(() => {
    const told = readStored(toldKey) ?? "";
    const fresh = alarms.filter(({ at }) => at > told).toReversed();
    const latest = fresh.at(-1);
    if (latest === undefined) return;
    writeStored(toldKey, latest.at);
    for (const { title, text } of fresh) {
      if (document.hidden) notify({ title: `Alert: ${title}`, body: text, onShow });
      toast.warning(`${title}: ${text}`, { action: { label: "Show", onClick: onShow }, duration: 5000 });
    }
  }, [alarms, onShow]);
}
