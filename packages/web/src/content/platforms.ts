/** The cloud data platforms that a request for a demo offers. */
export const platforms = [
  ["aws", "Amazon Web Services (AWS)"],
  ["gcp", "Google Cloud Platform (GCP)"],
  ["azure", "Microsoft Azure"],
  ["snowflake", "Snowflake"],
  ["databricks", "Databricks"],
  ["bigquery", "Google BigQuery"],
  ["redshift", "Amazon Redshift"],
  ["postgresql", "PostgreSQL"],
  ["mysql", "MySQL"],
  ["other", "Other"],
] as const;
