const list = (text: string): string[][] => text.split(", ").map((words) => words.split(" "));

/** What short lists of a business list. */
export const lookups = list(
  "status, order type, payment method, unit, grade, shipping mode, region, currency, contact type, reason, language, channel, severity, category, membership level, cuisine, licence class, fuel, colour, shift, tax class, document type, skill, season",
);
/** What a business keeps. */
export const entities = list(
  "customer, product, supplier, warehouse, employee, store, vehicle, project, department, account, machine, property, patient, doctor, course, student, teacher, room, hotel, airport, airline, ship, port, film, artist, album, book, publisher, member, team, player, stadium, brand, campaign, vendor, branch, policy, claim agent, device, sensor, farm, crop, museum, exhibit, recipe, ingredient, bank, card, loan officer, city, country, district, address, contract, tariff, meter, station, line, conductor, train",
);
/** What happens in it. */
export const events = list(
  "sale, purchase order, invoice, payment, shipment, booking, visit, repair, inspection, rental, flight, treatment, enrolment, match, transfer, complaint, reading, delivery, audit, subscription, return, call, ticket, incident, auction, survey answer, adjustment, harvest, lease, trip",
);
/** Roles of a second reference to the same table. */
export const roles = [
  "billing",
  "origin",
  "destination",
  "primary",
  "secondary",
  "previous",
  "approving",
  "home",
  "final",
];
/** Roles of a reference to the table itself. */
export const selfRoles = ["parent", "manager", "superior", "previous", "original"];
/** Tables whose rows have a manager; others have a parent. */
export const people = new Set(["employee", "doctor", "teacher", "conductor", "member"]);
/** Figures and texts that are no references. */
export const wholeFigures = [
  "quantity",
  "rating",
  "year",
  "age",
  "stock",
  "floor",
  "priority",
  "seats",
  "score",
  "days",
  "position",
  "capacity",
];
/** Figures with decimals. */
export const decimalFigures = ["amount", "price", "weight", "balance", "discount", "rate"];
