/** One category of the assortment: how its products sell, come back and follow the year. */
export type Category = {
  name: string;
  /** Relative number of order lines. */
  weight: number;
  /** Part of the sold lines that come back. */
  returnRate: number;
  /** Unit cost as a part of the list price. */
  costRatio: number;
  /** Extra demand by month, January first; 1 is the average. */
  season: readonly number[];
  /** Products by subcategory, each with its list price. */
  subcategories: Record<string, Record<string, number>>;
};

const even = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const gifts = [0.9, 0.9, 0.95, 0.95, 0.95, 0.95, 0.95, 1, 1, 1, 1.2, 1.35];
const summer = [0.6, 0.65, 0.9, 1.15, 1.4, 1.5, 1.4, 1.15, 1, 0.8, 0.7, 0.75];
const winter = [1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.8, 0.9, 1.05, 1.1, 1.15, 1.15];

/** The whole assortment: 8 categories, 24 subcategories, 96 products. */
export const catalogue: readonly Category[] = [
  {
    name: "Electronics",
    weight: 17,
    returnRate: 0.06,
    costRatio: 0.71,
    season: gifts,
    subcategories: {
      Headphones: {
        "Aria Studio Headphones": 189,
        "Aria Travel Earbuds": 119,
        "Pulse Sport Earbuds": 69,
        "Pulse Kids Headset": 34.9,
      },
      "Smart Home": {
        "Lumen Smart Bulb Pair": 29.9,
        "Lumen Doorbell Camera": 129,
        "Hearth Thermostat": 159,
        "Hearth Motion Sensor": 24.9,
      },
      Computing: {
        "Slate 11 Tablet": 349,
        "Quill Wireless Keyboard": 79,
        "Quill Silent Mouse": 39,
        "Harbor USB-C Dock": 99,
      },
    },
  },
  {
    name: "Clothing",
    weight: 20,
    returnRate: 0.13,
    costRatio: 0.44,
    season: winter,
    subcategories: {
      Outerwear: {
        "Fjord Down Jacket": 179,
        "Fjord Rain Shell": 129,
        "Meadow Fleece": 69,
        "Meadow Vest": 54.9,
      },
      Basics: {
        "Everyday Crew T-Shirt": 19.9,
        "Everyday Long Sleeve": 27.9,
        "Soft Merino Sweater": 79,
        "Linen Shirt": 49.9,
      },
      Denim: { "Straight Fit Jeans": 69.9, "Relaxed Fit Jeans": 74.9, "Denim Jacket": 89, "Denim Skirt": 49 },
    },
  },
  {
    name: "Footwear",
    weight: 10,
    returnRate: 0.1,
    costRatio: 0.48,
    season: even,
    subcategories: {
      Sneakers: {
        "Court Classic Sneaker": 84.9,
        "Runner Lite Sneaker": 99,
        "Canvas Low Sneaker": 49.9,
        "Kids Jump Sneaker": 44.9,
      },
      Boots: {
        "Ridge Hiking Boot": 149,
        "City Chelsea Boot": 139,
        "Polar Winter Boot": 129,
        "Rain Welly": 39.9,
      },
      Sandals: {
        "Shoreline Sandal": 39.9,
        "Trail Sandal": 64.9,
        "Garden Clog": 29.9,
        "Cork Footbed Sandal": 74.9,
      },
    },
  },
  {
    name: "Home & Kitchen",
    weight: 18,
    returnRate: 0.035,
    costRatio: 0.55,
    season: gifts,
    subcategories: {
      Cookware: {
        "Cast Iron Skillet": 44.9,
        "Enamel Dutch Oven": 119,
        "Copper Saucepan": 89,
        "Nonstick Pan Set": 79,
      },
      Tableware: {
        "Stoneware Plate Set": 59,
        "Everyday Glass Set": 24.9,
        "Linen Napkin Set": 22,
        "Walnut Serving Board": 39,
      },
      Bedding: { "Percale Sheet Set": 89, "Wool Throw": 74.9, "Down Pillow": 49, "Quilted Duvet": 139 },
    },
  },
  {
    name: "Beauty",
    weight: 12,
    returnRate: 0.015,
    costRatio: 0.36,
    season: gifts,
    subcategories: {
      Skincare: {
        "Daily Moisturiser": 24,
        "Vitamin C Serum": 36,
        "Night Repair Cream": 42,
        "Mineral Sunscreen": 19.5,
      },
      Haircare: {
        "Repair Shampoo": 14.5,
        "Repair Conditioner": 14.5,
        "Argan Hair Oil": 22,
        "Curl Cream": 18,
      },
      Fragrance: {
        "Cedar Eau de Parfum": 68,
        "Fig Eau de Parfum": 68,
        "Citrus Body Mist": 21,
        "Amber Candle": 32,
      },
    },
  },
  {
    name: "Sports & Outdoors",
    weight: 11,
    returnRate: 0.04,
    costRatio: 0.57,
    season: summer,
    subcategories: {
      Camping: {
        "Summit Two-Person Tent": 229,
        "Summit Sleeping Bag": 119,
        "Ember Camp Stove": 59,
        "Beacon Lantern": 34.9,
      },
      Fitness: {
        "Balance Yoga Mat": 34.9,
        "Adjustable Dumbbell": 149,
        "Resistance Band Set": 19.9,
        "Foam Roller": 24.9,
      },
      Cycling: { "Commuter Helmet": 64.9, "Bike Light Set": 39.9, "Pannier Bag": 79, "Floor Pump": 44.9 },
    },
  },
  {
    name: "Toys & Games",
    weight: 7,
    returnRate: 0.03,
    costRatio: 0.5,
    season: [0.75, 0.75, 0.8, 0.85, 0.85, 0.85, 0.85, 0.85, 0.9, 1, 1.5, 2.05],
    subcategories: {
      "Board Games": {
        "Lantern Harbour Board Game": 39.9,
        "Word Garden Card Game": 14.9,
        "Castle Builders Board Game": 49.9,
        "Family Quiz Box": 24.9,
      },
      Building: {
        "Brick City Starter Set": 34.9,
        "Marble Run Deluxe": 44.9,
        "Wooden Train Set": 59.9,
        "Magnet Tiles": 42,
      },
      Plush: { "Bruno the Bear": 24.9, "Otter Family": 29.9, "Sleepy Fox": 19.9, "Giant Whale": 49.9 },
    },
  },
  {
    name: "Grocery",
    weight: 15,
    returnRate: 0.004,
    costRatio: 0.66,
    season: even,
    subcategories: {
      "Coffee & Tea": {
        "House Espresso Beans": 13.9,
        "Single Origin Filter Coffee": 15.9,
        "Earl Grey Tin": 9.9,
        "Herbal Tea Sampler": 11.5,
      },
      Pantry: {
        "Cold Pressed Olive Oil": 14.9,
        "Wildflower Honey": 8.9,
        "Sea Salt Crackers": 4.5,
        "Tomato Passata Six-Pack": 12.9,
      },
      Snacks: { "Dark Chocolate Bar": 3.9, "Roasted Almonds": 6.9, "Oat Cookies": 4.9, "Dried Mango": 5.5 },
    },
  },
];
