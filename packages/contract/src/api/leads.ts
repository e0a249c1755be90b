import { z } from "zod";

const name = z.string().trim().min(2, "must have at least 2 characters").max(200);

/** POST /api/leads: a request for early access. Names are trimmed; what was left empty is null. */
export const leadRequest = z.object({
  email: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "must be an e-mail address"),
  first_name: name,
  last_name: name,
  company: name,
  phone: z
    .string()
    .trim()
    .regex(/^\+?(?=\D*[1-9])[\d\s()-]{8,16}$/, "must be a phone number")
    .nullable()
    .default(null),
  job_title: name.nullable().default(null),
  cloud_platform: name,
});
export type LeadRequest = z.infer<typeof leadRequest>;

/** The answer to a kept lead: the same for a new one and for one that was known. */
export const leadResponse = z.object({ status: z.literal("received") });
export type LeadResponse = z.infer<typeof leadResponse>;
