import { type Category, catalogue } from "./catalogue.ts";
import { createRandom, createWeightedPick, itemAt, type Random } from "./random.ts";

/** A product of the catalogue; prices and costs are cents, those of 2024. */
export type Product = {
  id: number;
  name: string;
  category: Category;
  subcategory: string;
  price: number;
  cost: number;
};

/** All products, in the catalogue's order. */
export function createProducts(): Product[] {
  const random = createRandom(22);
  const products: Product[] = [];
  for (const category of catalogue) {
    for (const [subcategory, prices] of Object.entries(category.subcategories)) {
      for (const [name, price] of Object.entries(prices)) {
        const cost = Math.round(price * 100 * category.costRatio * (0.9 + 0.2 * random.next()));
        const id = products.length + 1;
        products.push({ id, name, category, subcategory, price: Math.round(price * 100), cost });
      }
    }
  }
  return products;
}

/** Draws a product for a month (1 to 12): by its category's season and by its own popularity, which is fixed. */
export function createProductPick(products: readonly Product[]): (random: Random, month: number) => Product {
  const random = createRandom(33);
  const popularity = products.map(() => 0.3 + 1.7 * random.next() ** 2);
  const picks = Array.from({ length: 12 }, (_, month) =>
    createWeightedPick(
      products.map(
        ({ category }, index) => category.weight * itemAt(category.season, month) * itemAt(popularity, index),
      ),
    ),
  );
  return (draw, month) => itemAt(products, itemAt(picks, month - 1)(draw));
}

/** What prices and costs of a year are of those of 2024: the list rose by 3 % in 2023 and by 4 % in 2024. */
export function priceLevel(year: number): number {
  if (year === 2022) return 1 / 1.03 / 1.04;
  return year === 2023 ? 1 / 1.04 : 1;
}
