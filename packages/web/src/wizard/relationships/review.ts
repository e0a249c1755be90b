import type { MeasureRelationshipRequest, Relationship, SemanticModel } from "@parlance/contract";

/** What a person decided about relationships: those of the model that were accepted, and those that were taken out of it. */
export type Review = { accepted: ReadonlySet<string>; rejected: Relationship[] };

/** Nothing is decided yet. */
export const noReview: Review = { accepted: new Set(), rejected: [] };

/** A model and what was decided about it. */
export type Reviewed = { model: SemanticModel; review: Review };

/** Vouches for a relationship; one that was rejected comes back. */
export function accept({ model, review }: Reviewed, relationship: Relationship): Reviewed {
  const { id } = relationship;
  const isIn = model.relationships.some((each) => each.id === id);
  return {
    model: isIn ? model : { ...model, relationships: [...model.relationships, relationship] },
    review: {
      accepted: new Set([...review.accepted, id]),
      rejected: review.rejected.filter((each) => each.id !== id),
    },
  };
}

/** Takes a relationship out of the model. */
export function reject({ model, review }: Reviewed, relationship: Relationship): Reviewed {
  const { id } = relationship;
  return {
    model: { ...model, relationships: model.relationships.filter((each) => each.id !== id) },
    review: {
      accepted: new Set([...review.accepted].filter((each) => each !== id)),
      rejected: [...review.rejected.filter((each) => each.id !== id), relationship],
    },
  };
}

/** Vouches for all that stand in the model. */
export const acceptAll = ({ model, review }: Reviewed): Reviewed => ({
  model,
  review: { ...review, accepted: new Set(model.relationships.map(({ id }) => id)) },
});

/** Names what the far row is to the near one. */
export const nameRole = ({ model, review }: Reviewed, id: string, role: string | null): Reviewed => ({
  model: {
    ...model,
    relationships: model.relationships.map((each) => (each.id === id ? { ...each, role } : each)),
  },
  review,
});

/** What identifies a reference between columns. */
export const pairId = ({ from, to }: MeasureRelationshipRequest): string =>
  `${from.table}.${from.columns.join("+")}->${to.table}.${to.columns.join("+")}`;

/** An end as it is read: "orders.customer_id", or "runs (site, plant)" where the key is composite. */
export const endText = ({ table, columns }: Relationship["from"]): string =>
  columns.length === 1 ? `${table}.${columns[0]}` : `${table} (${columns.join(", ")})`;

/** Why somebody should look at a relationship; null where the data leaves no doubt. */
export function doubtOf({ from, to, cardinality, evidence }: Relationship): string | null {
  if (cardinality === "many-to-many")
    return `The key of ${to.table} is not unique, so answers never join along this one.`;
  if (evidence === null || evidence.orphans === 0) return null;
  const rows = evidence.orphans === 1 ? "1 row" : `${evidence.orphans.toLocaleString()} rows`;
  return `${rows} of ${from.table} ${evidence.orphans === 1 ? "refers" : "refer"} to nothing in ${to.table}.`;
}

/** Doubtful ones first, then by their tables' names. */
export const inReviewOrder = (relationships: Relationship[]): Relationship[] =>
  relationships.toSorted(
    (a, b) =>
      Number(doubtOf(b) !== null) - Number(doubtOf(a) !== null) ||
      a.from.table.localeCompare(b.from.table) ||
      a.id.localeCompare(b.id),
  );
