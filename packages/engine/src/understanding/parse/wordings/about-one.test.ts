import { expect, test } from "vitest";
import { chandlerIndex } from "../../testing/chandler-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = chandlerIndex();

test.each([
  ["tell me about Quay Stores", "list customer_id, company, town where company = Quay Stores"],
  ["who is Quay Stores?", "list customer_id, company, town where company = Quay Stores"],
  ["show the customer Quay Stores", "list customer_id, company, town where company = Quay Stores"],
  ["show customer ALFKI", "list customer_id, company, town where customer_id = ALFKI"],
  [
    "find the customers with company Quay Stores",
    "list customer_id, company, town where company = Quay Stores",
  ],
  [
    "who is Nancy Davolio",
    "list clerk_id, first_name, last_name, hired_on where (first_name = Nancy and last_name = Davolio)",
  ],
  ["show the town of Quay Stores", "list town where company = Quay Stores"],
  ["show customers in Bergen", "list company where town = Bergen"],
])("one row by its name is shown whole: %s", (question, read) => expect(briefOf(index, question)).toBe(read));
