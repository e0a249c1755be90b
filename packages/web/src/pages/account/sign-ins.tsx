import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { endSignIn, readSignIns } from "../../api/account.ts";
import { Button } from "../../ui/button.tsx";
import { shortTime } from "../../ui/short-time.ts";

/** Where the account is signed in, and how to end it there. */
export function SignIns() {
  const client = useQueryClient();
  const { data = [] } = useQuery({ queryKey: ["sign-ins"], queryFn: readSignIns });
  const end = useMutation({
    mutationFn: endSignIn,
    onSuccess: () => client.invalidateQueries({ queryKey: ["sign-ins"] }),
    onError: (error) => toast.error(error.message, { duration: 5000 }),
  });
  return (
    <section aria-labelledby="sign-ins" className="grid gap-4">
      <h2 id="sign-ins" className="font-serif text-2xl">
        Signed in
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line">
        {data.map(({ id, since, lastRenewed, current }) => (
          <li key={id} className="flex items-center justify-between gap-4 bg-canvas p-4">
            <div>
              <p>{current ? "This device" : "Another device"}</p>
              <p className="text-sm text-muted">
                Since {shortTime(since)}, last used {shortTime(lastRenewed)}
              </p>
            </div>
            {!current && (
              <Button disabled={end.isPending} onClick={() => end.mutate(id)}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
