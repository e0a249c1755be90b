import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { setUpAccount } from "../../api/account.ts";
import { saveSession } from "../../api/session.ts";
import { Field } from "../../ui/field.tsx";
import { AccountForm } from "./account-form.tsx";

/** The first administrator, by the link that the first start printed. */
export function SetUp() {
  const [parameters] = useSearchParams();
  const [given, setGiven] = useState({ name: "", email: "", password: "" });
  const navigate = useNavigate();
  const setUp = async (): Promise<void> => {
    saveSession(await setUpAccount({ ...given, token: parameters.get("token") ?? "" }));
    void navigate("/dashboard", { replace: true });
  };
  const field = (key: keyof typeof given) => ({
    value: given[key],
    required: true,
    onChange: (event: { target: { value: string } }) => setGiven({ ...given, [key]: event.target.value }),
  });
  return (
    <AccountForm
      title="Set up Parlance"
      text="You become the administrator of the first workspace. This link works once."
      action="Create the workspace"
      onSubmit={setUp}
    >
      <Field label="Your name" maxLength={120} autoComplete="name" {...field("name")} />
      <Field label="Email" type="email" maxLength={254} autoComplete="username" {...field("email")} />
      <Field
        label="Choose a password (10 characters or more)"
        type="password"
        minLength={10}
        maxLength={200}
        autoComplete="new-password"
        {...field("password")}
      />
    </AccountForm>
  );
}
