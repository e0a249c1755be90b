import { randomUUID } from "node:crypto";
import { invitationMail } from "../../mail/messages.ts";
import { type Role, roleName } from "../../policies/roles.ts";
import type { Services } from "../../services.ts";
import { insertInvitation, type StoredInvitation } from "../../store/invitation-store.ts";
import type { Access } from "../sessions.ts";
import { makeToken } from "../tokens.ts";

const WEEK_MILLISECONDS = 7 * 24 * 3_600_000;

/** Whom to invite: into a workspace that is there, or (`id` null) to a new one of that name. */
export type Invited = { email: string; role: Role; workspace: { id: string | null; name: string } };

/** An invitation that was made: its link, shown once, and what the mail met (null: it was taken). */
export type Invitation = {
  invitation: StoredInvitation;
  token: string;
  link: string;
  mailError: Error | null;
};

/** Invites someone and sends the link. An earlier invitation of the same address to the same workspace ends. */
export async function invite(
  { database, mailer, origin, now }: Services,
  inviter: Pick<Access, "userId" | "name">,
  { email, role, workspace }: Invited,
): Promise<Invitation> {
  const { token, hash } = makeToken();
  const at = now();
  const invitation: StoredInvitation = {
    id: randomUUID(),
    email: email.toLowerCase(),
    role,
    workspaceId: workspace.id,
    workspaceName: workspace.name,
    invitedBy: inviter.userId,
    tokenHash: hash,
    createdAt: at,
    expiresAt: new Date(at.getTime() + WEEK_MILLISECONDS),
    acceptedAt: null,
  };
  await insertInvitation(database, invitation);
  const link = `${origin()}/invitation?token=${token}`;
  const mail = invitationMail({
    inviter: inviter.name,
    workspace: workspace.name,
    role: roleName[role],
    link,
  });
  const mailError = await mailer.send(invitation.email, mail).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  return { invitation, token, link, mailError };
}
