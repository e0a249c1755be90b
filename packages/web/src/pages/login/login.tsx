import { ArrowLeft } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { demoAccount, localDemoSession, logIn } from "../../api/log-in.ts";
import { saveSession } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Mark } from "../../ui/mark.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import { checkLogin } from "./check-login.ts";
import { DemoAccounts } from "./demo-accounts.tsx";
import { Notice, type NoticeText, noticeFrom } from "./notice.tsx";

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The sign-in page. */
export function Login() {
  const [parameters] = useSearchParams();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NoticeText | null>(() => noticeFrom(parameters));
  const navigate = useNavigate();

  const enter = async (): Promise<void> => {
    setNotice({ kind: "success", text: "Login successful! Redirecting..." });
    await pause(1000);
    await navigate("/dashboard", { replace: true });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problem = checkLogin(email.trim(), password);
    if (problem !== null) return setNotice({ kind: "error", text: problem });
    setBusy(true);
    try {
      saveSession(await logIn(email.trim(), password));
      await enter();
    } catch {
      if (email.trim() === demoAccount.email && password === demoAccount.password) {
        await pause(1000);
        saveSession(localDemoSession());
        await enter();
      } else {
        setNotice({ kind: "error", text: "Invalid email or password." });
        setBusy(false);
      }
    }
  };

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex items-center justify-between p-4">
        <Link to="/" className="inline-flex items-center gap-1.5 text-sm text-muted hover:text-ink">
          <ArrowLeft size={14} aria-hidden /> Back to home
        </Link>
        <ThemeToggle />
      </header>
      <main className="mx-auto grid w-full max-w-sm content-center gap-6 px-5 pb-24">
        <div className="grid gap-3">
          <Mark size={36} />
          <h1 className="font-serif text-3xl leading-tight">Ask your data. Trust the answer.</h1>
          <p className="text-muted">Sign in to Parlance.</p>
        </div>
        {notice !== null && <Notice {...notice} />}
        <form onSubmit={submit} noValidate className="grid gap-4">
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
        <DemoAccounts
          onFill={() => {
            setEmail(demoAccount.email);
            setPassword(demoAccount.password);
          }}
        />
        <p className="text-sm text-muted">
          No account yet?{" "}
          <Link to="/request-demo" className="text-accent underline-offset-4 hover:underline">
            Request Early Access
          </Link>
        </p>
      </main>
    </div>
  );
}
