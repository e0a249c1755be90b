import type { DataSource } from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { readModelVersions } from "../../api/models.ts";
import { Button } from "../../ui/button.tsx";
import { SourceEditor } from "../editor/source-editor.tsx";
import { Problem } from "../parts/problem.tsx";
import { doubtOf, endText, inReviewOrder } from "../relationships/review.ts";

const listed = 6;

/** How the tables of files were found to belong together, and the way to correct it. */
export function FoundRelationships({ source }: { source: DataSource }) {
  const [editing, setEditing] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["model-versions", source.id],
    queryFn: () => readModelVersions(source.id),
  });
  const found = inReviewOrder(data?.model.relationships ?? []);
  return (
    <section aria-label="How the tables belong together" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-medium text-muted">How the tables belong together</h3>
        <Button size="small" look="action" onClick={() => setEditing(true)}>
          {data !== undefined && found.length === 0 ? "Add a relationship" : "Check and correct"}
        </Button>
      </div>
      <Problem text={error?.message ?? null} />
      {data !== undefined && found.length === 0 && (
        <p className="rounded-lg border border-line p-3 text-sm text-muted">
          No column of one refers to another. Questions about one table at a time work all the same.
        </p>
      )}
      <ul className="grid divide-y divide-line rounded-lg border border-line empty:hidden">
        {found.slice(0, listed).map((one) => (
          <li key={one.id} className="grid gap-0.5 px-3 py-2 text-sm">
            <span className="flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
              {endText(one.from)} <ArrowRight size={14} aria-label="refers to" className="text-muted" />{" "}
              {endText(one.to)}
            </span>
            {doubtOf(one) !== null && (
              <span className="flex items-start gap-1.5 text-xs text-attention">
                <TriangleAlert size={13} aria-hidden className="mt-0.5 shrink-0" /> {doubtOf(one)}
              </span>
            )}
          </li>
        ))}
        {found.length > listed && (
          <li className="px-3 py-2 text-sm text-muted">and {found.length - listed} more</li>
        )}
      </ul>
      {editing && <SourceEditor source={source} start="relationships" onClose={() => setEditing(false)} />}
    </section>
  );
}
