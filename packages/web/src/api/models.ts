import {
  type GlossaryResponse,
  glossaryResponse,
  type MeasuredRelationshipResponse,
  type MeasureRelationshipRequest,
  type ModelVersionsResponse,
  measuredRelationshipResponse,
  modelVersionsResponse,
  type SemanticModel,
} from "@parlance/contract";
import { call } from "./call.ts";

const path = (source: string, rest: string): string => `/api/sources/${encodeURIComponent(source)}/${rest}`;

/** A source's model with the versions before it. */
export const readModelVersions = (source: string): Promise<ModelVersionsResponse> =>
  call(modelVersionsResponse, path(source, "model"));

/** Replaces a source's model by an edited one; throws when it does not fit, or when somebody else was faster. */
export const saveModel = (model: SemanticModel): Promise<ModelVersionsResponse> =>
  call(modelVersionsResponse, path(model.source, "model"), { method: "PUT", body: { model } });

/** Makes an earlier version the current one. */
export const restoreModel = (source: string, version: string): Promise<ModelVersionsResponse> =>
  call(modelVersionsResponse, path(source, "model/restore"), { method: "POST", body: { version } });

/** Reads a glossary's CSV into a source's model; `keep` leaves the terms that it does not name. */
export const sendGlossary = (source: string, csv: string, keep: boolean): Promise<GlossaryResponse> =>
  call(glossaryResponse, path(source, "glossary"), { method: "POST", body: { csv, keep } });

/** What the data says about a reference between two tables. */
export const measureRelationship = (
  source: string,
  pair: MeasureRelationshipRequest,
  signal?: AbortSignal,
): Promise<MeasuredRelationshipResponse> =>
  call(measuredRelationshipResponse, path(source, "relationships/measure"), {
    method: "POST",
    body: pair,
    ...(signal === undefined ? {} : { signal }),
  });
