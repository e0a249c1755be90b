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

/** What a value is: type null where nothing says it (a bare null); `quotient` of like by like, which a hundredfold is a percentage. */
export type ValueType = { type: PhysicalType | null; unit: Unit; quotient?: true };

/** Where an expression stands: `output` gives what a result column is, null when there is none of that id. */
export type TypeContext = { model: SemanticModel; output(id: string): ValueType | null };

/** A number without a unit, or a word. */
export const noUnit: Unit = { kind: "none", currency: null, label: null };
/** A fraction of one that people read as a percentage. */
export const ratioUnit: Unit = { kind: "ratio", currency: null, label: null };
/** Percent points as they are. */
const percentUnit: Unit = { kind: "percent", currency: null, label: null };
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
      return inOtherUnit(
        expression,
        arithmeticType(expression, inner(expression.left), inner(expression.right)),
      );
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
      return inOtherUnit(
        expression,
        arithmeticType(
          expression,
          measureType(expression.left, context),
          measureType(expression.right, context),
        ),
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

/** An amount that is told in a unit is in another one behind a number ("gross (kg) / 1000"). */
function inOtherUnit({ right }: Arithmetic, type: ValueType): ValueType {
  const inUnit = type.unit.kind === "duration" || type.unit.label !== null;
  return inUnit && right.kind === "constant" ? { ...type, unit: noUnit } : type;
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

type Arithmetic = Extract<Expression | MeasureExpression, { kind: "arithmetic" }>;

function arithmeticType(expression: Arithmetic, left: ValueType, right: ValueType): ValueType {
  const { operator } = expression;
  const whole = left.type === "integer" && right.type === "integer" && operator !== "/";
  const ofTimes = operator === "*" && isRate(expression, left, right) ? noUnit : null;
  const unit =
    ofTimes ?? scaledUnit(expression, left, right) ?? arithmeticUnit(operator, left.unit, right.unit);
  const type = whole ? "integer" : "decimal";
  return operator === "/" && isAlike(left.unit, right.unit) ? { type, unit, quotient: true } : { type, unit };
}

/**
 * The unit of a quotient of like by like that is written out in hundredths or thousandths ("100 times (a / b)", "100 a / b"):
 * it is no fraction any more, and is not multiplied again where it is shown. Null of other arithmetic.
 */
function scaledUnit(expression: Arithmetic, left: ValueType, right: ValueType): Unit | null {
  const { operator } = expression;
  if (operator === "/") {
    const hundredfold = expression.left.kind === "arithmetic" && factorOf(expression.left) === 100;
    return hundredfold && isAlike(left.unit, right.unit) && left.unit.kind !== "percent" ? percentUnit : null;
  }
  const factor = factorOf(expression);
  const { unit, quotient } = expression.left.kind === "constant" ? right : left;
  if (factor === null || Math.abs(factor) < 10) return null;
  if (factor === 100 && quotient === true) return percentUnit;
  return unit.kind === "ratio" ? (factor === 100 ? percentUnit : noUnit) : null;
}

/** Hours times an hourly rate whose money is not told: an amount, and no hours. */
const isRate = (expression: Arithmetic, left: ValueType, right: ValueType): boolean =>
  [expression.left, expression.right].every(({ kind }) => kind !== "constant") &&
  [left, right].some(({ unit }) => unit.kind === "duration") &&
  [left, right].some(({ unit }) => unit.kind === "none" && unit.label === null);

const isAlike = (one: Unit, other: Unit): boolean =>
  one.kind === other.kind && one.currency === other.currency && one.label === other.label;

/** The number that something is multiplied by, null where it is multiplied by none. */
function factorOf({ operator, left, right }: Arithmetic): number | null {
  if (operator !== "*") return null;
  const factor = [left, right].find(({ kind }) => kind === "constant");
  return factor?.kind === "constant" && typeof factor.value === "number" ? factor.value : null;
}

/** Money stays money when divided or multiplied by a number; like by like is a ratio. */
function arithmeticUnit(operator: "+" | "-" | "*" | "/", left: Unit, right: Unit): Unit {
  const bare = ({ kind, label }: Unit): boolean => (kind === "none" && label === null) || kind === "count";
  const alike = isAlike(left, right);
  if (operator === "+" || operator === "-") return alike || bare(right) ? left : bare(left) ? right : noUnit;
  if (operator === "*") {
    const money = [left, right].filter(({ kind }) => kind === "currency");
    return bare(right) ? left : bare(left) ? right : money.length === 1 ? (money[0] ?? noUnit) : noUnit;
  }
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
