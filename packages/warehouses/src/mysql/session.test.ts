import { expect, test } from "vitest";
import { isDispensable, sessionSettings } from "./session.ts";

const refused = (errno: number): Error => Object.assign(new Error("refused"), { errno });

test("goes on where a server has no reading transactions, and with nothing else missing", () => {
  const settings = sessionSettings({ timeZone: "UTC" });
  expect(settings.map((text) => isDispensable(text, refused(1235)))).toEqual([true, false, false]);
  expect(settings.some((text) => isDispensable(text, refused(1045)))).toBe(false);
  expect(isDispensable(settings[0] ?? "", new Error("lost"))).toBe(false);
});
