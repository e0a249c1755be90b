import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { verifyEmail } from "../../api/account.ts";
import { DeadLink } from "../../blocks/site/dead-link.tsx";
import { EntryFrame } from "../../blocks/site/entry-frame.tsx";
import { site } from "../../content/site.ts";
import { Notice } from "../../ui/notice.tsx";
import { usePageMeta } from "../../ui/use-page-meta.ts";

/** Where the mail's link leads: verifies the address, and tells so on the login page. */
export function Verify() {
  usePageMeta(`Verify your address · ${site.name}`, "Show that the address of your account is yours.");
  const [parameters] = useSearchParams();
  const [problem, setProblem] = useState<string | null>(null);
  const begun = useRef(false);
  const navigate = useNavigate();
  const token = parameters.get("token");
  useEffect(() => {
    if (begun.current || token === null) return;
    begun.current = true;
    verifyEmail(token).then(
      () => navigate("/login?verified=true", { replace: true }),
      (error: Error) => setProblem(error.message),
    );
  }, [token, navigate]);
  if (token === null)
    return (
      <DeadLink
        text="The link to verify an address stands in a mail, and is longer than this one. Open that one."
        to="/login"
        label="Back to login"
      />
    );
  return (
    <EntryFrame
      title={problem === null ? "Verifying your address" : "Your address is not verified"}
      text={problem === null ? "One moment." : "Sign in and ask for another link on your account’s page."}
    >
      {problem === null ? (
        <div role="status" aria-label="Loading" className="h-11 animate-pulse rounded-lg bg-surface" />
      ) : (
        <>
          <Notice kind="error" text={problem} />
          <Link to="/account" className="w-fit text-accent underline underline-offset-4">
            To your account
          </Link>
        </>
      )}
    </EntryFrame>
  );
}
