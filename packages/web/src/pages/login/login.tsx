import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { demoAccount } from "../../api/log-in.ts";
import { EntryFrame } from "../../blocks/site/entry-frame.tsx";
import { site } from "../../content/site.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePageMeta } from "../../ui/use-page-meta.ts";
import { DemoAccounts } from "./demo-accounts.tsx";
import { noticeFrom } from "./notice-from.ts";
import { ProviderButton } from "./provider-button.tsx";
import { useLogin } from "./use-login.ts";

/** The sign-in page. */
export function Login() {
  usePageMeta(`Login · ${site.name}`, "Sign in to Parlance, or try the demo account.");
  const [parameters] = useSearchParams();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { busy, notice, submit } = useLogin(noticeFrom(parameters));
  return (
    <EntryFrame title="Ask your data. Trust the answer." text="Sign in to Parlance.">
      {notice !== null && <Notice {...notice} />}
      <form
        onSubmit={(event) => void submit(event, email.trim(), password)}
        noValidate
        className="grid gap-4"
      >
        <Field
          label="Email"
          type="email"
          required
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field
          label="Password"
          type="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" look="primary" size="large" disabled={busy}>
          {busy ? "Logging in..." : "Login"}
        </Button>
      </form>
      <ProviderButton />
      <DemoAccounts
        onFill={() => {
          setEmail(demoAccount.email);
          setPassword(demoAccount.password);
        }}
      />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm text-muted">
        <p>
          No account yet?{" "}
          <Link to="/request-demo" className="text-accent underline underline-offset-4">
            Request Early Access
          </Link>
        </p>
        <Link to="/reset" className="underline-offset-4 hover:text-ink hover:underline">
          Forgot your password?
        </Link>
      </div>
    </EntryFrame>
  );
}
