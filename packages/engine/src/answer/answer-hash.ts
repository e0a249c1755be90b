import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ResultTable, SemanticQuery } from "@parlance/contract";

/**
 * SHA-256 over query, statement and rows (hex, 64 characters): equal exactly when the answer is. Fractions count by twelve digits: the last
 * ones of a sum are those of the order in which a database's threads added.
 */
export const answerHash = (query: SemanticQuery, sql: string, table: ResultTable): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([query, sql, table.columns, table.rows], rounded))));

const rounded = (_: string, value: unknown): unknown =>
  typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(12)) : value;
