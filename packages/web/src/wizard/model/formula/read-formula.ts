import {
  type Aggregation,
  type ArithmeticOperator,
  aggregateOf,
  type ComparisonOperator,
  type Expression,
  type Filter,
  failed,
  type MeasureExpression,
  type Result,
  type SemanticModel,
  success,
  type Table,
} from "@parlance/contract";
import { findField } from "./find-field.ts";
import { FormulaError, type Token, tokens } from "./tokens.ts";

/** What aggregations are called in formulas; the first name of each is the one that is written. */
export const aggregationNames: [string, Aggregation][] = [
  ["sum", "sum"],
  ["average", "average"],
  ["avg", "average"],
  ["minimum", "minimum"],
  ["min", "minimum"],
  ["maximum", "maximum"],
  ["max", "maximum"],
  ["median", "median"],
  ["count", "count"],
];

/**
 * Reads the formula of a measure of a table: aggregations, their sums and ratios, conditions after "where".
 * `sum(quantity * price where status = 'paid') / count(distinct customer_id)`. Fails with a sentence.
 */
export function readFormula(
  formula: string,
  model: SemanticModel,
  table: Table,
): Result<MeasureExpression, string> {
  try {
    const reader = new FormulaReader(tokens(formula), model, table);
    return success(reader.whole());
  } catch (error) {
    if (error instanceof FormulaError) return failed(error.message);
    throw error;
  }
}

/** Reads a condition on the rows of a table: `size > 1000 and country = 'Spain'`. Fails with a sentence. */
export function readCondition(text: string, model: SemanticModel, table: Table): Result<Filter, string> {
  try {
    return success(new FormulaReader(tokens(text), model, table).wholeCondition());
  } catch (error) {
    if (error instanceof FormulaError) return failed(error.message);
    throw error;
  }
}

class FormulaReader {
  readonly #tokens: Token[];
  readonly #model: SemanticModel;
  readonly #table: Table;
  #at = 0;

  constructor(list: Token[], model: SemanticModel, table: Table) {
    this.#tokens = list;
    this.#model = model;
    this.#table = table;
  }

  whole(): MeasureExpression {
    if (this.#tokens.length === 0) throw new FormulaError("Write a formula, such as sum(amount).");
    const expression = this.#measure();
    this.#end();
    return expression;
  }

  wholeCondition(): Filter {
    if (this.#tokens.length === 0) throw new FormulaError("Write a condition, such as size > 1000.");
    const filter = this.#conditions();
    this.#end();
    return filter;
  }

  #end(): void {
    const rest = this.#tokens[this.#at];
    if (rest !== undefined) throw new FormulaError(`“${rest.value}” is not expected there.`);
  }

  #measure(): MeasureExpression {
    return this.#sums(() => this.#sums(() => this.#factor(), ["*", "/"]), ["+", "-"]);
  }

  #factor(): MeasureExpression {
    if (this.#take("(")) {
      const inner = this.#measure();
      this.#expect(")");
      return inner;
    }
    const token = this.#next("an aggregation such as sum(…)");
    if (token.kind === "number") return { kind: "constant", value: Number(token.value) };
    const name = token.value.toLowerCase();
    const found = aggregationNames.find(([each]) => each === name);
    if (token.kind !== "name" || found === undefined)
      throw new FormulaError(
        `“${token.value}” is not aggregated: write sum(${token.value}), average(${token.value}) or another.`,
      );
    return this.#aggregate(found[1]);
  }

  #aggregate(named: Aggregation): MeasureExpression {
    this.#expect("(");
    const distinct = named === "count" && this.#takeWord("distinct");
    const isBare = this.#sees(")") || this.#seesWord("where");
    if (isBare && named !== "count") throw new FormulaError("There is nothing between the brackets.");
    const operand = isBare ? null : this.#row();
    const filter = this.#takeWord("where") ? this.#conditions() : null;
    this.#expect(")");
    const aggregation = distinct ? "count-distinct" : named;
    return aggregateOf(aggregation, operand, [], filter);
  }

  #row(): Expression {
    return this.#sums(() => this.#sums(() => this.#value(), ["*", "/"]), ["+", "-"]);
  }

  #sums<T>(part: () => T, signs: ArithmeticOperator[]): T {
    let left = part();
    for (;;) {
      const operator = signs.find((sign) => this.#take(sign));
      if (operator === undefined) return left;
      left = { kind: "arithmetic", operator, left, right: part() } as T;
    }
  }

  #value(): Expression {
    if (this.#take("(")) {
      const inner = this.#row();
      this.#expect(")");
      return inner;
    }
    const token = this.#next("a column");
    if (token.kind === "number") return { kind: "constant", value: Number(token.value), type: "decimal" };
    if (token.kind === "text") return { kind: "constant", value: token.value, type: "string" };
    if (token.kind === "sign") throw new FormulaError(`“${token.value}” is not expected there.`);
    if (/^(true|false)$/i.test(token.value))
      return { kind: "constant", value: token.value.toLowerCase() === "true", type: "boolean" };
    const column = this.#take(".") ? this.#next("a column").value : null;
    const found =
      column === null
        ? findField(this.#model, this.#table, null, token.value)
        : findField(this.#model, this.#table, token.value, column);
    return { kind: "field", field: found.field };
  }

  #conditions(): Filter {
    const filters = [this.#condition()];
    while (this.#takeWord("and")) filters.push(this.#condition());
    const [first] = filters;
    return filters.length === 1 && first !== undefined ? first : { kind: "and", filters };
  }

  #condition(): Filter {
    const left = this.#row();
    const sign = this.#next("=, < or >").value;
    const operator = comparisons[sign];
    if (operator === undefined)
      throw new FormulaError(`“${sign}” compares nothing: use =, <>, <, <=, > or >=.`);
    return { kind: "comparison", operator, left, right: this.#typed(left, this.#row()) };
  }

  /** A date is written as a text: it takes the type of what it is compared with. */
  #typed(left: Expression, right: Expression): Expression {
    if (left.kind !== "field" || right.kind !== "constant") return right;
    const { table, column } = left.field;
    const type = this.#model.tables
      .find(({ name }) => name === table)
      ?.columns.find(({ name }) => name === column)?.physicalType;
    return { ...right, type: type ?? right.type };
  }

  #next(wanted: string): Token {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new FormulaError(`The formula ends where ${wanted} is expected.`);
    this.#at += 1;
    return token;
  }

  #sees(sign: string): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === "sign" && token.value === sign;
  }

  #seesWord(word: string): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === "name" && token.value.toLowerCase() === word;
  }

  #take(sign: string): boolean {
    const seen = this.#sees(sign);
    if (seen) this.#at += 1;
    return seen;
  }

  #takeWord(word: string): boolean {
    const seen = this.#seesWord(word);
    if (seen) this.#at += 1;
    return seen;
  }

  #expect(sign: string): void {
    if (!this.#take(sign)) throw new FormulaError(`A “${sign}” is missing.`);
  }
}

const comparisons: Record<string, ComparisonOperator> = {
  "=": "=",
  "!=": "!=",
  "<>": "!=",
  "<": "<",
  "<=": "<=",
  ">": ">",
  ">=": ">=",
};
