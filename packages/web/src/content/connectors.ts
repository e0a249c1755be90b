import type { WarehouseKind } from "@parlance/contract";

/** What a connector reads from, as the page sorts it. */
export type ConnectorCategory = "database" | "cloud" | "analytics" | "crm" | "ecommerce" | "finance";

/** How a connector signs in. */
export type AuthType = "connection_string" | "oauth" | "username_password" | "api_key";

/** A connector as a card shows it. */
export type Connector = {
  id: string;
  name: string;
  provider: string;
  category: ConnectorCategory;
  description: string;
  icon: "database" | "snowflake" | "cloud" | "layers" | "chart" | "contact" | "bag" | "card" | "book";
  /** A hue of the icon's ground, in degrees. */
  color: number;
  /** Percent. */
  popularity: number;
  setupTime: string;
  dataTypes: readonly string[];
  isConnected: boolean;
  isPremium: boolean;
  authType: AuthType;
  /** Where the card with its steps stands. */
  documentation: string;
  features: readonly string[];
  /** The kind of warehouse that it opens; null while it cannot be connected yet. */
  opens: Exclude<WarehouseKind, "file"> | null;
};

/** The chips in their order. */
export const connectorCategories: readonly { id: ConnectorCategory | "all"; label: string }[] = [
  { id: "all", label: "All Connectors" },
  { id: "database", label: "Databases" },
  { id: "cloud", label: "Cloud" },
  { id: "analytics", label: "Analytics" },
  { id: "crm", label: "CRM" },
  { id: "ecommerce", label: "E-commerce" },
  { id: "finance", label: "Finance" },
];

/** Words of the page. */
export const connectorsText = {
  title: "Connect Your Data Sources in One Click",
  text: "50+ pre-built connectors for warehouses, databases, CRM, commerce and finance. Read-only, with the model of your data inferred and open to your corrections.",
  placeholder: "Search connectors, features, data types...",
  empty: { title: "No connectors found", text: "Try adjusting your search or filter criteria" },
  connected: ["Data source configured", "Schema detected", "Ready for queries"],
  sample: "This is a demonstration: nothing was connected. In a workspace of your own it is.",
} as const;

