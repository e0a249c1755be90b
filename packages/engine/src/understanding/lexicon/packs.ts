/** What goods are counted by, which names none of them. */
export const packs =
  /^(?:units?|pieces?|pcs|items?|bottles?|cases?|boxes|cartons?|crates?|pallets?|kegs?|barrels?|packs?|packets?|bags?|sacks?|rolls?|tins?|cans?|jars?|drums?|bales?|bundles?|kilos?|kg|tons?|tonnes?|lit(?:er|re)s?)$/;
