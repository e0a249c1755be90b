import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { requestReset, resetPassword } from "../../api/account.ts";
import { clearSession } from "../../api/session.ts";
import { emailProblem, newPasswordProblem } from "../../blocks/site/entry-checks.ts";
import { type EntryField, EntryForm } from "../../blocks/site/entry-form.tsx";
import { EntryFrame } from "../../blocks/site/entry-frame.tsx";
import { site } from "../../content/site.ts";
import { Notice } from "../../ui/notice.tsx";
import { usePageMeta } from "../../ui/use-page-meta.ts";

const address: readonly EntryField<"email">[] = [
  { name: "email", label: "Email", type: "email", autoComplete: "username", check: emailProblem },
];
const password: readonly EntryField<"password">[] = [
  {
    name: "password",
    label: "New password (at least 10 characters)",
    type: "password",
    autoComplete: "new-password",
    check: newPasswordProblem,
  },
];

/** A new password: without a token the mail is asked for, with one the password is set. */
export function Reset() {
  usePageMeta(`New password · ${site.name}`, "Set a new password for your account.");
  const [parameters] = useSearchParams();
  const token = parameters.get("token");
  return token === null ? <AskForLink /> : <SetPassword token={token} />;
}

function AskForLink() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <EntryFrame
      title="Forgot your password?"
      text="Enter the address of your account. If there is one, a link for a new password is on its way to it."
    >
      {sentTo === null ? (
        <EntryForm
          label="Link for a new password"
          fields={address}
          submit="Send the link"
          busy="Sending..."
          onSubmit={async ({ email }) => {
            await requestReset(email.trim());
            setSentTo(email.trim());
          }}
        />
      ) : (
        <Notice
          kind="success"
          text={`If ${sentTo} has an account, the mail is on its way. The link works once, for one hour.`}
        />
      )}
      <Link to="/login" className="w-fit text-sm text-accent underline-offset-4 hover:underline">
        Back to login
      </Link>
    </EntryFrame>
  );
}

function SetPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  return (
    <EntryFrame
      title="Set a new password"
      text="All devices that are signed in to your account are signed out by it."
    >
      <EntryForm
        label="New password"
        fields={password}
        submit="Set the password"
        busy="Setting the password..."
        onSubmit={async (given) => {
          await resetPassword(token, given.password);
          clearSession();
          await navigate("/login?message=password_changed", { replace: true });
        }}
      />
      <Link to="/reset" className="w-fit text-sm text-accent underline-offset-4 hover:underline">
        Ask for another link
      </Link>
    </EntryFrame>
  );
}
