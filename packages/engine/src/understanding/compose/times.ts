import type { Expression } from "@parlance/contract";

/** "More than twice the average". */
export const times = (factor: number, value: Expression): Expression =>
  factor === 1
    ? value
    : {
        kind: "arithmetic",
        operator: "*",
        left: { kind: "constant", value: factor, type: null },
        right: value,
      };
