/** Team roles, each with all rights of those before it. */
export const roles = ["viewer", "editor", "admin"] as const;
export type Role = (typeof roles)[number];

/** What a route asks for: nothing, or at least a role in the workspace of the session. */
export type Policy = "open" | Role;

/** Whether a policy lets a role through; `role` is null without a valid session. */
export function allows(policy: Policy, role: Role | null): boolean {
  if (policy === "open") return true;
  return role !== null && roles.indexOf(role) >= roles.indexOf(policy);
}
