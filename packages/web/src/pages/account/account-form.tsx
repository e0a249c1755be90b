import { type FormEvent, type ReactNode, useState } from "react";
import { refusal } from "../../api/account.ts";
import { Button } from "../../ui/button.tsx";
import { Mark } from "../../ui/mark.tsx";

/** A page with one form: what it is for, its fields, and what went wrong. */
export function AccountForm({
  title,
  text,
  action,
  onSubmit,
  children,
}: {
  title: string;
  text: ReactNode;
  action: string;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}) {
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState({ busy: true, error: null });
    try {
      await onSubmit();
    } catch (error) {
      setState({ busy: false, error: refusal(error) });
    }
  };
  return (
    <AccountPage title={title} text={text}>
      <form onSubmit={submit} className="grid gap-4">
        {children}
        {state.error !== null && (
          <p role="alert" className="rounded-lg border border-loss bg-loss-soft px-3 py-2 text-sm">
            {state.error}
          </p>
        )}
        <Button type="submit" look="primary" size="large" disabled={state.busy}>
          {action}
        </Button>
      </form>
    </AccountPage>
  );
}

/** The frame of the account pages. */
export function AccountPage({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-sm content-center gap-5 p-6">
      <Mark size={36} />
      <div className="grid gap-1.5">
        <h1 className="font-serif text-3xl text-balance">{title}</h1>
        <p className="text-muted">{text}</p>
      </div>
      {children}
    </main>
  );
}
