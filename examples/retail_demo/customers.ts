import { days, isoDate } from "./calendar.ts";
import { personalNames } from "./personal-names.ts";
import { type Country, countries } from "./places.ts";
import { createRandom, createWeightedPick, itemAt, type Random } from "./random.ts";

/** A customer; `signupDay` counts from 2022-01-01 and is negative for those who were there before. */
export type Customer = {
  id: number;
  name: string;
  email: string;
  segment: Segment;
  country: Country;
  city: string;
  signupDay: number;
};

/** Who buys: private people, small businesses, companies. */
export type Segment = (typeof segments)[number];

const segments = ["Consumer", "Small Business", "Corporate"] as const;
/** Middle initials: with them most customers have a name of their own. */
const initials = [..."ABCDEFGHJKLMNPRSTW"];
const customerCount = 12_000;
const pickSegment = createWeightedPick([78, 15, 7]);

/** All customers in the order in which they signed up; a third was there before 2022. */
export function createCustomers(): Customer[] {
  const random = createRandom(44);
  const pickCountry = createWeightedPick(countries.map((country) => country.weight));
  const signupDays = Array.from({ length: customerCount }, () =>
    random.chance(0.33) ? -random.integer(1, 900) : random.integer(0, days.length - 1),
  ).sort((one, other) => one - other);
  return signupDays.map((signupDay, index) => {
    const country = itemAt(countries, pickCountry(random));
    const first = random.pick(personalNames[country.names].first);
    const last = random.pick(personalNames[country.names].last);
    return {
      id: index + 1,
      name: `${first} ${itemAt(initials, (index * 7) % initials.length)}. ${last}`,
      email: `${plain(first)}.${plain(last)}${index + 1}@example.com`,
      segment: itemAt(segments, pickSegment(random)),
      country,
      city: random.pick(country.cities),
      signupDay,
    };
  });
}

/** Draws a customer of a country who has signed up by a day, earlier ones more often; null while there is none. */
export function createCustomerPick(
  customers: readonly Customer[],
): (random: Random, country: string, dayIndex: number) => Customer | null {
  const byCountry = Map.groupBy(customers, (customer) => customer.country.name);
  return (random, country, dayIndex) => {
    const candidates = byCountry.get(country) ?? [];
    const active = countUntil(candidates, dayIndex);
    return active === 0 ? null : itemAt(candidates, Math.floor(active * random.next() ** 1.5));
  };
}

/** The date on which a customer signed up. */
export function signupDate(customer: Customer): string {
  return isoDate(customer.signupDay);
}

function countUntil(customers: readonly Customer[], dayIndex: number): number {
  let low = 0;
  let high = customers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(customers, middle).signupDay <= dayIndex) low = middle + 1;
    else high = middle;
  }
  return low;
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[^a-zA-Z]/g, "")
    .toLowerCase();
}
