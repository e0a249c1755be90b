import { expect, it } from "vitest";
import { withDocuments } from "./documents.ts";

const read = (...names: string[]): string =>
  withDocuments(names.map((name) => name.split("_")))
    .map((words) => words.join(" "))
    .join(", ");

it.each([
  [["po_hdr", "po_ln", "supp"], "po, po line, supp"],
  [["ord_h", "ord_d"], "ord, ord line"],
  [["inv_head", "inv_pos", "cust"], "inv, inv pos, cust"],
  [["order", "order_l"], "order, order line"],
  [["sales_order_header", "sales_order_detail"], "sales order, sales order detail"],
  [["po", "po_hdr", "po_ln"], "po, po hdr, po line"],
  [["vitamin_d", "page_header"], "vitamin d, page header"],
])("%s", (names, said) => expect(read(...names)).toBe(said));
