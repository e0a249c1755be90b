import { useQuery } from "@tanstack/react-query";
import { Hint } from "../../../ui/hint.tsx";

const paths = ["/health", "/", "/status", "/ping"];

/** The analysis server's address; the one that serves this page unless another was set. */
const serverAddress = (): string => localStorage.getItem("mcp_server_url") ?? window.location.origin;

async function isAlive(): Promise<boolean> {
  for (const path of paths) {
    const ok = await fetch(new URL(path, serverAddress()), { signal: AbortSignal.timeout(10_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return true;
  }
  return false;
}

/** Whether the analysis server answers: MCP, Demo, or not known yet; looked at every ten seconds. */
export function ConnectionBadge() {
  const { data } = useQuery({
    queryKey: ["server"],
    queryFn: isAlive,
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
      <span
        className={
          data === false
            ? "rounded-md bg-attention-soft px-2 py-0.5 text-xs text-attention"
            : "rounded-md bg-raised px-2 py-0.5 text-xs text-muted"
        }
      >
        {text}
      </span>
    </Hint>
  );
}
