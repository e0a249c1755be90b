import { describe, expect, test } from "vitest";
import { briefOf } from "../testing/read.ts";
import { zooIndex } from "../testing/zoo-model.ts";
import { understand } from "../understand.ts";

const index = zooIndex();

describe("a word that nothing carries is told wherever it stands", () => {
  test.each([
    ["number of vegan animals", "vegan"],
    ["average weight of spotted animals", "spotted"],
    ["total cost of mosquito incidents by month", "mosquito"],
    ["how many animals are vaccinated?", "vaccinated"],
    ["how many animals have we chipped?", "chipped"],
    ["number of e-incidents", "e-incidents"],
    ["animals of Ann Hart", "Ann Hart"],
  ])("%s", (question, term) => {
    const read = understand({
      question,
      previous: [],
      previousQuestions: [],
      index,
      now: "2024-05-15T00:00:00",
    });
    expect(read).toMatchObject({ kind: "unknown-terms", terms: [term] });
  });
});

test.each([
  ["number of flu incidents", "cause = Influenza"],
  ["number of e-fence incidents", "cause = Electric fence"],
  ["number of fence incidents", "cause = Fence"],
  ["animals in the la salle house", "house = LaSalle Pavilion"],
  ["how many animals are in the lab", "house = Laboratory"],
  ["animals in the north gym", "house = North Gymnasium"],
  ["total weight of fly foxes", "species = Flying fox"],
])("short and full forms, spaces and hyphens: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test.each([
  ['how many animals have "star" in the name', "count(*) where animal_name contains star"],
  ["animals with the word star in their name", "animal_name contains star"],
  ["number of animals that have india in the name", "animal_name contains india"],
  ["how many animals contain blue in their name", "animal_name contains blue"],
  ['how many incidents have animals with "star" in the animal name', "animal_name contains star"],
])("a part of a name, whatever is just called so: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test.each([
  ["animals by Otto Pike", "keeper_name = Otto Pike"],
  ["how many animals does Otto Pike keep", "keeper_name = Otto Pike"],
  ["total weight of Otto Pike", "animal_name = Otto Pike"],
])("of someone, or called so: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test.each([
  ["names of inactive keepers", "list keeper_name where is_active != true"],
  ["number of non-active keepers", "count(*) where is_active != true"],
  ["false alarms by house", "count(*) by house where false_alarm = true"],
])("what flags say: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
