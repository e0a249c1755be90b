import { useQuery } from "@tanstack/react-query";
import { readLeads, readMail, readWanted } from "../../api/administration.ts";
import { backTarget } from "../../api/audience.ts";
import { Page } from "../../blocks/site/page.tsx";
import { PageTitle } from "../../blocks/site/page-title.tsx";
import { site } from "../../content/site.ts";
import { usePageMeta } from "../../ui/use-page-meta.ts";
import { LeadList } from "./lead-list.tsx";
import { MailFolder } from "./mail-folder.tsx";
import { Part } from "./part.tsx";
import { Wanted } from "./wanted.tsx";

/** Requests for early access and what became of them, mail that could not leave, connections that people want. */
export function AdminLeads() {
  usePageMeta(`Early access · ${site.name}`, "Requests for early access to this installation.");
  const leads = useQuery({ queryKey: ["admin", "leads"], queryFn: readLeads, retry: 1 });
  const mail = useQuery({ queryKey: ["admin", "mail"], queryFn: readMail, retry: 1 });
  const wanted = useQuery({ queryKey: ["admin", "wanted"], queryFn: readWanted, retry: 1 });
  return (
    <Page back={backTarget()}>
      <PageTitle
        title="Early access"
        text="Who asked, and the way in: an invitation makes a workspace of their own for the company."
      />
      {leads.error !== null ? (
        <p role="alert" className="rounded-lg border border-loss bg-loss-soft px-4 py-3">
          {leads.error.message}
        </p>
      ) : (
        <>
          <Part title="Requests" {...leads}>
            {(data) => <LeadList leads={data} />}
          </Part>
          <Part title="Mail" {...mail}>
            {(data) => <MailFolder {...data} />}
          </Part>
          <Part title="Wanted connections" {...wanted}>
            {(data) => <Wanted wanted={data} />}
          </Part>
        </>
      )}
    </Page>
  );
}
