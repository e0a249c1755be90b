import {
  type Aggregation,
  type Column,
  dayGrains,
  type Expression,
  findColumn,
  findTable,
  type MeasureExpression,
  type PhysicalType,
  type SemanticModel,
  type Unit,
} from "@parlance/contract";

/** What a value is: type null where nothing says it (a bare null). */
export type ValueType = { type: PhysicalType | null; unit: Unit };

/** Where an expression stands: `output` gives what a result column is, null when there is none of that id. */
export type TypeContext = { model: SemanticModel; output(id: string): ValueType | null };

/** A number without a unit, or a word. */
export const noUnit: Unit = { kind: "none", currency: null, label: null };
/** A fraction of one that people read as a percentage. */
export const ratioUnit: Unit = { kind: "ratio", currency: null, label: null };
const countUnit: Unit = { kind: "count", currency: null, label: null };
const plain = (type: PhysicalType | null): ValueType => ({ type, unit: noUnit });

/** Type and unit of an expression. */
export function expressionType(expression: Expression, context: TypeContext): ValueType {
  const inner = (part: Expression): ValueType => expressionType(part, context);
  switch (expression.kind) {
    case "field": {
      const column = fieldColumn(context.model, expression.field);
      return column === null ? plain(null) : { type: column.physicalType, unit: column.unit };
    }
    case "constant":
      return plain(expression.type ?? literalType(expression.value));
    case "now":
      return plain("timestamp");
    case "arithmetic": {
      const type = arithmeticType(expression.operator, inner(expression.left), inner(expression.right));
      return type.unit.kind === "duration" && expression.right.kind === "constant"
        ? { ...type, unit: noUnit }
        : type;
    }
    case "function":
      return functionType(expression.name, expression.arguments.map(inner));
    case "truncate":
      return plain(dayGrains.includes(expression.grain) ? "date" : "timestamp");
    case "part":
    case "duration":
      return plain("integer");
    case "bin":
      return inner(expression.operand);
    case "case": {
      const values = [...expression.cases.map(({ value }) => value), expression.otherwise];
      const types = values.flatMap((value) => (value === null ? [] : inner(value)));
      return types.find(({ type }) => type !== null) ?? plain(null);
    }
    case "aggregate-value":
      return aggregationType(
        expression.aggregation,
        expression.operand === null ? null : inner(expression.operand),
      );
    case "output":
      return context.output(expression.id) ?? plain(null);
    case "output-aggregate":
      return aggregationType(expression.aggregation, context.output(expression.id));
  }
}

/** Type and unit of a measure; a named measure has the unit that the model gives it. */
export function measureType(expression: MeasureExpression, context: TypeContext): ValueType {
  switch (expression.kind) {
    case "aggregate":
      return aggregationType(
        expression.aggregation,
        expression.operand === null ? null : expressionType(expression.operand, context),
      );
    case "arithmetic":
      return arithmeticType(
        expression.operator,
        measureType(expression.left, context),
        measureType(expression.right, context),
      );
    case "constant":
      return plain(literalType(expression.value));
    case "derived": {
      const found = context.model.derivedMeasures.find(({ id }) => id === expression.measure);
      if (found === undefined) return plain("decimal");
      return { type: measureType(found.expression, context).type, unit: found.unit };
    }
  }
}

/** The column that a field names, or null. */
export function fieldColumn(model: SemanticModel, field: { table: string; column: string }): Column | null {
  const table = findTable(model, field.table);
  return table === null ? null : findColumn(table, field.column);
}

function aggregationType(aggregation: Aggregation, operand: ValueType | null): ValueType {
  switch (aggregation) {
    case "count":
    case "count-distinct":
      return { type: "integer", unit: countUnit };
    case "sum":
    case "minimum":
    case "maximum":
      return operand ?? plain("decimal");
    case "average":
    case "median":
    case "quantile":
      return operand?.type === "integer" ? { ...operand, type: "decimal" } : (operand ?? plain("decimal"));
    case "standard-deviation":
      return { type: "decimal", unit: operand?.unit ?? noUnit };
    case "variance":
      return plain("decimal");
  }
}

function arithmeticType(operator: "+" | "-" | "*" | "/", left: ValueType, right: ValueType): ValueType {
  const whole = left.type === "integer" && right.type === "integer" && operator !== "/";
  return { type: whole ? "integer" : "decimal", unit: arithmeticUnit(operator, left.unit, right.unit) };
}

/** Money stays money when divided or multiplied by a number; like by like is a ratio. */
function arithmeticUnit(operator: "+" | "-" | "*" | "/", left: Unit, right: Unit): Unit {
  const bare = (unit: Unit): boolean => unit.kind === "none" || unit.kind === "count";
  const alike = left.kind === right.kind && left.currency === right.currency;
  if (operator === "+" || operator === "-") return alike || bare(right) ? left : bare(left) ? right : noUnit;
  if (operator === "*") return bare(right) ? left : bare(left) ? right : noUnit;
  if (alike) return bare(left) ? noUnit : ratioUnit;
  return bare(right) ? left : noUnit;
}

function functionType(name: string, operands: ValueType[]): ValueType {
  const first = operands[0] ?? plain(null);
  switch (name) {
    case "lower":
    case "upper":
    case "concatenate":
      return plain("string");
    case "length":
      return plain("integer");
    case "number":
    case "seconds":
      return plain("decimal");
    case "day":
      return plain("date");
    case "coalesce":
      return operands.find(({ type }) => type !== null) ?? first;
    default:
      return first;
  }
}

function literalType(value: string | number | boolean | null): PhysicalType | null {
  if (value === null) return null;
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "decimal";
  return typeof value === "boolean" ? "boolean" : "string";
}
