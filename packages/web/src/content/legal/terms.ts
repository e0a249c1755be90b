import type { LegalDocument } from "./legal-document.ts";

/** Terms and Conditions. The operator of an installation fills in the own company and law before opening it to customers. */
export const terms: LegalDocument = {
  title: "Terms and Conditions",
  effective: "January 1, 2025",
  description:
    "The terms on which Parlance is offered: your account, your data, payment, and what each side may expect.",
  summary: [
    "Your data stays yours. We use it to answer your questions and for nothing else.",
    "An answer is an aid to a decision, not the decision. Its evidence is there to be checked.",
    "You can leave at the end of any paid period and take your data with you.",
  ],
  sections: [
    {
      id: "acceptance",
      title: "Acceptance of Terms",
      paragraphs: [
        "These terms are an agreement between you and the company that operates Parlance (“Parlance”, “we”). You accept them by creating an account, by accepting an invitation to a workspace, or by using the service in any other way.",
        "If you use Parlance for an organisation, you accept these terms on its behalf and confirm that you may do so; “you” then means the organisation and everyone it lets in. If you do not agree with a part of these terms, do not use the service.",
        "Where you have signed a separate agreement with us, that agreement comes first wherever the two differ.",
      ],
    },
    {
      id: "service",
      title: "Service Description",
      paragraphs: [
        "Parlance is a conversational analytics service. You connect data sources or upload files, ask questions in plain language, and receive answers with figures, charts, findings, forecasts and the SQL behind them. You can save, share and export what you receive.",
        "Answers are computed from the data that you connect. They carry a statement of how the question was read and of how sure the reading is. A forecast is an estimate with an interval, not a promise; a finding is a statistical statement about your data, not advice on law, tax, medicine or investment.",
        "The demo workspace works on invented retail data. Each visitor gets a copy that is deleted after one day. During early access, functions may be added, changed or withdrawn; we announce withdrawals at least 30 days ahead.",
      ],
    },
    {
      id: "accounts",
      title: "User Accounts",
      paragraphs: [
        "Accounts are made by invitation. You give correct information, keep your password to yourself, and tell us without delay when you believe that someone else has used your account. We may lock an account after repeated failed sign-ins.",
        "The administrators of a workspace decide who belongs to it and with which role: Viewers read, Editors create and change, Administrators manage members, sources and settings. What a member does in a workspace is the responsibility of the organisation that owns the workspace.",
        "You must be old enough to enter into a contract where you live. One account belongs to one person.",
      ],
    },
    {
      id: "data",
      title: "Data Usage",
      paragraphs: [
        "You keep all rights to the data that you connect or upload and to the answers computed from it. You allow us to store, copy and process this data only as far as needed to provide the service to you, to keep it secure, and to meet legal duties.",
        "We do not sell your data, do not use it to train models that serve anyone else, and do not look at it except when you ask us for support, when we must to protect the service, or when the law obliges us.",
        "You are responsible for having the right to use the data that you connect, and for telling the people it concerns where the law requires that. How we treat personal data is described in the Privacy Statement.",
      ],
      items: [
        "Sources are read with the credentials that you give; we recommend credentials that can only read.",
        "Language models of other providers are off unless an administrator turns one on, and never receive rows of your data unless an administrator allows that as well.",
        "You can export your saved charts and delete a source, with everything derived from it, at any time.",
      ],
    },
    {
      id: "acceptable-use",
      title: "Acceptable Use",
      paragraphs: ["Use Parlance lawfully and with respect for other customers. In particular, do not:"],
      items: [
        "connect data that you are not allowed to process, or use answers to discriminate unlawfully against people;",
        "try to reach workspaces, accounts or systems that are not yours, or test the security of the service without our written consent;",
        "overload the service on purpose, get round its limits, or resell access to it without an agreement;",
        "upload malicious software, or use share links to distribute unlawful content;",
        "copy the service to build a competing product out of it, beyond what its licences permit.",
      ],
      closing:
        "We may suspend an account that endangers the service or others. Except in emergencies we write to you first and give you time to put things right.",
    },
    {
      id: "intellectual-property",
      title: "Intellectual Property",
      paragraphs: [
        "The service, its design, its documentation and its marks belong to us or to those who license them to us. Parts of the software are open source; their own licences apply to them and nothing in these terms narrows those licences.",
        "For the time of your subscription you receive a right to use the service for your own business, which you cannot transfer or license to others.",
        "When you send us ideas or reports of faults, we may use them freely and without owing you anything for it. We name you as the source only if you agree.",
      ],
    },
    {
      id: "payment",
      title: "Subscription and Payment",
      paragraphs: [
        "Paid plans are billed monthly or annually, in advance, at the price shown when you subscribe. Prices are net of taxes, which we add where we have to. Payment is due within 14 days of the invoice unless we have agreed otherwise.",
        "A subscription renews for the same period until you cancel it. You can cancel at any time with effect from the end of the period that is paid for. Amounts paid are not refunded for unused time, except where the law requires it or where we end the agreement without a reason on your side.",
        "We may change prices for a future period and tell you at least 30 days before it begins. If an invoice stays unpaid for 30 days after a reminder, we may limit the account to reading and exporting until it is paid.",
      ],
    },
    {
      id: "warranties",
      title: "Warranties",
      paragraphs: [
        "We provide the service with reasonable skill and care and aim to keep it available 99.9% of each month, planned maintenance that we announced not counted. Should we fall short, your remedy is the credit that your plan names.",
        "Beyond that, and as far as the law allows, the service is provided as it is. We do not warrant that it is free of faults, that every question is understood, or that an answer fits your purpose. Data that is incomplete or wrong leads to answers that are incomplete or wrong. Check the reading, the SQL and the rows of an answer before you rely on it for a decision that matters.",
      ],
    },
    {
      id: "liability",
      title: "Limitation of Liability",
      paragraphs: [
        "Neither side is liable for lost profit, lost business or indirect damage. Each side’s total liability under these terms in any twelve months is limited to what you paid for the service in those months.",
        "These limits do not apply to intent or gross negligence, to injury of life, body or health, to a breach of confidentiality, to your duty to pay, or wherever the law does not permit a limit.",
        "Neither side is liable for what lies beyond its reasonable control, such as a failure of public networks, as long as it does what it reasonably can to limit the effect.",
      ],
    },
    {
      id: "termination",
      title: "Termination",
      paragraphs: [
        "You can delete your account at any time; an administrator can close a workspace. We can end the agreement with 60 days’ notice at the end of a paid period, and without notice when you seriously break these terms and do not put that right within 14 days of our telling you.",
        "For 30 days after the end you can still export your data. After that we delete it, and it disappears from our backups within a further 60 days. What the law obliges us to keep, such as invoices, we keep for as long as it does.",
        "Sections that by their nature go on, such as those on intellectual property and liability, go on after the end.",
      ],
    },
    {
      id: "changes",
      title: "Changes to These Terms",
      paragraphs: [
        "We may change these terms, for instance when the service or the law changes. We announce a change that matters by mail to the administrators of every workspace at least 30 days before it takes effect.",
        "If you do not agree, you can end your subscription before the change takes effect and receive back what you paid for the time after it. If you go on using the service, the new terms apply. Former versions are available on request.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      paragraphs: [
        "Questions about these terms go to legal@parlance.app; notices to us are effective in writing, which includes mail, at that address. Notices to you go to the address of your account.",
        "The law of the place where the operator has its seat applies, without its rules on the conflict of laws, and the courts of that place decide, unless mandatory law gives you as a consumer another place. Before going to court, both sides try for 30 days to settle the matter in conversation.",
      ],
    },
  ],
};
