import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useConnectionRequests } from "../../api/use-connection-requests.ts";
import { type Integration, integrationsText } from "../../content/integrations.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckedList } from "../../ui/checked-list.tsx";

const ACTIVATE_MILLISECONDS = 2000;

/** Shows how activating goes, without activating: for visitors and the demo. */
export function SampleActions({
  integration: { name, isActive, documentation },
}: {
  integration: Integration;
}) {
  const [state, setState] = useState<"idle" | "activating" | "told">("idle");
  useEffect(() => {
    if (state !== "activating") return;
    const timer = setTimeout(() => setState("told"), ACTIVATE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [state]);
  if (isActive) return <Button aria-label={`Configure ${name}`}>Configure</Button>;
  const activating = state === "activating";
  return (
    <>
      <Button look="action" disabled={activating} onClick={() => setState("activating")}>
        {activating ? "Activating..." : "Activate"}
      </Button>
      <Alert
        title={`${name} activated successfully`}
        open={state === "told"}
        onClose={() => setState("idle")}
      >
        <CheckedList items={integrationsText.activated} />
        <p className="text-sm text-muted">
          {integrationsText.sample}{" "}
          <Link to={documentation} className="underline underline-offset-4" onClick={() => setState("idle")}>
            Setup steps
          </Link>
        </p>
      </Alert>
    </>
  );
}

/** What a member can do as long as integrations cannot be activated: ask for one. */
export function MemberActions({ integration: { name } }: { integration: Integration }) {
  const { isRequested, request } = useConnectionRequests("integration", true);
  const requested = isRequested(name);
  return (
    <>
      <p className="text-sm text-muted">Not active. It cannot be activated yet.</p>
      <Button disabled={requested} onClick={() => request(name)}>
        {requested ? "Requested" : `Request ${name}`}
      </Button>
    </>
  );
}
