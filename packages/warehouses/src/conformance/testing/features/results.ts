import { aggregations, type Expression, type Transform } from "@parlance/contract";
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
  toOrders,
  toProduct,
} from "./parts.ts";

const month: Expression = { kind: "truncate", grain: "month", operand: placed };
const quarter: Expression = { kind: "truncate", grain: "quarter", operand: placed };

/** Columns over result rows. */
export function transforms(): FeatureQuery[] {
  const common = { id: "t", label: "", of: "m0" };
  const ways = (per: string[]): Transform[] => [
    { ...common, kind: "share", per },
    { ...common, kind: "running", per, along: "d0" },
    { ...common, kind: "moving", per, along: "d0", size: 3, aggregation: "average" },
    { ...common, kind: "moving", per, along: "d0", size: 2, aggregation: "sum" },
    { ...common, kind: "growth", per, along: "d0", lag: 1 },
    { ...common, kind: "difference", per, along: "d0", lag: 2 },
    { ...common, kind: "rank", per, descending: true },
    { ...common, kind: "rank", per, descending: false },
  ];
  return [
    ...ways([]).map((transform) => ({
      feature: `${transform.kind} of sums`,
      query: grouped([month], [aggregate("sum", freight)], { transforms: [transform] }),
    })),
    ...ways(["d1"]).map((transform) => ({
      feature: `${transform.kind} for each status`,
      query: grouped([quarter, status], [rows], { transforms: [transform] }),
    })),
    {
      feature: "expression of outputs",
      query: grouped([region], [aggregate("sum", freight), rows], {
        transforms: [
          {
            id: "t",
            label: "",
            kind: "expression",
            expression: {
              kind: "arithmetic",
              operator: "/",
              left: { kind: "output", id: "m0" },
              right: { kind: "output", id: "m1" },
            },
          },
        ],
      }),
    },
  ];
}

/** Limits with and without ties, of all and of each group. */
export function limits(): FeatureQuery[] {
  const found: FeatureQuery[] = [];
  for (const ties of ["keep", "cut"] as const)
    for (const per of [[], ["d0"]])
      for (const offset of [0, 2])
        for (const descending of [true, false])
          found.push({
            feature: `limit: ties ${ties}, per ${per.length}, offset ${offset}, ${descending ? "down" : "up"}`,
            query: grouped([region, status], [aggregate("count", quantity, toLines)], {
              order: [{ by: { kind: "output", id: "m0" }, descending }],
              limit: { count: 3, offset, per, ties },
            }),
          });
  return found;
}

/** Two periods beside each other. */
export function comparisons(): FeatureQuery[] {
  const comparison = {
    time: { path: [], table: "orders", column: "placed" },
    current: period("2022-07-01", "2022-10-01"),
    previous: period("2022-04-01", "2022-07-01"),
  };
  return [[], [region], [region, status]].flatMap((dimensions) => [
    {
      feature: `comparison over ${dimensions.length} dimensions`,
      query: grouped(dimensions, [aggregate("sum", freight), rows], { comparison }),
    },
    {
      feature: `comparison of lines over ${dimensions.length} dimensions`,
      query: grouped(dimensions, [aggregate("sum", quantity, toLines)], { comparison }),
    },
  ]);
}

/** Set operations. */
export function sets(): FeatureQuery[] {
  const left = listed([field("orders", "customer_id")], {
    filter: compare("=", status, constant("paid")),
    distinct: true,
  });
  const right = listed([field("customers", "id")], {
    subject: "customers",
    filter: { kind: "null", operand: field("customers", "parent_id") },
  });
  return (["union", "intersect", "except"] as const).flatMap((operation) => [
    {
      feature: operation,
      query: { kind: "set", source: "test", operation, left, right, order: [], limit: null },
    },
    {
      feature: `${operation} the other way`,
      query: { kind: "set", source: "test", operation, left: right, right: left, order: [], limit: null },
    },
  ]);
}

/** Lists of rows. */
export function lists(): FeatureQuery[] {
  const name = field("customers", "name", toCustomer);
  return [true, false].flatMap((distinct) =>
    [true, false].flatMap((descending) => [
      {
        feature: "list sorted by a column",
        query: listed([name, status], {
          distinct,
          order: [{ by: { kind: "output", id: "c1" }, descending }],
        }),
      },
      {
        feature: "list with a limit",
        query: listed([region, placed], {
          distinct,
          order: [{ by: { kind: "output", id: "c0" }, descending }],
          limit: { count: 7, offset: 3, per: [], ties: "cut" },
        }),
      },
      {
        feature: "list of many",
        query: listed([field("orders", "id"), field("products", "name", toProduct)], { distinct }),
      },
      {
        feature: "list of a time",
        query: listed([shipped, placed], {
          distinct,
          order: [{ by: { kind: "output", id: "c0" }, descending }],
        }),
      },
    ]),
  );
}

/** Conditions on results, grains that meet, hidden and empty groups. */
export function results(): FeatureQuery[] {
  const byRegion = [region];
  const sum = aggregate("sum", freight);
  const lines = aggregate("sum", quantity, toLines);
  return [
    ...([">", "<="] as const).flatMap((operator) => [
      {
        feature: `having ${operator}`,
        query: grouped(byRegion, [sum], {
          having: compare(operator, { kind: "output", id: "m0" }, constant(5000)),
        }),
      },
      ...aggregations.map((aggregation) => ({
        feature: `having ${operator} the ${aggregation} of results`,
        query: grouped([region, status], [sum], {
          having: compare(
            operator,
            { kind: "output", id: "m0" },
            {
              kind: "output-aggregate",
              id: "m0",
              aggregation,
              quantile: aggregation === "quantile" ? 0.5 : null,
            },
          ),
        }),
      })),
    ]),
    { feature: "two grains", query: grouped(byRegion, [sum, lines]) },
    {
      feature: "ratio of grains",
      query: grouped(byRegion, [{ kind: "arithmetic", operator: "/", left: sum, right: lines }]),
    },
    {
      feature: "constant",
      query: grouped(byRegion, [
        { kind: "arithmetic", operator: "*", left: sum, right: { kind: "constant", value: 0.19 } },
      ]),
    },
    {
      feature: "hidden measure",
      query: grouped(byRegion, [sum, rows], {
        hidden: ["m0"],
        order: [{ by: { kind: "output", id: "m0" }, descending: true }],
      }),
    },
    { feature: "hidden dimension", query: grouped([region, status], [rows], { hidden: ["d1"] }) },
    {
      feature: "empty groups",
      query: grouped(
        [field("customers", "name"), field("customers", "id")],
        [aggregate("count", null, toOrders)],
        { subject: "customers", emptyGroups: "include" },
      ),
    },
    {
      feature: "empty groups of a period",
      query: grouped(
        [field("customers", "id")],
        [
          aggregate("count", null, toOrders, {
            kind: "period",
            operand: field("orders", "placed", toOrders),
            period: period("2022-01-01", "2022-02-01"),
          }),
        ],
        { subject: "customers", emptyGroups: "include" },
      ),
    },
  ];
}
