import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { toast } from "sonner";
import { setNewPassword } from "../../api/account.ts";
import { Field } from "../../ui/field.tsx";
import { AccountForm } from "./account-form.tsx";

/** A new password, by the link from the mail. */
export function Reset() {
  const [parameters] = useSearchParams();
  const [password, setPassword] = useState("");
  const navigate = useNavigate();
  const reset = async (): Promise<void> => {
    await setNewPassword({ token: parameters.get("token") ?? "", password });
    toast.success("Your new password counts from now on");
    void navigate("/login", { replace: true });
  };
  return (
    <AccountForm
      title="Set a new password"
      text="Every place where you are signed in is signed out."
      action="Set the password"
      onSubmit={reset}
    >
      <Field
        label="New password (10 characters or more)"
        type="password"
        required
        minLength={10}
        maxLength={200}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </AccountForm>
  );
}
