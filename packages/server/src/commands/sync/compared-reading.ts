import type { SchemaBreak, SchemaChange, SemanticModel } from "@parlance/contract";
import { mergeModel, queryProblem, schemaChanges } from "@parlance/warehouses";
import type { Services } from "../../services.ts";
import { listChartsOf } from "../../store/chart-store.ts";
import type { StoredSource } from "../../store/source-store.ts";
import { listVerified } from "../../store/verified-store.ts";
import { versionOf } from "../models/model-version.ts";

/** A source's model as it will be, what changed in its tables, and what that breaks. */
export type ComparedReading = { model: SemanticModel; changes: SchemaChange[]; breaks: SchemaBreak[] };

/** Holds what was read of a source now against what is kept of it: what people said stays. */
export async function comparedReading(
  services: Services,
  source: StoredSource,
  now: SemanticModel,
): Promise<ComparedReading> {
  const merged = mergeModel(source.model, now);
  const model = { ...merged.model, version: versionOf(merged.model) };
  return {
    model,
    changes: schemaChanges(source.model, now),
    breaks: [...merged.breaks, ...(await brokenQuestions(services, source, model))],
  };
}

/** Saved charts and verified questions that the model no longer answers. */
async function brokenQuestions(
  { database }: Services,
  { id, workspaceId }: StoredSource,
  model: SemanticModel,
): Promise<SchemaBreak[]> {
  const charts = await listChartsOf(database, workspaceId, id);
  const verified = (await listVerified(database, workspaceId)).filter(({ sourceId }) => sourceId === id);
  return [
    ...charts.map(({ title, query }) => ({ kind: "chart" as const, name: title, query })),
    ...verified.map(({ question, query }) => ({ kind: "verified" as const, name: question, query })),
  ].flatMap(({ kind, name, query }) => {
    const reason = query === null ? null : queryProblem(query, model);
    return reason === null ? [] : [{ kind, name, reason }];
  });
}
