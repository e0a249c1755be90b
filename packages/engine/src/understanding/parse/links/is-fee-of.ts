import { isChargeFor } from "../../index/is-charge-for.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { ColumnOption } from "./link.ts";

/** "Bookings", several of them, are no "booking fee". */
export const isFeeOf = (
  { column }: Pick<ColumnOption, "column">,
  [token, other]: readonly Token[],
  { columns }: Pick<ModelIndex, "columns">,
): boolean =>
  token !== undefined &&
  other === undefined &&
  token.text !== token.lemma &&
  isChargeFor(token.lemma, columns[column]);
