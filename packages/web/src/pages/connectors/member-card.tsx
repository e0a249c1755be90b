import { useQuery } from "@tanstack/react-query";
import { listSources } from "../../api/sources.ts";
import { useConnectionRequests } from "../../api/use-connection-requests.ts";
import type { Connector } from "../../content/connectors.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { ConnectorCard } from "./connector-card.tsx";

/** A connector as it stands in a member's workspace: opens the wizard, leads to what is connected, or takes a request. */
export function MemberCard({ connector }: { connector: Connector }) {
  const { data = [] } = useQuery({ queryKey: ["sources"], queryFn: listSources });
  const { isRequested, request } = useConnectionRequests("connector", true);
  const { id, name, opens } = connector;
  const isConnected = opens === id && data.some(({ type }) => type === opens);
  const requested = isRequested(name);
  return (
    <ConnectorCard connector={connector} isConnected={isConnected}>
      {opens === null && (
        <>
          <p className="text-sm text-muted">Not available yet.</p>
          <Button disabled={requested} onClick={() => request(name)}>
            {requested ? "Requested" : `Request ${name}`}
          </Button>
        </>
      )}
      {opens !== null && isConnected && <LinkButton to="/data-sources">Configure</LinkButton>}
      {opens !== null && !isConnected && (
        <LinkButton to={`/dashboard?connect=${opens}`} look="action">
          Connect Now
        </LinkButton>
      )}
    </ConnectorCard>
  );
}
