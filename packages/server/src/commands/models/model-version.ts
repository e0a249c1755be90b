import { createHash } from "node:crypto";
import type { SemanticModel } from "@parlance/contract";

/** A version that changes whenever anything in the model does. */
export function versionOf({ version: _, ...model }: SemanticModel): string {
  return createHash("sha256").update(JSON.stringify(model)).digest("hex").slice(0, 16);
}
