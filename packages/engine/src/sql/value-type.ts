import {
  dayGrains,
  type Expression,
  findColumn,
  findTable,
  type Literal,
  type PhysicalType,
  type SemanticModel,
} from "@parlance/contract";
import type { SqlExpression } from "./tree.ts";

/** The physical type where the expression itself says it, else null: enough to type the constants beside it. */
export function valueType(expression: Expression, model: SemanticModel): PhysicalType | null {
  switch (expression.kind) {
    case "field": {
      const table = findTable(model, expression.field.table);
      const found = table === null ? null : findColumn(table, expression.field.column);
      return found?.physicalType ?? null;
    }
    case "constant":
      return expression.type;
    case "now":
      return "timestamp";
    case "truncate":
      return dayGrains.includes(expression.grain) ? "date" : "timestamp";
    case "part":
    case "duration":
      return "integer";
    case "function":
      return readTypes[expression.name] ?? null;
    default:
      return null;
  }
}

/** What functions that read a text come to. */
const readTypes: Readonly<Record<string, PhysicalType>> = {
  number: "decimal",
  seconds: "decimal",
  day: "date",
};

/** A value as a parameter of the type that stands beside it; a time's own form says whether it is a date. */
export function parameter(value: Literal, beside: PhysicalType | null): SqlExpression {
  if (value === null) return { kind: "null" };
  switch (beside) {
    case "date":
    case "timestamp": {
      const text = String(value);
      return { kind: "parameter", value: text, type: text.length <= 10 ? "date" : "timestamp" };
    }
    case "integer":
    case "decimal": {
      const number = typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
      if (!Number.isNaN(number)) return parameter(number, null);
      return { kind: "parameter", value, type: typeof value === "number" ? numberType(value) : null };
    }
    case "string":
      return { kind: "parameter", value: String(value), type: "string" };
    case "boolean":
    case "time":
      return { kind: "parameter", value, type: beside };
    case null:
      return { kind: "parameter", value, type: literalType(value) };
  }
}

const numberType = (value: number): PhysicalType => (Number.isInteger(value) ? "integer" : "decimal");

function literalType(value: Exclude<Literal, null>): PhysicalType {
  if (typeof value === "number") return numberType(value);
  return typeof value === "boolean" ? "boolean" : "string";
}
