import { expect, it } from "vitest";
import { wantedPage } from "./wanted-page.ts";

it.each([
  ["/help", "/login"],
  ["/contact", "/request-demo"],
  ["/privacy", "/privacy-statement"],
  ["/terms/", "/terms-and-conditions"],
  ["/quick-signup", "/request-demo"],
  ["/datasources", "/data-sources"],
  ["/Conectors", "/connectors"],
  ["/dashboards", "/dashboard"],
  ["/nothing-like-it", null],
])("%s probably meant %s", (path, to) => {
  expect(wantedPage(path)?.to ?? null).toBe(to);
});
