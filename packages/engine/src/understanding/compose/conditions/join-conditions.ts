import { conjuncts, type Expression, type Filter, type Literal, partKey } from "@parlance/contract";

/** A condition as a filter, with how it was said: after an "or", negated, about which column, as what is so or not, apart from the one before. */
export type Part = {
  filter: Filter;
  or: boolean;
  column: number | null;
  negated: boolean;
  flag?: boolean;
  apart?: boolean;
};

type Group = Pick<Part, "column" | "negated" | "flag"> & { filters: Filter[] };

/** One filter for several, in which what is said twice stands once; null for none. */
export function conjunction(filters: readonly Filter[]): Filter | null {
  if (filters.length <= 1) return filters[0] ?? null;
  const said = filters.flatMap(conjuncts);
  const once = [...new Map(said.map((filter) => [partKey(filter), filter])).values()];
  const parts = once.length < said.length ? once : [...filters];
  return parts.length <= 1 ? (parts[0] ?? null) : { kind: "and", filters: parts };
}

/**
 * "or" joins neighbours; several values of one column become membership, unless `both` asks for all. Between conditions on
 * other columns "and" binds before "or", as in arithmetic: "a and b or c" is (a and b) or c; "lost or damaged" is one state of two.
 */
export function joinConditions(parts: readonly Part[], both: boolean): Filter[] {
  let groups: Group[] = [];
  for (const part of joinAlternatives(parts)) {
    const last = groups.at(-1);
    const sameColumn =
      last !== undefined &&
      part.column !== null &&
      last.column === part.column &&
      !both &&
      !part.negated &&
      [...last.filters, part.filter].every(
        (filter) => isEquality(filter) || (filter.kind === "text" && part.apart === true),
      );
    const apart = part.or && part.column !== null && last !== undefined && part.column !== last.column;
    const isState = part.flag === true && last?.flag === true;
    if (apart && groups.length > 1 && !isState && (last.negated === false || part.negated)) {
      const before = conjunction(groups.map(filterOf));
      groups = [
        {
          filters: before === null ? [part.filter] : [before, part.filter],
          column: null,
          negated: false,
        },
      ];
    } else if (last !== undefined && (part.or || sameColumn) && (!last.negated || isState))
      last.filters.push(part.filter);
    else
      groups.push({
        filters: [part.filter],
        column: part.column,
        negated: part.negated,
        flag: part.flag === true,
      });
  }
  return withoutRestated(groups.map(filterOf));
}

/** "Excluding the cancelled ones (numbers that begin with a C)": what is denied may be told again, and is not asked for as well. */
function withoutRestated(filters: readonly Filter[]): Filter[] {
  const denied = new Set(filters.flatMap((each) => (each.kind === "not" ? [partKey(each.filter)] : [])));
  return filters.filter((each) => !denied.has(partKey(each)));
}

/** "in Lyon, France or in Bonn, Germany": the same columns again after an "or" are one alternative beside the other. */
function joinAlternatives(parts: readonly Part[]): readonly Part[] {
  const or = parts.findIndex((part, at) => at > 1 && part.or && part.column !== null);
  const from = parts.slice(0, Math.max(or, 0)).findLastIndex(({ column }) => column === parts[or]?.column);
  const left = parts.slice(Math.max(from, 0), Math.max(or, 0));
  const right = parts.slice(or, or + left.length);
  const alike = right.every((part, at) => part.column === left[at]?.column && part.or === (at === 0));
  const plain = left.every((part, at) => (at === 0 || !part.or) && part.column !== null);
  if (from < 0 || left.length < 2 || right.length !== left.length || !alike || !plain) return parts;
  const [one, other] = [left, right].map((side) => conjunction(side.map(({ filter }) => filter)));
  if (one === undefined || one === null || other === undefined || other === null) return parts;
  const either: Part = {
    filter: { kind: "or", filters: [one, other] },
    or: false,
    column: null,
    negated: false,
  };
  return [...parts.slice(0, from), either, ...parts.slice(or + left.length)];
}

function filterOf(group: Group): Filter {
  const filters = [...new Map(group.filters.map((filter) => [partKey(filter), filter])).values()];
  const [only] = filters;
  return filters.length === 1 && only !== undefined ? only : merge(filters);
}

const isEquality = (filter: Filter): boolean =>
  filter.kind === "in" ||
  (filter.kind === "comparison" && filter.operator === "=" && filter.right.kind === "constant");

function merge(filters: Filter[]): Filter {
  const operands = new Set(filters.map((filter) => partKey(operandOf(filter))));
  const first = filters[0] === undefined ? null : operandOf(filters[0]);
  if (operands.size !== 1 || first === null || !filters.every(isEquality)) return { kind: "or", filters };
  return { kind: "in", operand: first, values: [...new Set(filters.flatMap(valuesOf))] };
}

const operandOf = (filter: Filter): Expression | null =>
  filter.kind === "in" ? filter.operand : filter.kind === "comparison" ? filter.left : null;
const valuesOf = (filter: Filter): Literal[] =>
  filter.kind === "in"
    ? filter.values
    : filter.kind === "comparison" && filter.right.kind === "constant"
      ? [filter.right.value]
      : [];
