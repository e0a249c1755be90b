import type { InvitationResponse } from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { acceptInvitation, readInvitation } from "../../api/account.ts";
import { RequestError } from "../../api/request.ts";
import { saveSession } from "../../api/session.ts";
import { DeadLink } from "../../blocks/site/dead-link.tsx";
import { givenPasswordProblem, nameProblem, newPasswordProblem } from "../../blocks/site/entry-checks.ts";
import { type EntryField, EntryForm } from "../../blocks/site/entry-form.tsx";
import { EntryFrame } from "../../blocks/site/entry-frame.tsx";
import { site } from "../../content/site.ts";
import { usePageMeta } from "../../ui/use-page-meta.ts";

type Fields = readonly EntryField<"name" | "password">[];

const newAccount: Fields = [
  { name: "name", label: "Your name", type: "text", autoComplete: "name", check: nameProblem },
  {
    name: "password",
    label: "Password (at least 10 characters)",
    type: "password",
    autoComplete: "new-password",
    check: newPasswordProblem,
  },
];
const knownAccount: Fields = [
  {
    name: "password",
    label: "Password of your account",
    type: "password",
    autoComplete: "current-password",
    check: givenPasswordProblem,
  },
];

/** Where the link of an invitation leads: a new account, or the own one, joins the workspace. */
export function Invitation() {
  usePageMeta(`Invitation · ${site.name}`, "Join a workspace on Parlance.");
  const [parameters] = useSearchParams();
  const token = parameters.get("token") ?? "";
  const { data, error, isPending } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => readInvitation(token),
    enabled: token !== "",
    retry: (failures, reason) => !(reason instanceof RequestError) && failures < 3,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (token === "" || error !== null)
    return (
      <DeadLink
        text="The invitation was accepted, withdrawn, or is older than seven days. Ask whoever invited you for a new one."
        to="/login"
        label="Sign in instead"
      />
    );
  if (isPending)
    return (
      <EntryFrame title="Your invitation" text="One moment, it is being looked up.">
        <div role="status" aria-label="Loading" className="h-40 animate-pulse rounded-lg bg-surface" />
      </EntryFrame>
    );
  return <Accept token={token} invitation={data} />;
}

function Accept({ token, invitation }: { token: string; invitation: InvitationResponse }) {
  const { email, workspace, inviter, role, hasAccount } = invitation;
  const navigate = useNavigate();
  return (
    <EntryFrame
      title={`Join ${workspace}`}
      text={
        <>
          {inviter} invites you as {role}. You sign in as <strong className="text-ink">{email}</strong>
          {hasAccount ? ", which has an account already." : "."}
        </>
      }
    >
      <EntryForm
        label="Accept the invitation"
        fields={hasAccount ? knownAccount : newAccount}
        submit="Accept the invitation"
        busy="Joining..."
        onSubmit={async ({ name, password }) => {
          saveSession(await acceptInvitation(token, { name: name ?? "", password }));
          await navigate("/dashboard", { replace: true });
        }}
      />
    </EntryFrame>
  );
}
