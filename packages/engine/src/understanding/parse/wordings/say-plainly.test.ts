import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const potters = makeModel({
  tables: {
    potters: {
      columns: {
        potter_id: id,
        potter_name: { type: "string", values: ["Ines Holm", "Tove Berg"], distinct: 80 },
        town: { type: "string", values: ["Delft", "Horezu", "Imari"] },
      },
      naming: "potter_name",
    },
    firings: {
      columns: {
        firing_no: id,
        potter_id: id,
        fired_on: { type: "date", role: "time" },
        glaze: { type: "string", values: ["Ash", "Celadon", "Salt"] },
        charge: { type: "decimal", unit: "currency" },
        peak_heat: { type: "integer" },
        pots: { type: "integer" },
      },
      rows: 5000,
      fact: true,
      time: "fired_on",
    },
  },
  references: ["firings.potter_id>potters.potter_id"],
});
const index = buildModelIndex(potters.model, potters.values);

test.each<[string, string]>([
  ["towns at Ash firings, % of each", "count(*) by town where glaze = Ash share"],
  [
    "towns at firings in 2023, percentages",
    "count(*) by town where fired_on in 2023-01-01..2024-01-01 share",
  ],
  ["firings by glaze in Delft, percentages", "count(*) by glaze where town = Delft share"],
  ["firings by glaze as percentage", "count(*) by glaze share"],
  ["number of firings by glaze with the highest on top", "count(*) by glaze order m1 desc"],
  ["number of firings by glaze, smallest ones at the top", "count(*) by glaze order m1"],
  [
    "March firings in 2023 vs March 2022",
    "count(*) by month(fired_on) where (fired_on in 2023-03-01..2023-04-01 or fired_on in 2022-03-01..2022-04-01) order v1",
  ],
  [
    "compare oct and nov 2023 firings",
    "count(*) by month(fired_on) where fired_on in 2023-10-01..2023-12-01 order v1",
  ],
  [
    "charge in Q1 23 vs Q1 22",
    "sum(charge) by quarter(fired_on) where (fired_on in 2023-01-01..2023-04-01 or fired_on in 2022-01-01..2022-04-01) order v1",
  ],
  [
    "did we have more firings in 2023 than in 2022, and how many in each?",
    "count(*) by year(fired_on) where (fired_on in 2023-01-01..2024-01-01 or fired_on in 2022-01-01..2023-01-01) order v1",
  ],
  ["did we get more firings from Delft or from Imari?", "count(*) by town where town in Delft|Imari"],
  ["charge for each town, split into glazes", "sum(charge) by town, glaze"],
  ["days with more than 10 firings", "count(*) by day(fired_on) having m1 > 10 order g1"],
  ["months where the number of firings was below 30", "count(*) by month(fired_on) having m1 < 30 order g1"],
  [
    "which months of 2023 had a charge above 900",
    "sum(charge) by month(fired_on) where fired_on in 2023-01-01..2024-01-01 having m1 > 900 order g1",
  ],
  ["which months had a charge above 900", "sum(charge) by month(fired_on) having m1 > 900 order g1"],
  ["weeks when charge exceeded 900", "sum(charge) by week(fired_on) having m1 > 900 order g1"],
  ["how many days had firings", "count-distinct(day(fired_on))"],
  ["on how many days was the peak heat over 900", "count-distinct(day(fired_on)) where peak_heat > 900"],
  ["best month for peak heat on average", "average(peak_heat) by month(fired_on) order m1 desc limit 1"],
  ["3 months with the highest total charge", "sum(charge) by month(fired_on) order m1 desc limit 3"],
  ["which 4 weeks had the fewest firings", "count(*) by week(fired_on) order m1 limit 4"],
  [
    "for each town the month with the highest charge",
    "sum(charge) by month(fired_on), town order m1 desc limit 1 per g2",
  ],
  [
    "how many days had more than 10 firings",
    "count-distinct(day(fired_on)) where day(fired_on) among count(*) by day(fired_on) having m1 > 10",
  ],
  ["number of firings by glaze above 40", "count(*) by glaze having m1 > 40"],
  ["which month had the highest firings", "sum(charge) by month(fired_on) order m1 desc limit 1"],
  ["how big is a firing on average", "average(charge)"],
  ["firings from Delft and Imari", "count(*) where town in Delft|Imari"],
  ["charge accumulating from month to month", "sum(charge) by month(fired_on) order g1 running"],
  ["running firing total, monthly", "count(*) by month(fired_on) order g1 running"],
  ["how have firings added up over the quarters", "count(*) by quarter(fired_on) order g1 running"],
  ["charge, rolling 7 day avg", "sum(charge) by day(fired_on) order t moving"],
  ["peak heat as a moving average over seven days", "sum(peak_heat) by day(fired_on) order t moving"],
  ["charge averaged over a rolling 4 weeks", "sum(charge) by week(fired_on) order t moving"],
  [
    "for every year, which day had the most firings?",
    "count(*) by day(fired_on), year(fired_on) order m1 desc limit 1 per g2",
  ],
  [
    "the 2023 month with the most firings",
    "count(*) by month(fired_on) where fired_on in 2023-01-01..2024-01-01 order m1 desc limit 1",
  ],
  ["busiest weekday in terms of firings", "count(*) by day-of-week(fired_on) order m1 desc limit 1"],
  [
    "firings by peak heat: below 900, between 900 and 1200, above 1200, how many fall into each band?",
    "count(*) by case where not peak_heat missing",
  ],
  ["potters where firing count is over 20", "list potter_name where related(firings) > 20"],
  ["potters, firing count >= 20", "list potter_name where related(firings) >= 20"],
  ["average number of firings a potter has by town", "count(*) / count-distinct(potter_id) by town"],
  ["how much charge does a potter bring on average", "sum(charge) / count-distinct(potter_id)"],
  ["charge a pot brings by glaze", "sum(charge) / sum(pots) by glaze"],
  [
    "potters whose average charge beats the overall average",
    "average(charge) by potter_name having m1 > overall average(charge)",
  ],
  [
    "towns where the mean charge exceeds that of all firings",
    "average(charge) by town having m1 > overall average(charge)",
  ],
  [
    "in which towns is the average charge higher than it is overall",
    "average(charge) by town having m1 > overall average(charge)",
  ],
  [
    "potters whose firings are pricier on average than the overall mean",
    "average(charge) by potter_name having m1 > overall average(charge)",
  ],
  [
    "potters with an average charge below the company average",
    "average(charge) by potter_name having m1 < overall average(charge)",
  ],
  [
    "potters beating the overall avg charge",
    "average(charge) by potter_name having m1 > overall average(charge)",
  ],
  [
    "potters with Ash as well as Celadon firings",
    "list potter_name where (related(firings where glaze = Ash) > 0 and related(firings where glaze = Celadon) > 0)",
  ],
  ["how is the charge distributed across the glazes", "sum(charge) by glaze"],
  [
    "2022 potters who paid nothing in 2023",
    "list potter_name where (fired_on in 2022-01-01..2023-01-01 and not potter_id among list distinct potter_id where fired_on in 2023-01-01..2024-01-01)",
  ],
  [
    "potters who had firings in 2022 and never came back in 2023",
    "list potter_name where (fired_on in 2022-01-01..2023-01-01 and not potter_id among list distinct potter_id where fired_on in 2023-01-01..2024-01-01)",
  ],
  ["firings by load: 1-5 pots, 6-10, 11 or more", "count(*) by case where not pots missing"],
  ["which glazes are pricier than average", "average(charge) by glaze having m1 > overall average(charge)"],
  ["glazes cheaper than the overall average", "average(charge) by glaze having m1 < overall average(charge)"],
  [
    "potters whose firings are more expensive than average",
    "average(charge) by potter_name having m1 > overall average(charge)",
  ],
  ["firings pricier than firings are on average", "list firing_no where charge > overall average(charge)"],
  ["how many firings fall into each glaze", "count(*) by glaze"],
  ["how much charge did each town bring in", "sum(charge) by town"],
  [
    "how has the charge been adding up month by month (running total)",
    "sum(charge) by month(fired_on) order g1 running",
  ],
  ["which 3 towns earned us the most", "sum(charge) by town order m1 desc limit 3"],
  [
    "did we get more firings in 2023 than in 2022? show me both numbers",
    "count(*) by year(fired_on) where (fired_on in 2023-01-01..2024-01-01 or fired_on in 2022-01-01..2023-01-01) order v1",
  ],
  ["charge analysed by glaze", "sum(charge) by glaze"],
  ["charge by glaze, further divided by town", "sum(charge) by glaze, town"],
  ["charge by town within glaze", "sum(charge) by town, glaze"],
  ["the mean charge of Ash and of Salt", "average(charge) by glaze where glaze in Ash|Salt"],
  ["firings from 3 to 9 March 2023", "count(*) where fired_on in 2023-03-03..2023-03-10"],
  ["charge in the week of 3 to 9 March 2023", "sum(charge) where fired_on in 2023-03-03..2023-03-10"],
  ["charge March 1-15, 2023", "sum(charge) where fired_on in 2023-03-01..2023-03-16"],
  ["firings by town, counting each firing just once", "count(*) by town"],
  ["gap between peak heat and pots by town", "sum(peak_heat - pots) by town"],
  ["the no. 1 glaze of each town, charge-wise", "sum(charge) by town, glaze order m1 desc limit 1 per g1"],
  [
    "what did the charge add up to over the whole of last year?",
    "sum(charge) where fired_on in 2023-01-01..2024-01-01",
  ],
  [
    "potters that get a higher charge on average than the average over all firings",
    "average(charge) by potter_name having m1 > overall average(charge)",
  ],
  [
    "by how many percent did the charge grow from quarter to quarter",
    "sum(charge) by quarter(fired_on) order t growth",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  "% charge increase 2023 on 2022",
  "by what percentage did the charge rise in March 2023 against March of the previous year",
  "firings this year over last, % growth",
])("%s", (question) => {
  expect(best(index, question).query).toMatchObject({
    kind: "aggregate",
    comparison: { time: { column: "fired_on" } },
  });
});

test.each([
  "by how many did firings rise or fall each quarter against the preceding one",
  "change in firings quarter over quarter",
])("%s", (question) =>
  expect(briefOf(index, question)).toBe("count(*) by quarter(fired_on) order t difference growth"),
);
