import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { demoAccount, localDemoSession, logIn } from "../../api/log-in.ts";
import { saveSession } from "../../api/session.ts";
import type { NoticeText } from "../../ui/notice.tsx";
import { checkLogin } from "./check-login.ts";

const PAUSE_MILLISECONDS = 1000;
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE_MILLISECONDS));

/** The sign-in's state: checks, the call, the browser's own demo when the call fails, and the way to the dashboard. */
export function useLogin(first: NoticeText | null) {
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NoticeText | null>(first);
  const navigate = useNavigate();

  const enter = async (): Promise<void> => {
    setNotice({ kind: "success", text: "Login successful! Redirecting..." });
    await pause();
    await navigate("/dashboard", { replace: true });
  };
  const submit = async (event: FormEvent, email: string, password: string): Promise<void> => {
    event.preventDefault();
    const problem = checkLogin(email, password);
    if (problem !== null) return setNotice({ kind: "error", text: problem });
    setBusy(true);
    try {
      saveSession(await logIn(email, password));
      await enter();
    } catch {
      if (email === demoAccount.email && password === demoAccount.password) {
        await pause();
        saveSession(localDemoSession());
        await enter();
      } else {
        setNotice({ kind: "error", text: "Invalid email or password." });
        setBusy(false);
      }
    }
  };
  return { busy, notice, submit };
}
