import { leadRequest } from "@parlance/contract";
import { describe, expect, it } from "vitest";
import { checkRequest, type DemoRequest, emptyRequest, leadOf } from "./check-request.ts";

const good: DemoRequest = {
  ...emptyRequest,
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Lovelace",
  company: "Engines",
  cloudPlatform: "gcp",
};

describe("checkRequest", () => {
  it("names every missing field of an empty form", () => {
    expect(checkRequest(emptyRequest)).toEqual({
      email: "Email is required",
      firstName: "First name is required",
      lastName: "Last name is required",
      company: "Company name is required",
      cloudPlatform: "Please select a cloud platform",
    });
  });

  it.each<[Partial<DemoRequest>, string]>([
    [{ email: "ada@example" }, "Please enter a valid email address"],
    [{ email: "a da@example.com" }, "Please enter a valid email address"],
    [{ firstName: "   " }, "First name is required"],
    [{ firstName: " A " }, "First name must be at least 2 characters"],
    [{ lastName: "L" }, "Last name must be at least 2 characters"],
    [{ company: "E" }, "Company name must be at least 2 characters"],
    [{ phone: "0123456789" }, "Please enter a valid phone number"],
    [{ phone: "+1 23" }, "Please enter a valid phone number"],
    [{ phone: "12345678901234567" }, "Please enter a valid phone number"],
    [{ phone: "12345abcde" }, "Please enter a valid phone number"],
    [{ jobTitle: "x" }, "Job title must be at least 2 characters"],
    [{ jobTitle: " " }, "Job title must be at least 2 characters"],
    [{ cloudPlatform: "other" }, "Please specify your cloud platform"],
    [
      { cloudPlatform: "other", customCloudPlatform: "X" },
      "Cloud platform name must be at least 2 characters",
    ],
  ])("refuses %j", (change, text) => {
    expect(Object.values(checkRequest({ ...good, ...change }))).toEqual([text]);
  });

  it.each(["+1 (415) 555-0134", "(020) 7946 0958".replace("0", "2"), "49301234", "+4915112345678"])(
    "takes %s as a phone number, and so does the server",
    (phone) => {
      expect(checkRequest({ ...good, phone })).toEqual({});
      expect(leadRequest.safeParse(leadOf({ ...good, phone })).success).toBe(true);
    },
  );

  it("sends what was typed for another platform, and null for what was left empty", () => {
    const lead = leadOf({ ...good, cloudPlatform: "other", customCloudPlatform: " Teradata " });
    expect(lead).toEqual({
      email: "ada@example.com",
      first_name: "Ada",
      last_name: "Lovelace",
      company: "Engines",
      phone: null,
      job_title: null,
      cloud_platform: "Teradata",
    });
  });
});
