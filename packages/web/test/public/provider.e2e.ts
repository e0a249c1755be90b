import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProvider, type TestProvider } from "../../../server/test/start-provider.ts";
import { openSite, type Site, signUp } from "./open-site.ts";

let provider: TestProvider;
let site: Site;
beforeAll(async () => {
  provider = await startProvider();
  site = await openSite({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: "Acme",
  });
  await signUp(site);
});
afterAll(async () => {
  await site.close();
  await provider.stop();
});

describe("signing in with the organisation", () => {
  it("goes to the provider and back into the dashboard", async () => {
    const page = await site.visit("/login");
    await page.getByRole("button", { name: "Continue with Acme" }).click();
    await page.waitForURL("**/dashboard");
    const user = await page.evaluate(() => localStorage.getItem("user_data"));
    expect(JSON.parse(user ?? "")).toMatchObject({ email: "olga@example.com", isDemo: false });
  });

  it("says why it ends for someone without an account", async () => {
    provider.claims = { email: "stranger@example.com" };
    const page = await site.visit("/login");
    await page.getByRole("button", { name: "Continue with Acme" }).click();
    await page.getByRole("heading", { name: "You are not signed in" }).waitFor();
    await page
      .getByText("You are not allowed to sign in as stranger@example.com.", { exact: false })
      .waitFor();
  });

  it("refuses what was not begun in this browser", async () => {
    const page = await site.visit("/login/callback?code=x&state=y");
    await page.getByText("The sign-in was not begun here", { exact: false }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
  });
});
