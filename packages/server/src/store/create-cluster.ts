import { PGlite } from "@electric-sql/pglite";

/** Makes an embedded database in the folder given as argument; few shared buffers keep the server small. */
async function createCluster(folder: string): Promise<void> {
  const database = await PGlite.create(folder, { postgresqlconf: ["shared_buffers = 8MB"] });
  await database.close();
}

await createCluster(process.argv[2] ?? "");
