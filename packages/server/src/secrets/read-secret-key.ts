import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../settings.ts";

/** The key of the secrets at rest: the operator's, or one made once in the data folder that only the server's user may read. */
export async function readSecretKey({
  secretKey,
  dataFolder,
}: Pick<Settings, "secretKey" | "dataFolder">): Promise<Buffer> {
  if (secretKey !== null) return Buffer.from(secretKey, "hex");
  const path = join(dataFolder, "secret.key");
  await mkdir(dataFolder, { recursive: true });
  const fresh = `${path}.${randomUUID()}`;
  await writeFile(fresh, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await unlink(fresh);
  const key = Buffer.from((await readFile(path, "utf8")).trim(), "hex");
  if (key.length !== 32) throw new Error(`${path} does not hold a key of 32 bytes.`);
  return key;
}
