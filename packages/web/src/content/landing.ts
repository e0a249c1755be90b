/** The first screen. */
export const hero = {
  title: ["Ask your data", "in plain language.", "Trust the answer."],
  text: "Type the question you would ask an analyst. Parlance replies with the figure, the chart and the finding, and shows how it read you, the SQL it ran and the rows behind every number.",
  demo: "Try Interactive Demo",
  early: "Request Early Access",
  facts: [
    ["Data", "Retail demo: stores, products, customers, orders and returns"],
    ["Period", "January 2022 to December 2024"],
    ["Answered by", "the built-in engine, without a model key"],
  ],
  caption:
    "Taken from the running product, on its bundled retail data. Pick a question and see what it says.",
} as const;

/** Questions of the first screen; the pictures named after the ids hold their answers. */
export const heroQuestions = [
  {
    id: "products",
    question: "Top 5 products by revenue",
    alt: "Answer: a sentence naming the leading product and its revenue, the reading as chips, a bar chart of five products and their table",
  },
  {
    id: "trend",
    question: "Monthly revenue in 2024",
    alt: "Answer: revenue at the start and the end of 2024, a line chart over twelve months and the trend that was found",
  },
  {
    id: "categories",
    question: "Revenue by category",
    alt: "Answer: the leading category with its share of the total, a chart of all categories and their table",
  },
  {
    id: "stores",
    question: "Top 8 stores by revenue",
    alt: "Answer: the leading store and the runner-up, a bar chart of eight stores and their table",
  },
] as const;

/** What makes an answer trustworthy. */
export const proof = {
  kicker: "Evidence",
  title: "A figure you can defend in the meeting",
  text: "Most tools hand you a chart and ask for faith. Parlance opens the working: what it understood, what it ran, how long it took and how sure it is.",
  points: [
    {
      title: "The reading, in your words",
      text: "Every answer states the question it answered, part by part. If you meant something else, the other readings are one click away.",
    },
    {
      title: "The SQL, one click away",
      text: "The statement that ran, its values and the rows it returned. Copy it into your warehouse and get the same figure.",
    },
    {
      title: "Confidence that means something",
      text: "A calibrated word, not a badge. When two readings are close, Parlance shows both; when none is good enough, it says so.",
    },
  ],
  alt: "The opened panel “How I got this”: the reading as a sentence, source, rows, time, confidence and the SQL statement",
} as const;

/** What it can do. */
export const abilities = {
  kicker: "Capabilities",
  title: "From a question to a decision",
  items: [
    {
      icon: "joins",
      title: "Joins that never double count",
      text: "Each measure is added up at its own grain before it meets another table. Revenue stays revenue, however many tables the question crosses.",
    },
    {
      icon: "trend",
      title: "Trends with a test behind them",
      text: "A rise is reported when a statistical test carries it, with its size per period. Noise is called noise.",
    },
    {
      icon: "anomaly",
      title: "Anomaly detection",
      text: "Days that break the pattern are found against the season they belong to, with what was expected and what came.",
    },
    {
      icon: "forecast",
      title: "Forecasts with an interval",
      text: "Next month as a range, back-tested on your own history. No history, no forecast.",
    },
    {
      icon: "advice",
      title: "Recommendations and next questions",
      text: "What moved, where to look first and what to ask next, derived from the result on your screen.",
    },
    {
      icon: "private",
      title: "Your rows stay yours",
      text: "The language engine runs beside your data. It needs no model key and sends no row anywhere.",
    },
  ],
} as const;

/** The advertised way of a question, in its four steps. */
export const workflow = {
  kicker: "Workflow",
  title: "Four steps, a few seconds",
  steps: [
    {
      title: "Ask Question",
      text: "Type it the way you would say it. Follow-ups keep the context: “and in France?” is a complete question.",
      picture: "ask",
      alt: "The question box with “Top 5 categories by revenue” typed in",
    },
    {
      title: "AI Understanding",
      text: "Words become tables, measures and periods of your data, shown as a sentence you can check and as the SQL that will run.",
      picture: "proof",
      alt: "The reading of the question as a sentence, above the SQL",
    },
    {
      title: "Generate Insights",
      text: "The result is charted in the form that suits it and searched for what stands out. Every finding carries its evidence.",
      picture: "insight",
      alt: "A bar chart of the five leading categories with their revenue",
    },
    {
      title: "Share Results",
      text: "Send a link, post it to the team's channel, or take the rows and the chart with you.",
      picture: "share",
      alt: "The export menu of an answer: rows as CSV or Excel, chart as PNG or SVG",
    },
  ],
} as const;

/** Where data comes from and answers go to. */
export const reach = {
  kicker: "Connections",
  title: "Next to the data you already have",
  items: [
    {
      figure: "50+",
      unit: "connectors",
      text: "Warehouses, databases, CRM, commerce and finance, with auto-sync. Dashboards update themselves when the data does.",
      to: "/connectors",
      link: "Browse connectors",
    },
    {
      figure: "5000+",
      unit: "apps",
      text: "Reach the tools that have no connector of their own through an automation service, in either direction.",
      to: "/chat-integrations",
      link: "See integrations",
    },
    {
      figure: "7",
      unit: "sources, one view",
      text: "Health, last sync, region and compliance of every source on one page. Trouble shows before a report goes stale.",
      to: "/data-sources",
      link: "View data sources",
    },
  ],
} as const;

/** Around the figures of our own evaluation, which come from its page when the web app is built. */
export const measured = {
  kicker: "Measured",
  title: "Our figures come with a command, too",
  source: "evaluation/README.md: npm run eval, npm run bench. One shared machine, two cores.",
  reading: "to read a business question and plan its SQL, half of the time or better",
  againstSql:
    "the time of the bare SQL for a total by country over 10 million rows, chart and findings included",
  noDoubleCount:
    "double counts against a brute-force evaluation of generated schemas and queries, in every test run",
} as const;

/** The last word. */
export const closing = {
  title: "Bring your hardest question",
  text: "See Parlance answer it on your own data, or start with ours. It takes a minute and needs no card.",
  demo: "Request Custom Demo",
  start: "Start Your Journey",
} as const;
