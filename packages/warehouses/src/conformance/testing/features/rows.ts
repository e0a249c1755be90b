import {
  aggregations,
  type Expression,
  type Filter,
  type TimeGrain,
  timeGrains,
  timeParts,
} from "@parlance/contract";
import {
  aggregate,
  compare,
  constant,
  type FeatureQuery,
  field,
  freight,
  grouped,
  listed,
  period,
  placed,
  quantity,
  region,
  rows,
  shipped,
  status,
  toCustomer,
  toLines,
} from "./parts.ts";

/** Periods and parts of dates and instants. */
export function times(): FeatureQuery[] {
  const operands = { date: placed, timestamp: shipped };
  return Object.entries(operands).flatMap(([type, operand]) => [
    ...timeGrains
      .filter((grain) => type === "timestamp" || !["second", "minute", "hour"].includes(grain))
      .flatMap((grain) => {
        const expression: Expression = { kind: "truncate", grain, operand };
        return [
          { feature: `${type} by ${grain}`, query: grouped([expression], [rows, aggregate("sum", freight)]) },
          { feature: `${type} by ${grain} and region`, query: grouped([expression, region], [rows]) },
        ];
      }),
    ...timeParts
      .filter((part) => type === "timestamp" || !/^(?:minute|hour)-of-day$/.test(part))
      .flatMap((part) => {
        const expression: Expression = { kind: "part", part, operand };
        return [
          { feature: `${type} ${part}`, query: grouped([expression], [rows]) },
          {
            feature: `${type} ${part} in a filter`,
            query: grouped([], [rows], { filter: compare(">", expression, constant(2)) }),
          },
        ];
      }),
  ]);
}

/** Who comes again: different customers by the day of their first order and the month of each. */
export function cohorts(): FeatureQuery[] {
  const customer = field("orders", "customer_id");
  const month: Expression = { kind: "truncate", grain: "month", operand: placed };
  const first: Expression = {
    kind: "aggregate-value",
    subject: "orders",
    path: [],
    aggregation: "minimum",
    quantile: null,
    operand: placed,
    filter: null,
    per: [{ inner: customer, outer: customer }],
  };
  const query = grouped([first, month], [aggregate("count-distinct", customer)]);
  return [{ feature: "cohorts by the first row", query }];
}

/** What stands at the ends of periods, and at those of two periods that are compared. */
export function standings(): FeatureQuery[] {
  const shippedField = { path: [], table: "orders", column: "shipped" };
  const time = { path: [], table: "orders", column: "placed" };
  return [true, false].flatMap((lastDay) => {
    const standing = { ends: [{ field: shippedField, lastDay }] };
    const feature = `standing until ${lastDay ? "the last day" : "the end"}`;
    const by = (grain: TimeGrain): Expression => ({ kind: "truncate", grain, operand: placed, standing });
    const filter: Filter = { kind: "period", operand: placed, period: period("2022-01-15", "2022-08-20") };
    const compared = {
      time,
      current: period("2022-06-01", "2022-07-01"),
      previous: period("2022-05-01", "2022-06-01"),
      standing,
    };
    return [
      { feature: `${feature} by month`, query: grouped([by("month")], [rows, aggregate("sum", freight)]) },
      { feature: `${feature} by region`, query: grouped([region, by("quarter")], [rows], { filter }) },
      {
        feature: `${feature} by week of lines`,
        query: grouped([by("week")], [aggregate("sum", quantity, toLines)], { filter }),
      },
      { feature: `${feature} compared`, query: grouped([status], [rows], { comparison: compared }) },
    ];
  });
}

/** Weeks from Sunday and fiscal years, of dates and instants, alone and with what stands beside them. */
export function calendars(): FeatureQuery[] {
  const weeks = [{ weekStart: "sunday", fiscalYearStart: 1 } as const];
  const years = [2, 4, 7, 12].map((fiscalYearStart) => ({ weekStart: "monday", fiscalYearStart }) as const);
  const query = (grain: TimeGrain, operand: Expression) => ({ kind: "truncate" as const, grain, operand });
  return [...weeks, ...years].flatMap((calendar) =>
    (calendar.weekStart === "sunday" ? (["week"] as const) : (["quarter", "year"] as const)).flatMap(
      (grain) =>
        Object.entries({ date: placed, timestamp: shipped }).flatMap(([type, operand]) => {
          const feature = `${type} by ${grain} from ${calendar.weekStart}, ${calendar.fiscalYearStart}`;
          const start = query(grain, operand);
          return [
            { feature, calendar, query: grouped([start], [rows, aggregate("sum", freight)]) },
            { feature: `${feature}, and region`, calendar, query: grouped([start, region], [rows]) },
            {
              feature: `${feature}, in a filter`,
              calendar,
              query: grouped([], [rows], { filter: compare(">=", start, constant("2022-07-01", "date")) }),
            },
          ];
        }),
    ),
  );
}