/** The connectors that are shown. */
export const connectors: readonly Connector[] = [
  {
    id: "snowflake",
    name: "Snowflake",
    provider: "Snowflake Inc.",
    category: "cloud",
    description:
      "Ask questions where your warehouse is. Queries run in Snowflake, under its roles and limits.",
    icon: "snowflake",
    color: 200,
    popularity: 96,
    setupTime: "3 min",
    dataTypes: ["Tables", "Views", "Semi-structured"],
    isConnected: false,
    isPremium: true,
    authType: "username_password",
    documentation: "/connectors#snowflake",
    features: [
      "Queries run in the warehouse",
      "Roles respected",
      "Cost limit a query",
      "Schema kept up to date",
    ],
    opens: "snowflake",
  },
  {
    id: "postgresql",
    name: "PostgreSQL",
    provider: "PostgreSQL Global Development Group",
    category: "database",
    description: "Connect a database or a read replica and ask across all of its schemas.",
    icon: "database",
    color: 215,
    popularity: 95,
    setupTime: "2 min",
    dataTypes: ["Tables", "Views", "JSON"],
    isConnected: true,
    isPremium: false,
    authType: "connection_string",
    documentation: "/connectors#postgresql",
    features: ["Foreign keys read", "Encrypted connection", "Read-only session", "Time zones kept"],
    opens: "postgresql",
  },
  {
    id: "bigquery",
    name: "Google BigQuery",
    provider: "Google Cloud",
    category: "cloud",
    description: "Question petabytes without moving them. Each query is estimated before it runs.",
    icon: "cloud",
    color: 225,
    popularity: 94,
    setupTime: "4 min",
    dataTypes: ["Datasets", "Partitioned tables", "Nested fields"],
    isConnected: true,
    isPremium: false,
    authType: "oauth",
    documentation: "/connectors#bigquery",
    features: ["Bytes estimated first", "Partitions used", "Service accounts", "Nested fields flattened"],
    opens: "bigquery",
  },
  {
    id: "mysql",
    name: "MySQL",
    provider: "Oracle",
    category: "database",
    description:
      "Orders, users, stock: ask the database behind your application, or one that speaks its protocol.",
    icon: "database",
    color: 30,
    popularity: 93,
    setupTime: "2 min",
    dataTypes: ["Tables", "Views"],
    isConnected: false,
    isPremium: false,
    authType: "username_password",
    documentation: "/connectors#mysql",
    features: ["MariaDB and TiDB as well", "Encrypted connection", "Read-only session", "Foreign keys read"],
    opens: "mysql",
  },
  {
    id: "google-analytics",
    name: "Google Analytics 4",
    provider: "Google",
    category: "analytics",
    description: "Sessions, events and conversions beside the orders they lead to.",
    icon: "chart",
    color: 35,
    popularity: 92,
    setupTime: "2 min",
    dataTypes: ["Events", "Sessions", "Conversions"],
    isConnected: false,
    isPremium: false,
    authType: "oauth",
    documentation: "/connectors#google-analytics",
    features: ["Hourly sync", "Custom dimensions", "Joined to orders", "Sampling declared"],
    opens: null,
  },
  {
    id: "salesforce",
    name: "Salesforce",
    provider: "Salesforce, Inc.",
    category: "crm",
    description: "Pipeline, win rates and stage history, with custom objects under the names you gave them.",
    icon: "contact",
    color: 205,
    popularity: 91,
    setupTime: "5 min",
    dataTypes: ["Accounts", "Opportunities", "Activities"],
    isConnected: true,
    isPremium: true,
    authType: "oauth",
    documentation: "/connectors#salesforce",
    features: ["Custom objects", "Stage history", "Field permissions respected", "Incremental sync"],
    opens: null,
  },
  {
    id: "redshift",
    name: "Amazon Redshift",
    provider: "Amazon Web Services",
    category: "cloud",
    description: "Your AWS warehouse over its PostgreSQL protocol, clusters and serverless alike.",
    icon: "layers",
    color: 255,
    popularity: 90,
    setupTime: "4 min",
    dataTypes: ["Tables", "Materialized views", "External tables"],
    isConnected: false,
    isPremium: false,
    authType: "connection_string",
    documentation: "/connectors#redshift",
    features: ["Cluster or serverless", "Spectrum tables", "Read-only session", "Query time limit"],
    opens: "postgresql",
  },
  {
    id: "shopify",
    name: "Shopify",
    provider: "Shopify Inc.",
    category: "ecommerce",
    description: "Orders, products, discounts and refunds of one shop or of many, in one currency.",
    icon: "bag",
    color: 140,
    popularity: 89,
    setupTime: "2 min",
    dataTypes: ["Orders", "Products", "Customers"],
    isConnected: false,
    isPremium: false,
    authType: "oauth",
    documentation: "/connectors#shopify",
    features: ["Several shops", "Refunds counted once", "Currency converted", "Inventory levels"],
    opens: null,
  },
  {
    id: "stripe",
    name: "Stripe",
    provider: "Stripe, Inc.",
    category: "finance",
    description: "Recurring revenue, churn and failed payments, from the ledger instead of an export.",
    icon: "card",
    color: 245,
    popularity: 87,
    setupTime: "1 min",
    dataTypes: ["Charges", "Subscriptions", "Payouts"],
    isConnected: false,
    isPremium: false,
    authType: "api_key",
    documentation: "/connectors#stripe",
    features: ["Recurring revenue", "Restricted keys", "Fees and payouts", "Disputes"],
    opens: null,
  },
  {
    id: "quickbooks",
    name: "QuickBooks",
    provider: "Intuit",
    category: "finance",
    description: "Profit and loss by class and month, with the entries behind every figure.",
    icon: "book",
    color: 125,
    popularity: 85,
    setupTime: "3 min",
    dataTypes: ["Ledger", "Invoices", "Expenses"],
    isConnected: false,
    isPremium: true,
    authType: "oauth",
    documentation: "/connectors#quickbooks",
    features: ["Classes and locations", "Daily sync", "Closed periods kept", "Several companies"],
    opens: null,
  },
];
