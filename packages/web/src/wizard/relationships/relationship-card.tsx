import type { Relationship } from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Check, TriangleAlert, X } from "lucide-react";
import { useState } from "react";
import { measureRelationship } from "../../api/models.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Problem } from "../parts/problem.tsx";
import { Evidence, SampleKeys } from "./evidence.tsx";
import { doubtOf, endText } from "./review.ts";

const origins: Record<Relationship["origin"], string> = {
  declared: "declared",
  inferred: "found in the data",
  manual: "added",
};

/** One relationship with its evidence, to accept or to reject. */
export function RelationshipCard({
  source,
  relationship,
  decision,
  onAccept,
  onReject,
  onRole,
}: {
  source: string;
  relationship: Relationship;
  decision: "accepted" | "rejected" | null;
  onAccept: () => void;
  onReject: () => void;
  onRole: (role: string | null) => void;
}) {
  const [detailed, setDetailed] = useState(false);
  const { from, to, cardinality, origin, evidence, role } = relationship;
  const doubt = doubtOf(relationship);
  const name = `${endText(from)} → ${endText(to)}`;
  return (
    <li
      aria-label={name}
      data-decision={decision ?? "open"}
      className={classNames(
        "grid gap-3 rounded-xl border border-line bg-canvas p-4 [content-visibility:auto] [contain-intrinsic-height:150px]",
        decision === "accepted" && "border-accent",
        decision === "rejected" && "border-dashed",
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className={classNames("min-w-0", decision === "rejected" && "text-muted")}>
          <h3 className="flex flex-wrap items-center gap-x-2 font-medium [overflow-wrap:anywhere]">
            {endText(from)} <ArrowRight size={14} aria-label="refers to" className="text-muted" />{" "}
            {endText(to)}
          </h3>
          <p className="text-sm text-muted">
            {cardinality} · {origins[origin]}
          </p>
        </div>
        <fieldset className="flex gap-2">
          <legend className="sr-only">{name}</legend>
          <Button
            size="small"
            aria-pressed={decision === "accepted"}
            className={decision === "accepted" ? "border-accent bg-accent-soft text-accent" : ""}
            onClick={onAccept}
          >
            <Check size={13} aria-hidden /> {decision === "accepted" ? "Accepted" : "Accept"}
          </Button>
          <Button
            size="small"
            aria-pressed={decision === "rejected"}
            className={decision === "rejected" ? "border-loss text-loss" : ""}
            onClick={onReject}
          >
            <X size={13} aria-hidden /> {decision === "rejected" ? "Rejected" : "Reject"}
          </Button>
        </fieldset>
      </div>
      {decision !== "rejected" && (
        <>
          <Evidence evidence={evidence} />
          {doubt !== null && (
            <p className="flex items-start gap-2 text-sm text-attention">
              <TriangleAlert size={15} aria-hidden className="mt-0.5 shrink-0" /> {doubt}
            </p>
          )}
          <Button
            look="text"
            size="small"
            className="justify-self-start px-0"
            aria-expanded={detailed}
            onClick={() => setDetailed(!detailed)}
          >
            {detailed ? "Hide the values" : "Show sample values"}
          </Button>
          {detailed && (
            <>
              <Samples source={source} relationship={relationship} />
              <label className="grid max-w-sm gap-1 text-sm">
                <span className="text-muted">What {to.table} is here, such as “origin airport”</span>
                <input
                  defaultValue={role ?? ""}
                  maxLength={100}
                  onBlur={(event) => onRole(event.target.value.trim() || null)}
                  className="h-9 rounded-lg border border-line bg-surface px-3 text-base"
                />
              </label>
            </>
          )}
        </>
      )}
    </li>
  );
}

function Samples({ source, relationship: { id, from, to } }: { source: string; relationship: Relationship }) {
  const { data, error } = useQuery({
    queryKey: ["relationship", source, id],
    queryFn: ({ signal }) => measureRelationship(source, { from, to }, signal),
  });
  if (error !== null) return <Problem text={error.message} />;
  if (data === undefined)
    return (
      <p role="status" className="text-sm text-muted">
        Looking at the values…
      </p>
    );
  return <SampleKeys matched={data.matched} orphans={data.orphans} />;
}
