/** The states of the USA, and its capital's district, as squares of one size, each among its neighbours; by postal code. */
export const stateTiles = `
AK .. .. .. .. .. .. .. .. .. .. ME
.. .. .. .. .. .. .. .. .. .. VT NH
.. WA ID MT ND MN WI .. MI NY MA RI
.. OR NV WY SD IA IL IN OH PA NJ CT
.. CA UT CO NE MO KY WV VA MD DE ..
.. .. AZ NM KS AR TN NC SC DC .. ..
.. .. .. .. OK LA MS AL GA .. .. ..
HI .. .. .. TX .. .. .. .. FL .. ..
`;

/** The states' names by their postal codes. */
export const stateNames: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};
