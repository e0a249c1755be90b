/** A country where the demo retailer sells, with its share of all orders and its shops' cities, largest first. */
export type Country = {
  name: string;
  region: string;
  weight: number;
  cities: readonly string[];
  names: NameStyle;
};

/** Which list of personal names a country's customers draw from. */
export type NameStyle = "english" | "german" | "french" | "spanish" | "nordic" | "japanese" | "portuguese";

/** The countries, by region: North America 42 %, Europe 36 %, Asia Pacific 14 %, Latin America 8 % of the orders. */
export const countries: readonly Country[] = [
  place("United States", "North America", 34, "english", [
    "New York",
    "Chicago",
    "Austin",
    "Seattle",
    "Denver",
  ]),
  place("Canada", "North America", 8, "english", ["Toronto", "Vancouver", "Montreal"]),
  place("Germany", "Europe", 11, "german", ["Berlin", "Munich", "Hamburg"]),
  place("United Kingdom", "Europe", 10, "english", ["London", "Manchester", "Leeds"]),
  place("France", "Europe", 8, "french", ["Paris", "Lyon", "Nantes"]),
  place("Spain", "Europe", 4, "spanish", ["Madrid", "Valencia"]),
  place("Sweden", "Europe", 3, "nordic", ["Stockholm", "Gothenburg"]),
  place("Australia", "Asia Pacific", 8, "english", ["Sydney", "Melbourne", "Brisbane"]),
  place("Japan", "Asia Pacific", 6, "japanese", ["Tokyo", "Osaka"]),
  place("Brazil", "Latin America", 5, "portuguese", ["São Paulo", "Curitiba"]),
  place("Mexico", "Latin America", 3, "spanish", ["Mexico City", "Guadalajara"]),
];

/** The regions, in the order of the countries. */
export const regions: readonly string[] = [...new Set(countries.map((country) => country.region))];

function place(
  name: string,
  region: string,
  weight: number,
  names: NameStyle,
  cities: readonly string[],
): Country {
  return { name, region, weight, cities, names };
}
