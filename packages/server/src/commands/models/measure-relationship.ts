import {
  failed,
  findColumn,
  findTable,
  type MeasuredRelationshipResponse,
  type MeasureRelationshipRequest,
  type Result,
} from "@parlance/contract";
import type { Services } from "../../services.ts";
import { openableSource, type WorkspaceAccess } from "../find-sources.ts";

/** What the data of a source says about a reference between its tables. Fails as not-found, invalid-request and as reading does. */
export async function measureRelationship(
  services: Services,
  access: WorkspaceAccess,
  id: string,
  pair: MeasureRelationshipRequest,
): Promise<Result<MeasuredRelationshipResponse>> {
  const source = await openableSource(services, access, id);
  if (!source.ok) return source;
  const { model } = source.value;
  const unknown = [pair.from, pair.to].flatMap(({ table, columns }) => {
    const found = findTable(model, table);
    return columns
      .filter((column) => found === null || findColumn(found, column) === null)
      .map((column) => ({ path: `${table}.${column}`, message: "is not there" }));
  });
  if (pair.from.columns.length !== pair.to.columns.length)
    unknown.push({ path: "columns", message: "pair up in unequal number" });
  if (unknown.length > 0) return failed({ code: "invalid-request", issues: unknown });
  const version = { id, version: model.version };
  for (;;) {
    const measured = await services.engine.call("measure", { source: version, pair });
    if (measured !== null) return measured;
    await services.engine.call("open", source.value);
  }
}
