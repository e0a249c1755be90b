import type { LegalDocument } from "./legal-document.ts";

/** Privacy Statement. The operator of an installation fills in the own company before opening it to customers. */
export const privacy: LegalDocument = {
  title: "Privacy Statement",
  effective: "January 1, 2025",
  description:
    "What Parlance knows about you, what it does with that, how long it keeps it and what you can demand.",
  summary: [
    "We know what you give us: your account, your questions and the data that you connect.",
    "No advertising, no trackers, no cookies. Your sign-in and your theme are kept in your own browser.",
    "You can see, correct, take away and delete what we hold about you.",
  ],
  sections: [
    {
      id: "collected",
      title: "Information We Collect",
      paragraphs: ["We collect what is needed to provide the service, and no more:"],
      items: [
        "Account: your name, mail address, a hash of your password, your role and the workspaces that you belong to.",
        "Request for early access: name, mail address, company and cloud data platform, and, if you give them, telephone number and job title.",
        "Content: the sources that you connect, the files that you upload, your questions, the answers, your saved charts and shared conversations.",
        "Use: times of sign-in and of the last renewal, the tools that you use, ratings that you give to answers, and technical logs with network address, time and outcome of a call.",
        "Credentials of data sources, which are encrypted and never shown again.",
      ],
      closing:
        "We receive this from you, or from the administrator who invites you. We do not buy data about you from others.",
    },
    {
      id: "use",
      title: "How We Use Information",
      paragraphs: ["We use personal data for these purposes only:"],
      items: [
        "to provide the service: to sign you in, to answer your questions, to keep and share what you ask us to keep and share;",
        "to keep it secure: to slow down the guessing of passwords, to detect misuse, to find the cause of faults;",
        "to communicate: invitations, links for a new password, notices about the service, replies to your requests;",
        "to improve the service from figures about its use, such as how many questions were answered, without the content of questions or rows;",
        "to meet legal duties, such as keeping invoices.",
      ],
    },
    {
      id: "processing",
      title: "How We Process Information",
      paragraphs: [
        "For accounts, requests and use we decide on purposes and means and are the controller. For the data inside the sources that you connect, your organisation is the controller and we are its processor: we act on its instructions, under a data processing agreement that we offer to every customer.",
        "Legal bases are the contract with you or your organisation, our legitimate interest in a secure and working service, your consent where we ask for it, and legal duties. We do not make decisions about you by automated means alone.",
        "Questions are read by our own language engine on the machines that run Parlance. No row of your data and no question leaves them for a language model, unless an administrator of your workspace connects one; in that case the administrator also decides what it may receive.",
        "Data is encrypted in transit and on disk. Passwords are kept as salted hashes, tokens as hashes, credentials encrypted. Access within our company is limited to those who need it, and is recorded.",
      ],
    },
    {
      id: "sharing",
      title: "How We Share Information",
      paragraphs: [
        "We do not sell personal data and do not give it away for advertising. It is seen by others only as follows:",
      ],
      items: [
        "members of your workspace see your name, role and the charts that you share with the team;",
        "whoever has a share link that you made sees the snapshot that you shared, until you revoke it;",
        "service providers who host the service and deliver its mail, bound by contract to our instructions; the current list is available on request;",
        "authorities, when the law obliges us; we tell you first wherever we may;",
        "a successor of our business, who is bound by this statement.",
      ],
    },
    {
      id: "retention",
      title: "Data Retention",
      paragraphs: ["We keep personal data as long as its purpose needs it:"],
      items: [
        "accounts and their content until you or your administrator delete them; backups forget them within 60 days more;",
        "copies of the demo workspace for one day;",
        "sign-ins for 30 days after their last use, links for a new password for one hour, invitations for seven days;",
        "requests for early access for 24 months after the last one, or until you ask us to delete them;",
        "technical logs for 90 days;",
        "invoices for as long as tax law demands.",
      ],
    },
    {
      id: "rights",
      title: "Your Rights",
      paragraphs: ["Wherever you live, you can ask us at privacy@parlance.app:"],
      items: [
        "what we hold about you, and a copy of it in a common format;",
        "to correct what is wrong and to complete what is missing;",
        "to delete your data, or to restrict what we do with it;",
        "to stop uses that rest on our legitimate interest;",
        "to take back a consent, with effect for the future.",
      ],
      closing:
        "We answer within one month and without charge. For data inside your organisation’s sources, please ask your organisation; we help it to answer. You may also complain to the data protection authority where you live or work.",
    },
    {
      id: "marketing",
      title: "Marketing Communications",
      paragraphs: [
        "If you asked for early access or for a demo, we write to you about that request. We send news about the product only to those who said that they want it, at most once a month, and every such mail holds a link that ends them at once.",
        "Mails that belong to the service, such as invitations, links for a new password and notices of changes, are not marketing and reach you as long as you have an account. Our mails carry no tracking pixels.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies and Similar Technologies",
      paragraphs: [
        "Parlance sets no cookies and loads nothing from other companies: no analytics, no advertising, no fonts from a network of others.",
        "Your browser keeps, in its local storage, what the service needs to work: the tokens of your sign-in, your name, your theme, the sources that you connected on this device, whether you have finished the introduction, and requests for early access that could not be sent yet. Signing out removes the sign-in; clearing the site’s data in your browser removes everything.",
      ],
    },
    {
      id: "transfers",
      title: "International Transfers",
      paragraphs: [
        "We process personal data in the region in which your workspace was made. Where a service provider works in another country, we make sure that the protection travels with the data: by a decision of the European Commission that the country’s protection is adequate, or by its standard contractual clauses together with further measures where they are needed.",
        "You receive a copy of the safeguards on request. The sources that you connect stay where you keep them; we read from there what a question needs.",
      ],
    },
    {
      id: "children",
      title: "Children Under 13",
      paragraphs: [
        "Parlance is made for work and is not directed to children under 13. We do not knowingly collect personal data from them.",
        "If you believe that a child under 13 has given us personal data, write to privacy@parlance.app. We delete the account and the data as soon as we have checked the report, and tell you when it is done. A parent or guardian may ask the same for a child at any time.",
      ],
    },
    {
      id: "changes",
      title: "Changes to This Statement",
      paragraphs: [
        "When we change how we treat personal data, we change this statement first. Changes that matter are announced by mail to everyone with an account at least 30 days before they take effect, with a summary of what is different.",
        "The date at the top says since when the present version applies. Former versions are available on request.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      paragraphs: [
        "The controller is the company that operates this installation of Parlance. For anything about personal data, write to privacy@parlance.app; our data protection officer reads that address.",
        "Please do not send personal data of others in your first message. We tell you a safe way to do so if it is needed, and confirm every request within three working days.",
      ],
    },
  ],
};
