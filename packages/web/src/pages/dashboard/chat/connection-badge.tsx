import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Hint } from "../../../ui/hint.tsx";
import { serverAddress } from "../server-address.ts";
import { useStored } from "../use-stored.ts";

const paths = ["/health", "/", "/status", "/ping"];

async function isAlive(address: string): Promise<boolean> {
  for (const path of paths) {
    const ok = await fetch(new URL(path, address), { signal: AbortSignal.timeout(10_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return true;
  }
  return false;
}

/** Whether the analysis server answers: MCP, Demo, or not known yet; looked at every ten seconds, and at once when the sources or the address change. */
export function ConnectionBadge() {
  const sources = useStored("userDataSources");
  const address = serverAddress(useStored("mcp_server_url"));
  const { data } = useQuery({
    queryKey: ["server", address, sources],
    queryFn: () => isAlive(address),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
    retry: false,
  });
  const [text, meaning] =
    data === undefined
      ? ["MCP?", "Looking for the analysis server"]
      : data
        ? ["MCP", "The analysis server answers"]
        : ["Demo", "The analysis server does not answer: demo mode"];
  return (
    <Hint text={meaning}>
      <button
        type="button"
        aria-label={`Connection: ${text}`}
        className={
          data === false
            ? "rounded-md bg-attention-soft px-2 py-0.5 text-xs text-attention"
            : "rounded-md bg-raised px-2 py-0.5 text-xs text-muted"
        }
      >
        {text}
      </button>
    </Hint>
  );
}
