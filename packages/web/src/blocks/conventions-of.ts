import { type Conventions, type DataAnswer, standardConventions } from "@parlance/contract";

/** How an answer counts time and writes values, so that it reads the same wherever it is shown. */
export const conventionsOf = ({ evidence }: DataAnswer): Conventions =>
  evidence.conventions ?? standardConventions;
