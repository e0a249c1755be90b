import type { MeasuredRelationshipResponse, Relationship, SemanticModel } from "@parlance/contract";
import { useMutation } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { measureRelationship } from "../../api/models.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../parts/choice.tsx";
import { Problem } from "../parts/problem.tsx";
import { Evidence, SampleKeys } from "./evidence.tsx";
import { pairId } from "./review.ts";

type Draft = { from: string; to: string; pairs: { key: number; from: string; to: string }[] };

const mostColumns = 8;

/** A relationship made by hand: two tables, one or more pairs of columns, measured on the data before it counts. */
export function AddRelationship({
  model,
  onAdd,
  onClose,
}: {
  model: SemanticModel;
  onAdd: (relationship: Relationship) => void;
  onClose: () => void;
}) {
  const tables = model.tables.map(({ name }) => name);
  const [draft, setDraft] = useState<Draft>({ from: "", to: "", pairs: [emptyPair(0)] });
  const measuring = useMutation({
    mutationFn: () => measureRelationship(model.source, pairOf(draft)),
  });
  const change = (next: Draft): void => {
    setDraft(next);
    measuring.reset();
  };
  const columns = (table: string): string[] =>
    model.tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  const id = pairId(pairOf(draft));
  const isThere = model.relationships.some((each) => each.id === id);
  const isWhole =
    draft.from !== "" && draft.to !== "" && draft.pairs.every(({ from, to }) => from !== "" && to !== "");
  return (
    <section aria-label="Add a relationship" className="grid gap-4 rounded-xl border border-accent p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label="Table that refers"
          value={draft.from}
          options={tables}
          empty="Choose a table"
          onChange={(from) =>
            change({ ...draft, from, pairs: draft.pairs.map((pair) => ({ ...pair, from: "" })) })
          }
        />
        <Choice
          label="Table it refers to"
          value={draft.to}
          options={tables}
          empty="Choose a table"
          onChange={(to) => change({ ...draft, to, pairs: draft.pairs.map((pair) => ({ ...pair, to: "" })) })}
        />
      </div>
      {draft.pairs.map((pair, at) => (
        <div key={pair.key} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2 sm:gap-4">
          <Choice
            label={at === 0 ? "Column" : `Column ${at + 1}`}
            value={pair.from}
            options={columns(draft.from)}
            empty="Choose"
            onChange={(from) => change({ ...draft, pairs: draft.pairs.with(at, { ...pair, from }) })}
          />
          <Choice
            label={at === 0 ? "Its key" : `Its key, part ${at + 1}`}
            value={pair.to}
            options={columns(draft.to)}
            empty="Choose"
            onChange={(to) => change({ ...draft, pairs: draft.pairs.with(at, { ...pair, to }) })}
          />
          <Button
            look="quiet"
            size="icon"
            aria-label={`Remove pair ${at + 1}`}
            disabled={draft.pairs.length === 1}
            onClick={() => change({ ...draft, pairs: draft.pairs.toSpliced(at, 1) })}
          >
            <Trash2 size={15} aria-hidden />
          </Button>
        </div>
      ))}
      <Button
        look="text"
        size="small"
        className="justify-self-start px-0"
        disabled={draft.pairs.length >= mostColumns}
        onClick={() =>
          change({ ...draft, pairs: [...draft.pairs, emptyPair(1 + (draft.pairs.at(-1)?.key ?? 0))] })
        }
      >
        <Plus size={13} aria-hidden /> Another pair of columns
      </Button>
      {isThere && <p className="text-sm text-attention">This relationship is there already.</p>}
      <Problem text={measuring.error?.message ?? null} />
      {measuring.data !== undefined && (
        <div className="grid gap-3">
          <p className="text-sm">{measuring.data.cardinality}</p>
          <Evidence evidence={measuring.data.evidence} />
          <SampleKeys matched={measuring.data.matched} orphans={measuring.data.orphans} />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        {measuring.data === undefined ? (
          <Button
            look="action"
            disabled={!isWhole || isThere || measuring.isPending}
            onClick={() => measuring.mutate()}
          >
            {measuring.isPending ? "Looking at the data..." : "Check on the data"}
          </Button>
        ) : (
          <Button look="primary" onClick={() => onAdd(relationshipOf(id, draft, measuring.data))}>
            Add relationship
          </Button>
        )}
      </div>
    </section>
  );
}

const emptyPair = (key: number): Draft["pairs"][number] => ({ key, from: "", to: "" });

const pairOf = ({ from, to, pairs }: Draft) => ({
  from: { table: from, columns: pairs.map((pair) => pair.from) },
  to: { table: to, columns: pairs.map((pair) => pair.to) },
});

const relationshipOf = (
  id: string,
  draft: Draft,
  { cardinality, evidence }: MeasuredRelationshipResponse,
): Relationship => ({ id, ...pairOf(draft), cardinality, role: null, origin: "manual", evidence });
