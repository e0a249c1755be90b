import type { LeadRequest } from "@parlance/contract";

/** What the form holds. */
export type DemoRequest = {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  phone: string;
  jobTitle: string;
  cloudPlatform: string;
  customCloudPlatform: string;
};

/** What is wrong, by field; empty when the request can be sent. */
export type DemoRequestErrors = Partial<Record<keyof DemoRequest, string>>;

/** An untouched form. */
export const emptyRequest: DemoRequest = {
  email: "",
  firstName: "",
  lastName: "",
  company: "",
  phone: "",
  jobTitle: "",
  cloudPlatform: "",
  customCloudPlatform: "",
};

/** Checks a request as it is submitted; the texts are the specification's. */
export function checkRequest(request: DemoRequest): DemoRequestErrors {
  const found: [keyof DemoRequest, string | null][] = [
    ["email", emailProblem(request.email.trim())],
    ["firstName", nameProblem(request.firstName, "First name")],
    ["lastName", nameProblem(request.lastName, "Last name")],
    ["company", nameProblem(request.company, "Company name")],
    ["phone", phoneProblem(request.phone.trim())],
    ["jobTitle", request.jobTitle === "" ? null : shortProblem(request.jobTitle, "Job title")],
    ["cloudPlatform", request.cloudPlatform === "" ? "Please select a cloud platform" : null],
    ["customCloudPlatform", customProblem(request)],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** The request as the server takes it. */
export function leadOf(request: DemoRequest): LeadRequest {
  const platform = request.cloudPlatform === "other" ? request.customCloudPlatform : request.cloudPlatform;
  return {
    email: request.email.trim(),
    first_name: request.firstName.trim(),
    last_name: request.lastName.trim(),
    company: request.company.trim(),
    phone: request.phone.trim() || null,
    job_title: request.jobTitle.trim() || null,
    cloud_platform: platform.trim(),
  };
}

function emailProblem(email: string): string | null {
  if (email === "") return "Email is required";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : "Please enter a valid email address";
}

const nameProblem = (value: string, label: string): string | null =>
  value.trim() === "" ? `${label} is required` : shortProblem(value, label);

const shortProblem = (value: string, label: string): string | null =>
  value.trim().length < 2 ? `${label} must be at least 2 characters` : null;

/** An optional plus, then 8 to 16 digits, spaces, hyphens and parentheses whose first digit is not 0. */
const phoneProblem = (phone: string): string | null =>
  phone === "" || /^\+?(?=\D*[1-9])[\d\s()-]{8,16}$/.test(phone) ? null : "Please enter a valid phone number";

function customProblem({ cloudPlatform, customCloudPlatform }: DemoRequest): string | null {
  if (cloudPlatform !== "other") return null;
  if (customCloudPlatform.trim() === "") return "Please specify your cloud platform";
  return shortProblem(customCloudPlatform, "Cloud platform name");
}
