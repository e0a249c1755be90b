import { expect, it } from "vitest";
import { checkLogin } from "./check-login.ts";

it.each([
  ["", "", "Email and password are required."],
  ["a@b.co", "", "Email and password are required."],
  ["no at", "x", "Please enter a valid email address."],
  ["a b@c.de", "secret1", "Please enter a valid email address."],
  ["a@b.co", "12345", "Password must be at least 6 characters long."],
  ["a@b.co", "123456", null],
])("checks %j with %j in the specified order", (email, password, message) => {
  expect(checkLogin(email, password)).toBe(message);
});
