import {
  type Failure,
  failed,
  type GlossaryTerm,
  type glossaryRequest,
  type ModelVersionsResponse,
  type Result,
  type SemanticModel,
  success,
} from "@parlance/contract";
import { mergeModel, type ReadGlossary, readGlossary, withGlossary } from "@parlance/warehouses";
import type { z } from "zod";
import type { Services } from "../../services.ts";
import { findSource, listReplacedModels, replaceModel, type StoredSource } from "../../store/source-store.ts";
import type { WorkspaceAccess } from "../find-sources.ts";
import { modelIssues } from "./model-issues.ts";
import { versionOf } from "./model-version.ts";

/** A source's model and the versions before it. Fails as not-found. */
export async function modelVersions(
  services: Services,
  access: WorkspaceAccess,
  id: string,
): Promise<Result<ModelVersionsResponse>> {
  const source = await findSource(services.database, access.workspaceId, id);
  return source === null ? notFound : success(await versionsOf(services, source.id, source.model));
}

/**
 * Replaces a source's model by an edited one, which gets a version of its own. Fails as not-found, and as invalid-request when
 * the edit does not fit the source's tables or when another one came first.
 */
export async function editModel(
  services: Services,
  access: WorkspaceAccess,
  id: string,
  edited: SemanticModel,
): Promise<Result<ModelVersionsResponse>> {
  const source = await findSource(services.database, access.workspaceId, id);
  if (source === null) return notFound;
  if (edited.version !== source.model.version) return overtaken;
  const issues = modelIssues(edited, source.model);
  if (issues.length > 0) return failed({ code: "invalid-request", issues });
  const named = withGlossary({ ...edited, glossary: source.model.glossary }, edited.glossary);
  return replace(services, source, named, versionOf(named));
}

/** Makes an earlier version of a model the current one. Fails as not-found. */
export async function restoreModel(
  services: Services,
  access: WorkspaceAccess,
  id: string,
  version: string,
): Promise<Result<ModelVersionsResponse>> {
  const source = await findSource(services.database, access.workspaceId, id);
  if (source === null) return notFound;
  const earlier = (await listReplacedModels(services.database, id)).find((each) => each.version === version);
  return earlier === undefined
    ? failed({ code: "not-found", what: "version of the model" })
    : replace(services, source, ...restored(source, earlier.model));
}

/** Of a file that was replaced since, an earlier model says what people said; the rest is what its tables hold now. */
function restored({ type, model }: StoredSource, earlier: SemanticModel): [SemanticModel, string] {
  if (type !== "file" || isOfSameData(earlier, model)) return [earlier, earlier.version];
  const merged = mergeModel(earlier, model).model;
  return [merged, versionOf(merged)];
}

function isOfSameData(one: SemanticModel, other: SemanticModel): boolean {
  const measured = ({ tables }: SemanticModel): string =>
    JSON.stringify(
      tables.map(({ name, rowCount, columns }) => [
        name,
        rowCount,
        columns.map((column) => [column.name, column.physicalType, column.profile]),
      ]),
    );
  return measured(one) === measured(other);
}

/**
 * Puts a glossary's terms into a source's model: in place of those it has, or beside them (`keep`). A term that nothing carries
 * keeps the binding that a person gave it, or stays without.
 */
export async function importGlossary(
  services: Services,
  access: WorkspaceAccess,
  id: string,
  { csv, keep }: z.infer<typeof glossaryRequest>,
): Promise<Result<ReadGlossary>> {
  const source = await findSource(services.database, access.workspaceId, id);
  if (source === null) return notFound;
  const { terms, errors } = readGlossary(csv, source.model);
  if (terms.length === 0) return success({ terms, errors, unbound: [] });
  const all = mergedTerms(source.model.glossary, terms, keep);
  const edited = withGlossary(source.model, all);
  const replaced = await replace(services, source, edited, versionOf(edited));
  if (!replaced.ok) return replaced;
  const unbound = all.filter(({ binding }) => binding === null).map(({ term }) => term);
  return success({ terms: all, errors, unbound });
}

function mergedTerms(before: GlossaryTerm[], read: GlossaryTerm[], keep: boolean): GlossaryTerm[] {
  const key = ({ term }: GlossaryTerm): string => term.toLowerCase();
  const former = new Map(before.map((term) => [key(term), term]));
  const fresh = read.map((term) => ({
    ...term,
    binding: term.binding ?? former.get(key(term))?.binding ?? null,
  }));
  const named = new Set(read.map(key));
  return keep ? [...before.filter((term) => !named.has(key(term))), ...fresh] : fresh;
}

const notFound = failed<Failure>({ code: "not-found", what: "data source" });
const overtaken = failed<Failure>({
  code: "invalid-request",
  issues: [{ path: "model.version", message: "someone else has changed the model since; load it again" }],
});

async function replace(
  services: Services,
  source: StoredSource,
  edited: SemanticModel,
  version: string,
): Promise<Result<ModelVersionsResponse>> {
  const model = { ...edited, version };
  const isSame = version === source.model.version;
  if (!isSame && !(await replaceModel(services.database, source, model, services.now()))) return overtaken;
  return success(await versionsOf(services, source.id, model));
}

async function versionsOf(
  services: Services,
  id: string,
  model: SemanticModel,
): Promise<ModelVersionsResponse> {
  const replaced = await listReplacedModels(services.database, id);
  return {
    model,
    versions: replaced.map(({ version, replacedAt }) => ({ version, replacedAt: replacedAt.toISOString() })),
  };
}
