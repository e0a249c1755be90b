import type { Reference } from "./database.ts";

/** References that hold in spider's databases but are not declared there, read one by one, with what shows it. */
const undeclared: Record<string, [reference: string, reason: string][]> = {
  activity_1: [
    ["Student.Advisor > Faculty.FacID", "the advisor is a member of the faculty; every value is one's key"],
  ],
  college_3: [["Student.Advisor > Faculty.FacID", "as in activity_1"]],
  bike_1: [
    ["trip.start_station_id > station.id", "start_station_name beside it is that station's name"],
    ["trip.end_station_id > station.id", "end_station_name beside it is that station's name"],
  ],
  coffee_shop: [["happy_hour_member.HH_ID > happy_hour.HH_ID", "members of a happy hour"]],
  company_1: [
    ["department.Mgr_ssn > employee.Ssn", "the manager is an employee; every value is one's key"],
    ["dept_locations.Dnumber > department.Dnumber", "the same name; part of the key"],
    ["employee.Dno > department.Dnumber", "the department that the employee is in"],
    ["employee.Super_ssn > employee.Ssn", "the superior is an employee"],
    ["project.Dnum > department.Dnumber", "the department that the project is of"],
    ["works_on.Pno > project.Pnumber", "the project that is worked on"],
    ["works_on.Essn > employee.Ssn", "the employee who works on it"],
    ["dependent.Essn > employee.Ssn", "the employee whose dependent it is"],
  ],
  cre_Drama_Workshop_Groups: [
    ["Invoices.Order_Item_ID > Order_Items.Order_Item_ID", "the same name as the key"],
    ["Ref_Service_Types.Parent_Service_Type_Code > Ref_Service_Types.Service_Type_Code", "a parent's code"],
    [
      "Drama_Workshop_Groups.Marketing_Region_Code > Marketing_Regions.Marketing_Region_Code",
      "the same name as the key",
    ],
  ],
  customers_and_invoices: [["Products.parent_product_id > Products.product_id", "a parent's key"]],
  customers_and_products_contacts: [
    ["Contacts.customer_id > Customers.customer_id", "the same name as the key"],
  ],
  customers_card_transactions: [
    ["Accounts.customer_id > Customers.customer_id", "the same name as the key"],
    ["Customers_Cards.customer_id > Customers.customer_id", "the same name as the key"],
  ],
  document_management: [
    [
      "Document_Structures.parent_document_structure_code > Document_Structures.document_structure_code",
      "a parent's code",
    ],
    [
      "Functional_Areas.parent_functional_area_code > Functional_Areas.functional_area_code",
      "a parent's code",
    ],
  ],
  formula_1: [
    ["races.year > seasons.year", "the season that the race is of; seasons are known by their year"],
    ["results.statusId > status.statusId", "the same name as the key"],
  ],
  hr_1: [
    ["departments.MANAGER_ID > employees.EMPLOYEE_ID", "the manager is an employee; 0 stands for none"],
    ["departments.LOCATION_ID > locations.LOCATION_ID", "the same name as the key"],
    ["employees.MANAGER_ID > employees.EMPLOYEE_ID", "the manager is an employee; 0 stands for none"],
  ],
  insurance_and_eClaims: [
    [
      "Claims_Processing.Claim_Stage_ID > Claims_Processing_Stages.Claim_Stage_ID",
      "the same name as the key",
    ],
    [
      "Claims_Processing_Stages.Next_Claim_Stage_ID > Claims_Processing_Stages.Claim_Stage_ID",
      "the stage that follows",
    ],
  ],
  loan_1: [["loan.cust_ID > customer.cust_ID", "the same name as the key"]],
  local_govt_and_lot: [
    ["Customer_Event_Notes.resident_id > Residents.resident_id", "the same name"],
    ["Customer_Event_Notes.property_id > Properties.property_id", "the same name as the key"],
    ["Organizations.parent_organization_id > Organizations.organization_id", "a parent's key"],
  ],
  musical: [
    [
      "actor.Musical_ID > musical.Musical_ID",
      "declared to actor.Actor_ID, a slip: the name is musical's key",
    ],
  ],
  product_catalog: [
    ["Catalog_Contents.parent_entry_id > Catalog_Contents.catalog_entry_id", "a parent's key"],
    ["Catalog_Contents.previous_entry_id > Catalog_Contents.catalog_entry_id", "the entry before"],
    ["Catalog_Contents.next_entry_id > Catalog_Contents.catalog_entry_id", "the entry after"],
    [
      "Catalog_Contents_Additional_Attributes.attribute_id > Attribute_Definitions.attribute_id",
      "the same name as the key",
    ],
  ],
  solvency_ii: [
    ["Assets_in_Events.Asset_ID > Assets.Asset_ID", "the same name as the key"],
    ["Events.Channel_ID > Channels.Channel_ID", "the same name as the key"],
  ],
  student_1: [["list.Classroom > teachers.Classroom", "every student is in the room of one teacher"]],
  store_product: [["store_product.Product_ID > product.product_id", "the same name as the key"]],
};

/** The references of a database that hold without being declared. */
export const undeclaredOf = (database: string): Reference[] =>
  (undeclared[database] ?? []).map(([written]) => {
    const [from = "", to = ""] = written.split(" > ");
    const [table = "", column = ""] = from.split(".");
    const [refTable = "", refColumn = ""] = to.split(".");
    return { table, columns: [column], refTable, refColumns: [refColumn] };
  });