/** Whole units between two times. */
export function durations(): FeatureQuery[] {
  return timeGrains.flatMap((unit) =>
    (["placed-shipped", "shipped-placed"] as const).map((direction) => {
      const [from, to] = direction === "placed-shipped" ? [placed, shipped] : [shipped, placed];
      const expression: Expression = { kind: "duration", unit, from, to };
      return {
        feature: `duration in ${unit}, ${direction}`,
        query: listed([field("orders", "id"), expression]),
      };
    }),
  );
}

/** Every aggregation over rows of both grains. */
export function figures(): FeatureQuery[] {
  return aggregations.flatMap((aggregation) => [
    { feature: `${aggregation} of decimals`, query: grouped([region], [aggregate(aggregation, freight)]) },
    {
      feature: `${aggregation} of integers over lines`,
      query: grouped([status], [aggregate(aggregation, quantity, toLines)]),
    },
    {
      feature: `${aggregation} without groups`,
      query: grouped([], [aggregate(aggregation, quantity, toLines)]),
    },
    {
      feature: `${aggregation} under its own filter`,
      query: grouped([region], [aggregate(aggregation, freight, [], compare("=", status, constant("paid")))]),
    },
    {
      feature: `${aggregation} as a value of other rows`,
      query: listed([field("orders", "id")], {
        filter: compare(">", freight, {
          kind: "aggregate-value",
          subject: "orders",
          path: [],
          aggregation,
          quantile: aggregation === "quantile" ? 0.25 : null,
          operand: freight,
          filter: null,
          per: [{ inner: status, outer: status }],
        }),
      }),
    },
  ]);
}

/** Functions, arithmetic, bins and cases of one row. */
export function functions(): FeatureQuery[] {
  const name = field("customers", "name", toCustomer);
  const call = (
    called: Extract<Expression, { kind: "function" }>["name"],
    ...operands: Expression[]
  ): Expression => ({
    kind: "function",
    name: called,
    arguments: operands,
  });
  const arithmetic = (operator: "+" | "-" | "*" | "/", left: Expression, right: Expression): Expression => ({
    kind: "arithmetic",
    operator,
    left,
    right,
  });
  const expressions: [string, Expression][] = [
    ["absolute", call("absolute", arithmetic("-", freight, constant(100)))],
    ["round", call("round", freight, constant(1))],
    ["lower", call("lower", name)],
    ["upper", call("upper", name)],
    ["length", call("length", name)],
    ["coalesce", call("coalesce", status, constant("none"))],
    ["concatenate", call("concatenate", name, constant(" / "), name)],
    ["number in a text", call("number", call("concatenate", constant("$1,2"), constant("00.5 a piece")))],
    ["seconds in a text", call("seconds", call("concatenate", constant("1:02:"), constant("03.5 h")))],
    ["minutes in a text", call("seconds", call("concatenate", constant("2:3"), constant("1.5")))],
    ["day in a text", call("day", call("concatenate", constant("January 26, "), constant("1982")))],
    ["year in a text", call("day", call("concatenate", constant("19"), constant("82")))],
    ["floor", call("floor", freight)],
    ["ceiling", call("ceiling", freight)],
    ["sum", arithmetic("+", freight, field("orders", "id"))],
    ["product", arithmetic("*", freight, constant(3))],
    ["ratio", arithmetic("/", field("orders", "id"), field("orders", "customer_id"))],
    ["ratio to zero", arithmetic("/", freight, arithmetic("-", freight, freight))],
    ["whole ratio", arithmetic("/", field("orders", "id"), constant(7))],
    ["bins of a width", { kind: "bin", operand: freight, bins: { kind: "width", width: 25, origin: 10 } }],
    [
      "bins between edges",
      { kind: "bin", operand: freight, bins: { kind: "edges", edges: [20, 50, 120.5] } },
    ],
    [
      "case",
      {
        kind: "case",
        cases: [
          { when: compare(">", freight, constant(150)), value: constant("high") },
          { when: compare(">", freight, constant(50)), value: constant("middle") },
        ],
        otherwise: null,
      },
    ],
    ["boolean", field("customers", "active", toCustomer)],
  ];
  return expressions.flatMap(([feature, expression]) => [
    { feature: `${feature} in a list`, query: listed([field("orders", "id"), expression]) },
    { feature: `${feature} as a group`, query: grouped([expression], [rows]) },
  ]);
}
