import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { workshopIndex } from "../../testing/workshop-model.ts";

const index = workshopIndex();

test.each([
  ["how many repairs did Ada Berg have", "count(*) where client_name = Ada Berg"],
  ["repairs of Nils Holm in 2023", "client_name = Nils Holm and opened_on in"],
  ["total fee of Nils Holm", "sum(fee) where client_name = Nils Holm"],
  ["repairs with pickup by Ada Berg", "pickup_name = Ada Berg"],
])("a name is that of the row which is called so, not its copy: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
