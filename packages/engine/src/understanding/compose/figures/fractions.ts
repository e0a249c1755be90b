import type { Column } from "@parlance/contract";

/** Whether a column tells shares of one, which people speak of in percent ("a discount of more than 50 %"). */
export const isFraction = ({ unit, profile }: Column): boolean =>
  unit.kind === "ratio" && Number(profile?.maximum ?? 1) <= 1;
