import { useEffect, useState } from "react";
import { type Connector, connectorsText } from "../../content/connectors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckedList } from "../../ui/checked-list.tsx";
import { ConnectorCard } from "./connector-card.tsx";

const CONNECT_MILLISECONDS = 2000;

/** A connector that shows how connecting goes, without connecting: for visitors and the demo. */
export function SampleCard({ connector }: { connector: Connector }) {
  const [state, setState] = useState<"idle" | "connecting" | "told">("idle");
  useEffect(() => {
    if (state !== "connecting") return;
    const timer = setTimeout(() => setState("told"), CONNECT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [state]);
  const connecting = state === "connecting";
  return (
    <ConnectorCard connector={connector} isConnected={connector.isConnected}>
      {connector.isConnected ? (
        <Button aria-label={`Configure ${connector.name}`}>Configure</Button>
      ) : (
        <Button look="action" disabled={connecting} onClick={() => setState("connecting")}>
          {connecting ? "Connecting..." : "Connect Now"}
        </Button>
      )}
      <Alert
        title={`${connector.name} connected successfully!`}
        open={state === "told"}
        onClose={() => setState("idle")}
      >
        <CheckedList items={connectorsText.connected} />
        <p className="text-sm text-muted">{connectorsText.sample}</p>
      </Alert>
    </ConnectorCard>
  );
}
