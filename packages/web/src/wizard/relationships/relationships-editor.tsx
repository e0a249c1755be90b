import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../steps/datasets-step.tsx";
import { AddRelationship } from "./add-relationship.tsx";
import { RelationshipCard } from "./relationship-card.tsx";
import { accept, acceptAll, inReviewOrder, nameRole, type Reviewed, reject } from "./review.ts";

const searchedFrom = 8;

/** The relationships of a model: what was found with its evidence, what was added and what was taken out. */
export function RelationshipsEditor({
  reviewed,
  onChange,
}: {
  reviewed: Reviewed;
  onChange: (reviewed: Reviewed) => void;
}) {
  const [adding, setAdding] = useState(false);
  const [search, setSearch] = useState("");
  const { model, review } = reviewed;
  const all = inReviewOrder([...model.relationships, ...review.rejected]);
  const shown = all.filter(({ id }) => id.toLowerCase().includes(search.trim().toLowerCase()));
  const isRejected = (id: string): boolean => review.rejected.some((each) => each.id === id);
  const decision = (id: string) =>
    isRejected(id) ? "rejected" : review.accepted.has(id) ? "accepted" : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-2">
        {all.length >= searchedFrom && (
          <SearchField label="Search relationships" value={search} onChange={setSearch} />
        )}
        <Button onClick={() => setAdding(true)} disabled={adding}>
          <Plus size={15} aria-hidden /> Add
        </Button>
        <Button
          look="action"
          disabled={model.relationships.length === 0}
          onClick={() => onChange(acceptAll(reviewed))}
        >
          Accept all
        </Button>
      </div>
      {adding && (
        <AddRelationship
          model={model}
          onClose={() => setAdding(false)}
          onAdd={(relationship) => {
            onChange(accept(reviewed, relationship));
            setAdding(false);
          }}
        />
      )}
      {all.length === 0 && !adding && (
        <p className="rounded-xl border border-dashed border-line p-6 text-muted">
          No reference between these tables was declared or found. Questions about one table at a time work
          all the same.
        </p>
      )}
      <ul aria-label="Relationships" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {shown.map((relationship) => (
          <RelationshipCard
            key={relationship.id}
            source={model.source}
            relationship={relationship}
            decision={decision(relationship.id)}
            onAccept={() => onChange(accept(reviewed, relationship))}
            onReject={() => onChange(reject(reviewed, relationship))}
            onRole={(role) => onChange(nameRole(reviewed, relationship.id, role))}
          />
        ))}
      </ul>
    </div>
  );
}

/** What was decided so far, in a line. */
export function reviewText({ model, review }: Reviewed): string {
  const accepted = model.relationships.filter(({ id }) => review.accepted.has(id)).length;
  const open = model.relationships.length - accepted;
  return [
    `${accepted.toLocaleString()} accepted`,
    `${review.rejected.length.toLocaleString()} rejected`,
    ...(open > 0 ? [`${open.toLocaleString()} as found`] : []),
  ].join(", ");
}
