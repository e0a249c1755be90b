import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { currentUser } from "../../../api/session.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Hint } from "../../../ui/hint.tsx";
import { serverAddress } from "../server-address.ts";
import { useStored } from "../use-stored.ts";
import { readHealth } from "./health.ts";

/** Whether the analysis server answers: MCP, Demo, or not known yet; looked at every ten seconds, and at once when the sources or the address change. */
export function ConnectionBadge() {
  const sources = useStored("userDataSources");
  const address = serverAddress(useStored("mcp_server_url"));
  const { data } = useQuery({
    queryKey: ["server", address, sources],
    queryFn: () => readHealth(address),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
    retry: false,
  });
  const [text, meaning] =
    data === undefined
      ? ["MCP?", "Looking for the analysis server"]
      : data.isAlive
        ? ["MCP", "The analysis server answers"]
        : ["Demo", "The analysis server does not answer: demo mode"];
  const isWarehouse = currentUser()?.connection?.type === "bigquery";
  const service = isWarehouse && data !== undefined ? [data.warehouse] : [];
  return (
    <Hint text={[meaning, ...service].join(". ")}>
      <button
        type="button"
        aria-label={`Connection: ${text}`}
        className={classNames(
          "finger rounded-md px-2 py-0.5 text-xs",
          data?.isAlive === false ? "bg-attention-soft text-attention" : "bg-raised text-muted",
        )}
      >
        {text}
      </button>
    </Hint>
  );
}
