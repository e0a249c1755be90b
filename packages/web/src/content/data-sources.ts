/** What a data source is, as the page sorts it. */
export const sourceCategories = ["database", "cloud", "crm", "analytics", "api", "file"] as const;
export type SourceCategory = (typeof sourceCategories)[number];

/** A data source as a card shows it. */
export type ShownSource = {
  id: string;
  name: string;
  type: SourceCategory;
  provider: string;
  status: "connected" | "syncing" | "error" | "pending";
  lastSync: string;
  recordCount: number;
  description: string;
  compliance: readonly string[];
  encrypted: true;
  region: string;
};

/** The filters in their order. */
export const sourceFilters: readonly { id: SourceCategory | "all"; label: string }[] = [
  { id: "all", label: "All Sources" },
  { id: "database", label: "Databases" },
  { id: "cloud", label: "Cloud" },
  { id: "crm", label: "CRM" },
  { id: "analytics", label: "Analytics" },
  { id: "api", label: "APIs" },
  { id: "file", label: "Files" },
];

/** Words of the page. */
export const dataSourcesText = {
  title: "Data Sources",
  text: "Every source your answers rest on, with its health, its last sync and where it lives.",
  sample: "Sample sources. Sign in to your own workspace to see yours.",
  security: {
    title: "Enterprise Security Active",
    text: "All data sources encrypted • SOC2 Type II compliant • GDPR ready",
  },
  connect: "Connect New Source",
  integrations: "Chat Integrations",
} as const;

/** What visitors and the demo workspace see. */
export const sampleSources: readonly ShownSource[] = [
  {
    id: "orders-postgresql",
    name: "Production orders",
    type: "database",
    provider: "PostgreSQL",
    status: "connected",
    lastSync: "2 minutes ago",
    recordCount: 12_480_000,
    description: "Orders, order lines, customers and returns of the shop, read from a replica.",
    compliance: ["SOC2", "GDPR", "PCI DSS"],
    encrypted: true,
    region: "eu-central-1",
  },
  {
    id: "retail-bigquery",
    name: "Retail warehouse",
    type: "cloud",
    provider: "Google BigQuery",
    status: "connected",
    lastSync: "15 minutes ago",
    recordCount: 48_200_000,
    description: "Daily snapshots of stores, stock and prices, modelled for reporting.",
    compliance: ["SOC2", "GDPR", "ISO 27001"],
    encrypted: true,
    region: "europe-west1",
  },
  {
    id: "finance-snowflake",
    name: "Finance mart",
    type: "cloud",
    provider: "Snowflake",
    status: "syncing",
    lastSync: "Syncing now",
    recordCount: 8_650_000,
    description: "Ledger, budgets and margins by cost centre, closed monthly.",
    compliance: ["SOC2", "SOX"],
    encrypted: true,
    region: "us-east-1",
  },
  {
    id: "sales-salesforce",
    name: "Sales pipeline",
    type: "crm",
    provider: "Salesforce",
    status: "connected",
    lastSync: "1 hour ago",
    recordCount: 1_340_000,
    description: "Accounts, opportunities with their stage history, and activities of the sales team.",
    compliance: ["SOC2", "GDPR"],
    encrypted: true,
    region: "eu-west-1",
  },
  {
    id: "web-analytics",
    name: "Web behaviour",
    type: "analytics",
    provider: "Google Analytics 4",
    status: "connected",
    lastSync: "30 minutes ago",
    recordCount: 21_900_000,
    description: "Sessions, events and conversions of the shop and the help centre, without personal data.",
    compliance: ["GDPR"],
    encrypted: true,
    region: "eu",
  },
  {
    id: "payments-stripe",
    name: "Payments",
    type: "api",
    provider: "Stripe",
    status: "error",
    lastSync: "Failed 3 hours ago",
    recordCount: 3_720_000,
    description: "Charges, refunds and payouts. The key has expired: renew it to go on.",
    compliance: ["PCI DSS", "SOC2"],
    encrypted: true,
    region: "us-west-2",
  },
  {
    id: "targets-file",
    name: "Regional targets 2025",
    type: "file",
    provider: "Excel workbook",
    status: "pending",
    lastSync: "Waiting for review",
    recordCount: 4_800,
    description: "Targets by region and month from the planning round, one sheet a country.",
    compliance: ["Internal"],
    encrypted: true,
    region: "eu-central-1",
  },
];
