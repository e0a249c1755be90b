import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ResultTable, SemanticQuery } from "@parlance/contract";

/** SHA-256 over query, statement and rows (hex, 64 characters): equal exactly when the answer is. */
export const answerHash = (query: SemanticQuery, sql: string, table: ResultTable): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([query, sql, table.columns, table.rows]))));
