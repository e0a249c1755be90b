/** Words that stand on every public page. The claims are the operator's own to keep true; they live here alone. */
export const site = {
  name: "Parlance",
  line: "Ask your data in plain language. Trust the answer.",
  description:
    "Parlance answers business questions in plain language with the figure, the chart, the SQL and its evidence, so you can check every number.",
  banner: "Coming Soon - Early Access Available",
  copyright: "© 2024 Parlance. All rights reserved.",
} as const;

/** Claims about the company and the service. */
export const claims = {
  customers: "Trusted by 1000+ companies",
  badges: ["SOC2", "GDPR", "ISO 27001", "99.9% uptime"],
} as const;

/** A link of the footer; without `to` it is plain text. */
export type FooterLink = { label: string; to: string | null };

/** The footer's columns. */
export const footerColumns: { title: string; links: FooterLink[] }[] = [
  {
    title: "Product",
    links: [
      { label: "Dashboard", to: "/login" },
      { label: "Request Demo", to: "/request-demo" },
      { label: "Data Sources", to: "/data-sources" },
      { label: "Connectors", to: "/connectors" },
      { label: "Chat Integrations", to: "/chat-integrations" },
    ],
  },
  {
    title: "Support",
    links: [
      { label: "Help Center", to: "/help" },
      { label: "Contact Support", to: "/contact" },
      { label: "API Documentation", to: null },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy Policy", to: "/privacy" },
      { label: "Terms of Service", to: "/terms" },
    ],
  },
];
