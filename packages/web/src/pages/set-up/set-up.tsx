import { useNavigate, useSearchParams } from "react-router";
import { setUpInstallation } from "../../api/account.ts";
import { saveSession } from "../../api/session.ts";
import { DeadLink } from "../../blocks/site/dead-link.tsx";
import { emailProblem, nameProblem, newPasswordProblem } from "../../blocks/site/entry-checks.ts";
import { type EntryField, EntryForm } from "../../blocks/site/entry-form.tsx";
import { EntryFrame } from "../../blocks/site/entry-frame.tsx";
import { site } from "../../content/site.ts";
import { usePageMeta } from "../../ui/use-page-meta.ts";

const fields: readonly EntryField<"name" | "email" | "password">[] = [
  { name: "name", label: "Your name", type: "text", autoComplete: "name", check: nameProblem },
  { name: "email", label: "Email", type: "email", autoComplete: "username", check: emailProblem },
  {
    name: "password",
    label: "Password (at least 10 characters)",
    type: "password",
    autoComplete: "new-password",
    check: newPasswordProblem,
  },
];

/** The first administrator, by the link that the first start printed. */
export function SetUp() {
  usePageMeta(`Set up · ${site.name}`, "The first administrator of a new installation.");
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const token = parameters.get("token");
  if (token === null)
    return (
      <DeadLink
        text="The server prints a set-up link when it starts without an account. Open that one."
        to="/login"
        label="Sign in instead"
      />
    );
  return (
    <EntryFrame
      title="Set up Parlance"
      text="You are the first one here: this account runs the installation, invites others and sees requests for early access. The link works once."
    >
      <EntryForm
        label="First administrator"
        fields={fields}
        submit="Create the account"
        busy="Creating the account..."
        onSubmit={async ({ name, email, password }) => {
          saveSession(await setUpInstallation({ token, name, email: email.trim(), password }));
          await navigate("/dashboard", { replace: true });
        }}
      />
    </EntryFrame>
  );
}
