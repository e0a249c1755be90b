/** Team roles, each with all rights of those before it. */
export const roles = ["viewer", "editor", "admin"] as const;
export type Role = (typeof roles)[number];

/**
 * What a route asks for: nothing, at least a role in the workspace of the session, or that the person runs the
 * installation (which no role in a workspace gives).
 */
export type Policy = "open" | Role | "operator";

/** Whom a policy judges: the role in the session's workspace, and whether the person runs the installation. */
export type Principal = { role: Role; isOperator: boolean };

/** Whether a policy lets a principal through; null is a caller without a valid session. */
export function allows(policy: Policy, principal: Principal | null): boolean {
  if (policy === "open") return true;
  if (principal === null) return false;
  if (policy === "operator") return principal.isOperator;
  return roles.indexOf(principal.role) >= roles.indexOf(policy);
}
