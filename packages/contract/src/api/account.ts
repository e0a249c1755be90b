import { z } from "zod";
import { teamRoles } from "./team.ts";

const token = z.string().min(1).max(200);
const name = z.string().trim().min(1, "Enter your name").max(120);
const email = z.email("Please enter a valid email address").max(254);

/** What a password must be: long enough to resist guessing; no other rule. */
export const passwordSchema = z
  .string()
  .min(10, "A password has at least 10 characters")
  .max(200, "A password has at most 200 characters");

/** POST /api/account/set-up: the first administrator, by the link that the first start printed. */
export const setUpRequest = z.object({ token, name, email, password: passwordSchema });
export type SetUpRequest = z.infer<typeof setUpRequest>;

/** POST /api/account/reset-request: always accepted, whether the address is known or not. */
export const resetRequest = z.object({ email });
export type ResetRequest = z.infer<typeof resetRequest>;

/** POST /api/account/reset: a new password by the link from the mail; ends all sign-ins. */
export const newPasswordRequest = z.object({ token, password: passwordSchema });
export type NewPasswordRequest = z.infer<typeof newPasswordRequest>;

/** POST /api/account/verify: shows by the link from the mail that the address is its owner's. POST /api/account/verification sends that mail again. */
export const verifyEmailRequest = z.object({ token });
export type VerifyEmailRequest = z.infer<typeof verifyEmailRequest>;

/** POST /api/account/password: a new password by the old one; ends the other sign-ins. */
export const changePasswordRequest = z.object({ current: z.string().max(1000), password: passwordSchema });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

/** GET /api/account/sign-ins: where the account is signed in; `id` ends one by DELETE /api/account/sign-ins/{id}. */
export const signInsResponse = z.object({
  signIns: z.array(
    z.object({ id: z.string(), since: z.string(), lastRenewed: z.string(), current: z.boolean() }),
  ),
});
export type SignInsResponse = z.infer<typeof signInsResponse>;

/** GET /api/account: who the caller is, and where. `isOperator`: runs this installation (leads, mail); `emailVerified`: a mail to the address was read. */
export const accountResponse = z.object({
  name: z.string(),
  email: z.string(),
  isDemo: z.boolean(),
  isOperator: z.boolean(),
  emailVerified: z.boolean(),
  role: z.enum(teamRoles),
  workspace: z.object({ id: z.string(), name: z.string() }),
  workspaces: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AccountResponse = z.infer<typeof accountResponse>;

/** POST /api/account/workspace: goes on in another workspace of the caller's; answers with a new `loginResponse`. */
export const switchWorkspaceRequest = z.object({ workspace: z.string().max(200) });
