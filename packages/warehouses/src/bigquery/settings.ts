import { z } from "zod";
import { timeZoneName } from "../driver/common-settings.ts";
import { settingsForm } from "../driver/settings-form.ts";

const key = z.object({
  client_email: z.string().min(3),
  private_key: z.string().min(10),
  project_id: z.string().optional(),
});
export type ServiceAccountKey = z.infer<typeof key>;

/** The parts of a service account's key file that are used; null when the text is no such file. */
export function readServiceAccountKey(text: string): ServiceAccountKey | null {
  try {
    return key.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** How to reach a dataset of BigQuery. `maximumGigabytes` is what one query may read, by BigQuery's own estimate. */
export const bigquerySettings = z.object({
  projectId: z
    .string()
    .trim()
    .regex(/^[a-z0-9.:-]{4,100}$/, "must be a project's id, such as my-project-123"),
  dataset: z
    .string()
    .trim()
    .regex(/^\w{1,1024}$/, "must be a dataset's name: letters, digits and underscores"),
  credentials: z
    .string()
    .max(50_000)
    .refine((text) => readServiceAccountKey(text) !== null, "must be the JSON key file of a service account"),
  location: z.string().trim().max(100).default(""),
  timeZone: timeZoneName.default("UTC"),
  maximumGigabytes: z.coerce.number().min(0.01).max(100_000).default(10),
});
export type BigquerySettings = z.infer<typeof bigquerySettings>;

/** The form of a BigQuery connection. */
export const bigqueryForm = settingsForm(bigquerySettings, {
  projectId: { label: "Project ID", input: "text", placeholder: "my-project-123" },
  dataset: { label: "Dataset", input: "text" },
  credentials: {
    label: "Service account key",
    input: "multiline",
    secret: true,
    help: "The JSON key file of a service account with BigQuery Data Viewer and BigQuery Job User.",
  },
  location: {
    label: "Location",
    input: "text",
    advanced: true,
    placeholder: "EU",
    help: "Where the dataset is; empty lets BigQuery find out.",
  },
  timeZone: {
    label: "Time zone",
    input: "text",
    advanced: true,
    help: "Instants (TIMESTAMP columns) are shown and grouped in this one.",
  },
  maximumGigabytes: {
    label: "Gigabytes that one query may read",
    input: "number",
    advanced: true,
    help: "A query that would read more is refused before it costs anything.",
  },
});
