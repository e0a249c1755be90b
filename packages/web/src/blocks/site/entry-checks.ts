import { passwordSchema } from "@parlance/contract";

/** What is wrong with a new password, null when nothing is. */
export function newPasswordProblem(password: string): string | null {
  const checked = passwordSchema.safeParse(password);
  return checked.success ? null : (checked.error.issues[0]?.message ?? "This password cannot be used");
}

/** What is wrong with a mail address, null when nothing is. */
export const emailProblem = (email: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : "Please enter a valid email address";

/** What is wrong with a name, null when nothing is. */
export const nameProblem = (name: string): string | null => (name.trim() === "" ? "Enter your name" : null);

/** What is wrong with a password that is only typed in, null when nothing is. */
export const givenPasswordProblem = (password: string): string | null =>
  password === "" ? "Enter your password" : null;
