import { isoDate } from "./calendar.ts";
import { countries, regions } from "./places.ts";
import { createRandom } from "./random.ts";

/** A shop: a branch in a city, or the online shop of a region (`country` and `city` are null). */
export type Store = {
  id: number;
  name: string;
  channel: "online" | "retail";
  region: string;
  country: string | null;
  city: string | null;
  openedOn: string;
  floorArea: number | null;
  /** Its part of the orders of its channel. */
  weight: number;
};

/** One online shop a region, then one branch a city; a country's first city sells most. All opened before 2022. */
export function createStores(): Store[] {
  const random = createRandom(11);
  const openedOn = () => isoDate(-random.integer(200, 4000));
  const online = regions.map((region) => ({
    name: `Online ${region}`,
    channel: "online" as const,
    region,
    country: null,
    city: null,
    openedOn: openedOn(),
    floorArea: null,
    weight: countries
      .filter((country) => country.region === region)
      .reduce((sum, { weight }) => sum + weight, 0),
  }));
  const branches = countries.flatMap(({ name, region, weight, cities }) => {
    const total = cities.reduce((sum, _, rank) => sum + 1 / (rank + 2), 0);
    return cities.map((city, rank) => ({
      name: `${city} Store`,
      channel: "retail" as const,
      region,
      country: name,
      city,
      openedOn: openedOn(),
      floorArea: random.integer(18, 90) * 20,
      weight: weight / (rank + 2) / total,
    }));
  });
  return [...online, ...branches].map((store, index) => ({ id: index + 1, ...store }));
}
