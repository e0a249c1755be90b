import { useMutation } from "@tanstack/react-query";
import { requestVerification } from "../../api/account.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Says that the address is not verified yet, and sends the mail again. */
export function Unverified({ email }: { email: string }) {
  const sending = useMutation({ mutationFn: requestVerification });
  if (sending.isSuccess)
    return (
      <Notice
        kind="info"
        text={`Verification email sent to ${email}. Please check your inbox and click the verification link.`}
      />
    );
  return (
    <section
      aria-label="Address not verified"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-line bg-surface p-4"
    >
      <p className="text-pretty">
        {sending.error === null
          ? `${email} is not verified yet. The mail with the link was sent when the account was made.`
          : sending.error.message}
      </p>
      <Button disabled={sending.isPending} onClick={() => sending.mutate()}>
        Send it again
      </Button>
    </section>
  );
}
