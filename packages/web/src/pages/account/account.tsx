import type { AccountResponse } from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { toast } from "sonner";
import { changePassword, readAccount, switchWorkspace } from "../../api/account.ts";
import { hasServerSession, saveSession } from "../../api/session.ts";
import { givenPasswordProblem, newPasswordProblem } from "../../blocks/site/entry-checks.ts";
import { type EntryField, EntryForm } from "../../blocks/site/entry-form.tsx";
import { Page } from "../../blocks/site/page.tsx";
import { PageTitle } from "../../blocks/site/page-title.tsx";
import { site } from "../../content/site.ts";
import { FormField } from "../../ui/form-field.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { usePageMeta } from "../../ui/use-page-meta.ts";
import { SignIns } from "./sign-ins.tsx";
import { Unverified } from "./unverified.tsx";

const passwords: readonly EntryField<"current" | "password">[] = [
  {
    name: "current",
    label: "Present password",
    type: "password",
    autoComplete: "current-password",
    check: givenPasswordProblem,
  },
  {
    name: "password",
    label: "New password (at least 10 characters)",
    type: "password",
    autoComplete: "new-password",
    check: newPasswordProblem,
  },
];

/** The own account: workspace, password, where it is signed in. */
export function Account() {
  usePageMeta(`Account · ${site.name}`, "Your account, its password and its sign-ins.");
  const isKnown = hasServerSession();
  const { data, error, isLoading } = useQuery({
    queryKey: ["account"],
    queryFn: readAccount,
    retry: 1,
    enabled: isKnown,
  });
  return (
    <Page back={{ to: "/dashboard", label: "Back to Dashboard" }}>
      <PageTitle
        title={data?.name ?? "Account"}
        text={data === undefined ? "Your account." : `${data.email}, ${data.role} in ${data.workspace.name}`}
        aside={data?.isOperator === true && <LinkButton to="/admin/leads">Early access requests</LinkButton>}
      />
      {error !== null && (
        <p role="alert" className="text-loss">
          {error.message}
        </p>
      )}
      {isLoading && <Coming />}
      {(data?.isDemo === true || !isKnown) && <DemoAccount isKnown={isKnown} />}
      {data?.emailVerified === false && <Unverified email={data.email} />}
      {data?.isDemo === false && <Own account={data} />}
    </Page>
  );
}

/** What is about to stand there, so that nothing moves when it comes. */
const Coming = () => (
  <div role="status" aria-label="Reading your account" className="grid gap-12 lg:grid-cols-2">
    <span className="h-72 animate-pulse rounded-xl bg-raised" />
    <span className="h-72 animate-pulse rounded-xl bg-raised" />
  </div>
);

/** There is nothing to change: on the server it is everyone's, without one it lives in this browser. */
function DemoAccount({ isKnown }: { isKnown: boolean }) {
  return (
    <div className="grid max-w-prose justify-items-start gap-5 text-muted">
      <p>
        {isKnown
          ? "This is the demo account: it is everyone’s, so it has nothing to change. Your copy of the demo workspace is deleted after a day."
          : "This is the browser’s own demo: the server was not reached when you signed in, so nothing here is kept by it."}
      </p>
      <LinkButton to="/request-demo" look="primary">
        Request Early Access
      </LinkButton>
    </div>
  );
}

function Own({ account }: { account: AccountResponse }) {
  return (
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-2">
      <section aria-labelledby="password" className="grid content-start gap-4">
        <h2 id="password" className="font-serif text-2xl">
          Password
        </h2>
        <EntryForm
          label="Password"
          fields={passwords}
          submit="Change the password"
          busy="Changing the password..."
          onSubmit={async ({ current, password }) => {
            await changePassword(current, password);
            toast.success("Your password was changed. Other devices are signed out.");
          }}
        />
      </section>
      <div className="grid content-start gap-12">
        {account.workspaces.length > 1 && <Workspaces {...account} />}
        <SignIns />
      </div>
    </div>
  );
}

function Workspaces({ workspace, workspaces }: Pick<AccountResponse, "workspace" | "workspaces">) {
  const navigate = useNavigate();
  const go = async (id: string): Promise<void> => {
    try {
      saveSession(await switchWorkspace(id));
      await navigate("/dashboard");
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error), { duration: 5000 });
    }
  };
  return (
    <FormField label="Workspace" error={undefined}>
      {(control) => (
        <select value={workspace.id} onChange={(event) => void go(event.target.value)} {...control}>
          {workspaces.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
