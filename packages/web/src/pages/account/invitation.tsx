import type { InvitationResponse } from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { acceptInvitation, readInvitation } from "../../api/account.ts";
import { saveSession } from "../../api/session.ts";
import { Field } from "../../ui/field.tsx";
import { AccountForm, AccountPage } from "./account-form.tsx";

/** Accepts an invitation: with the account that is there, or by making one. */
export function Invitation() {
  const [parameters] = useSearchParams();
  const token = parameters.get("token") ?? "";
  const { data, error } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => readInvitation(token),
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (error !== null) return <AccountPage title="Invitation" text={`Error: ${error.message}`} />;
  if (data === undefined) return <AccountPage title="Invitation" text="Reading the invitation..." />;
  if (data === null)
    return (
      <AccountPage
        title="This invitation is over"
        text="It has been used, withdrawn, or its seven days are past. Ask whoever sent it for a new one."
      >
        <Link to="/login" className="text-accent underline underline-offset-4">
          Sign in
        </Link>
      </AccountPage>
    );
  return <Accept token={token} invitation={data} />;
}

function Accept({ token, invitation }: { token: string; invitation: InvitationResponse }) {
  const { inviter, workspace, role, email, hasAccount } = invitation;
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const navigate = useNavigate();
  const accept = async (): Promise<void> => {
    saveSession(await acceptInvitation(token, { name, password }));
    void navigate("/dashboard", { replace: true });
  };
  return (
    <AccountForm
      title={`Join ${workspace}`}
      text={`${inviter} invites you as ${role}.`}
      action="Accept the invitation"
      onSubmit={accept}
    >
      <Field label="Email" type="email" value={email} readOnly autoComplete="username" />
      {!hasAccount && (
        <Field
          label="Your name"
          required
          maxLength={120}
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <Field
        label={hasAccount ? "Your password" : "Choose a password (10 characters or more)"}
        type="password"
        required
        minLength={hasAccount ? 1 : 10}
        maxLength={200}
        autoComplete={hasAccount ? "current-password" : "new-password"}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </AccountForm>
  );
}
