import { describe, expect, test } from "vitest";
import { keyName, tableWords } from "./key-words.ts";
import { nameLikeness } from "./name-likeness.ts";

const likeness = (column: string, toTable: string, toColumn = "id", table = "orders", owners = 1): number =>
  nameLikeness({
    isOwn: table === toTable,
    column: keyName(column),
    key: keyName(toColumn),
    table: tableWords(toTable),
    owners,
    isDay: false,
  });

describe("names of references", () => {
  test.each([
    ["customer_id", "customers", "id"],
    ["CustomerID", "Customers", "CustomerID"],
    ["custid", "customers", "custid"],
    ["fk_shippers", "Shippers", "ShipperID"],
    ["employees_ref", "Employees", "EmployeeID"],
    ["categoryCode", "Categories", "CategoryID"],
    ["bill_to_address_id", "addresses", "id"],
    ["l_orderkey", "orders", "o_orderkey"],
    ["order_date_key", "dim_date", "date_key"],
    ["stuid", "Student", "StuID"],
    ["uid", "user_profiles", "uid"],
    ["source_u_id", "useracct", "u_id"],
    ["Dno", "department", "Dno"],
  ])("%s refers to %s", (column, table, key) => {
    expect(likeness(column, table, key)).toBeGreaterThanOrEqual(0.75);
  });

  test.each([
    ["quantity", "products", "id"],
    ["product_quantity", "products", "product_id"],
    ["customers_affected", "customers", "customer_id"],
    ["customer_name", "customers", "customer_id"],
    ["ship_city", "shippers", "id"],
    ["c03", "t02", "c01"],
    ["maintenance_contract_company_id", "maintenance_contracts", "id", "maintenance_contracts"],
    ["num_of_stock", "stocks", "stock_id"],
    ["YearsWithCurrManager", "employees", "employee_number", "employees"],
  ])("%s does not refer to %s", (column, table, key, own = "orders") => {
    expect(likeness(column, table, key, own)).toBeLessThan(0.5);
  });

  test("a manager is one of the staff, and refers to the table's own rows", () => {
    expect(likeness("manager_id", "employees", "id", "stores")).toBeGreaterThan(0.5);
    expect(likeness("reports_to", "employees", "id", "employees")).toBeGreaterThan(0.5);
    expect(likeness("reports_to", "regions", "id", "employees")).toBe(0);
    const chief = {
      isOwn: true,
      column: keyName("supervisor_id"),
      key: keyName("id"),
      table: tableWords("crew"),
      owners: 1,
      isDay: false,
    };
    expect(nameLikeness({ ...chief, isOfWorkers: true })).toBeGreaterThan(0.5);
    expect(nameLikeness({ ...chief, isOfWorkers: false })).toBe(0);
  });

  test("a key's name that many tables share says little", () => {
    expect(likeness("entity_id", "stores", "entity_id", "sales", 1)).toBe(1);
    expect(likeness("entity_id", "stores", "entity_id", "sales", 9)).toBeLessThan(0.5);
  });

  test("initials, persons and calendars", () => {
    expect(likeness("s_id", "students")).toBeGreaterThan(0.5);
    expect(likeness("hh_id", "happy_hours")).toBeGreaterThanOrEqual(0.7);
    expect(likeness("winner_id", "people")).toBeGreaterThan(0.5);
    expect(likeness("colour_id", "people")).toBe(0);
    const day = {
      column: keyName("stored_on"),
      key: keyName("calendar_date"),
      table: tableWords("calendar"),
    };
    expect(nameLikeness({ ...day, isOwn: false, owners: 1, isDay: true })).toBe(0.7);
    expect(nameLikeness({ ...day, isOwn: false, owners: 1, isDay: false })).toBeLessThan(0.5);
  });
});
