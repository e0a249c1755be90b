import { describe, expect, it } from "vitest";
import { contentPolicy, inlineScripts } from "./content-policy.ts";

describe("inlineScripts", () => {
  it("finds the texts of scripts without a source", () => {
    const html = `<script>one()</script><script type="module" src="/a.js"></script><script type="text/x">two</script>`;
    expect(inlineScripts(html)).toEqual(["one()", "two"]);
  });
});

describe("contentPolicy", () => {
  it("allows own scripts alone", async () => {
    const policy = await contentPolicy(null);
    expect(policy["script-src"]).toEqual(["'self'"]);
    expect(policy["object-src"]).toEqual(["'none'"]);
  });
});
