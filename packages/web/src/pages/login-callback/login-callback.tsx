import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { returnFromProvider } from "../../api/oidc.ts";
import { saveSession } from "../../api/session.ts";
import { EntryFrame } from "../../blocks/site/entry-frame.tsx";
import { site } from "../../content/site.ts";
import { Notice } from "../../ui/notice.tsx";
import { usePageMeta } from "../../ui/use-page-meta.ts";

/** Where the identity provider sends people back to. */
export function LoginCallback() {
  usePageMeta(`Signing in · ${site.name}`, "Signing in with your organisation.");
  const [parameters] = useSearchParams();
  const [problem, setProblem] = useState<string | null>(null);
  const begun = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    returnFromProvider(parameters).then(
      (session) => {
        saveSession(session);
        return navigate("/dashboard", { replace: true });
      },
      (error: Error) => setProblem(error.message),
    );
  }, [parameters, navigate]);
  if (problem === null)
    return (
      <EntryFrame title="Signing you in" text="One moment.">
        <div role="status" aria-label="Loading" className="h-11 animate-pulse rounded-lg bg-surface" />
      </EntryFrame>
    );
  return (
    <EntryFrame
      title="You are not signed in"
      text="Your organisation has sent you back, and this is why it ends here:"
    >
      <Notice kind="error" text={problem} />
      <Link to="/login" className="w-fit text-accent underline underline-offset-4">
        Back to login
      </Link>
    </EntryFrame>
  );
}
