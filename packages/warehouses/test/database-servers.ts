/** Real database servers for the tests of other packages. */
export { mariadbMissing, startMariadb } from "../src/conformance/testing/start-mariadb.ts";
export { startPostgresql } from "../src/conformance/testing/start-postgresql.ts";
export type { TestServer } from "../src/conformance/testing/test-server.ts";
