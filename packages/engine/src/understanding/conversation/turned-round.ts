import type { Order, SemanticQuery } from "@parlance/contract";

const round =
  /^\W*(?:(?:and|now|ok|okay|then|show(?: me)?(?: it| them| that)?|sort(?: it| them)?|order(?: it| them)?) )*(?:(?:the )?other way (?:a?round|about)|(?:in |the )*(?:reverse|reversed|opposite|inverse)(?: order| direction| way)?|reverse (?:it|them|that|the order)|vice versa)(?: please)?\W*$/i;

/** "The other way round" after a ranking: the other end of it; after groups in no order, the smallest first. Null for other follow-ups. */
export function turnedRound(question: string, previous: SemanticQuery): SemanticQuery | null {
  if (!round.test(question) || (previous.kind !== "list" && previous.kind !== "aggregate")) return null;
  const order = previous.order.length > 0 ? previous.order.map(turned) : smallestFirst(previous);
  return order.length === 0 ? null : { ...previous, order };
}

const turned = (order: Order): Order => ({ ...order, descending: !order.descending });

const smallestFirst = (query: SemanticQuery): Order[] => {
  const [measure] = query.kind === "aggregate" && query.dimensions.length > 0 ? query.measures : [];
  return measure === undefined ? [] : [{ by: { kind: "output", id: measure.id }, descending: false }];
};
