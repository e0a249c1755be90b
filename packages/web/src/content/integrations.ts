/** Where an integration answers, as the page sorts it. */
export type IntegrationCategory = "team_chat" | "email" | "mobile" | "api" | "webhook";

/** An integration as a card shows it. */
export type Integration = {
  id: string;
  name: string;
  platform: string;
  category: IntegrationCategory;
  description: string;
  isActive: boolean;
  setupComplexity: "Easy" | "Medium" | "Advanced";
  features: readonly string[];
  setupSteps: readonly string[];
  useCases: readonly string[];
  /** Where the card with its steps stands. */
  documentation: string;
  /** Samples, none of them opens anything. */
  webhookUrl?: string;
  apiKey?: string;
};

/** The tabs behind the overview, in their order. */
export const integrationCategories: readonly { id: IntegrationCategory; label: string; text: string }[] = [
  { id: "team_chat", label: "Team Chat", text: "Ask in the channel where the question comes up." },
  { id: "email", label: "Email", text: "Figures that arrive before the meeting does." },
  { id: "mobile", label: "Mobile", text: "An answer between two appointments." },
  { id: "api", label: "APIs", text: "The same answer in your own product." },
  { id: "webhook", label: "Webhooks", text: "Tell other systems when something happens." },
];

/** Words of the page. */
export const integrationsText = {
  title: "Connect Parlance Everywhere Your Team Works",
  text: "One answer, rendered where the question is asked: a channel, an inbox, a phone, your own product.",
  recommendations: {
    title: "Quick Setup Recommendations",
    items: [
      {
        id: "slack",
        title: "Team Chat",
        text: "Start with the channel your team already reads. Five minutes, one administrator.",
        category: "team_chat",
      },
      {
        id: "email-reports",
        title: "Email Reports",
        text: "Then the Monday figures, sent before the first meeting to people who never sign in.",
        category: "email",
      },
      {
        id: "mobile-app",
        title: "Mobile App",
        text: "Last the phone, for those who decide away from a desk.",
        category: "mobile",
      },
    ],
  },
  stories: [
    {
      title: "A sales stand-up in team chat",
      role: "Sales team, 9:05",
      lines: [
        ["Maya", "@Parlance pipeline by stage, this week against last"],
        ["Parlance", "Pipeline is 4.2 M, up 6.1%. Proposal grew by 380 K; Negotiation shrank by 140 K."],
        ["Jonas", "@Parlance which deals left Negotiation?"],
        ["Parlance", "Three: two won (210 K), one lost on price (95 K). The SQL is in the thread."],
      ],
      text: "The stand-up ends with the figures in the thread, where those who missed it find them.",
    },
    {
      title: "An executive on mobile",
      role: "Chief operating officer, on the train",
      lines: [
        ["Ines", "Returns by region, last 30 days"],
        ["Parlance", "Returns are at 5.8%. North is 2.1 points above its usual range since Tuesday."],
        ["Ines", "Why North?"],
        ["Parlance", "One product line explains 71% of it: running shoes, size labels."],
      ],
      text: "Two questions, one call to the warehouse, and the batch is stopped before the train arrives.",
    },
  ],
  activated: ["Integration configured", "Ready to receive queries", "Documentation available"],
  sample: "This is a demonstration: nothing was activated.",
  soon: "Integrations cannot be activated in your workspace yet. Tell us which you want; the most wanted come first.",
} as const;

/** The integrations that are shown. */
export const integrations: readonly Integration[] = [
  {
    id: "slack",
    name: "Slack",
    platform: "Slack",
    category: "team_chat",
    description: "Mention Parlance in a channel and get the sentence, the chart and the SQL in the thread.",
    isActive: true,
    setupComplexity: "Easy",
    features: ["Answers in threads", "Charts as pictures", "Scheduled questions", "Channel permissions"],
    setupSteps: [
      "Add Parlance to your Slack workspace",
      "Choose the channels it may answer in",
      "Mention @Parlance with a question",
    ],
    useCases: ["Stand-ups", "Incident reviews"],
    documentation: "/chat-integrations?tab=team_chat#slack",
    webhookUrl: "https://hooks.example.com/slack/YOUR-WORKSPACE",
  },
  {
    id: "microsoft-teams",
    name: "Microsoft Teams",
    platform: "Microsoft 365",
    category: "team_chat",
    description: "Ask in a chat, a channel or a meeting. Members see what their own role may see.",
    isActive: false,
    setupComplexity: "Medium",
    features: ["Chats, channels, meetings", "Adaptive cards", "Single sign-on", "Tenant policies"],
    setupSteps: [
      "Have a Microsoft 365 administrator approve the app",
      "Map your groups to Viewer, Editor and Admin",
      "Add Parlance to a team and ask",
    ],
    useCases: ["Steering meetings", "Regional teams"],
    documentation: "/chat-integrations?tab=team_chat#microsoft-teams",
  },
  {
    id: "google-chat",
    name: "Google Chat",
    platform: "Google Workspace",
    category: "team_chat",
    description: "Questions in a space, answers as cards that open in the dashboard.",
    isActive: false,
    setupComplexity: "Easy",
    features: ["Spaces and direct messages", "Cards with charts", "Domain-wide setup", "Follow-up buttons"],
    setupSteps: [
      "Enable the app for your Workspace domain",
      "Invite Parlance to a space",
      "Ask, or pick a suggested question",
    ],
    useCases: ["Project spaces", "Support shifts"],
    documentation: "/chat-integrations?tab=team_chat#google-chat",
  },
  {
    id: "discord",
    name: "Discord",
    platform: "Discord",
    category: "team_chat",
    description:
      "For communities and studios: figures about players, members and releases on a slash command.",
    isActive: false,
    setupComplexity: "Easy",
    features: ["Slash commands", "Answers by server role", "Charts as pictures", "Rate limits by channel"],
    setupSteps: [
      "Add the bot to your server",
      "Choose the roles that may ask",
      "Type /ask and your question",
    ],
    useCases: ["Game launches", "Community reports"],
    documentation: "/chat-integrations?tab=team_chat#discord",
  },
  {
    id: "email-reports",
    name: "Email Reports",
    platform: "Email",
    category: "email",
    description:
      "A saved question, asked again on schedule and sent with its chart to people without an account.",
    isActive: true,
    setupComplexity: "Easy",
    features: [
      "Daily, weekly, monthly",
      "Charts inside the mail",
      "Rows as attachment",
      "Recipients' own filters",
    ],
    setupSteps: [
      "Save a question to the chart library",
      "Choose days, time and recipients",
      "Send yourself a trial first",
    ],
    useCases: ["Monday figures", "Board packs"],
    documentation: "/chat-integrations?tab=email#email-reports",
  },
  {
    id: "email-alerts",
    name: "Email Alerts",
    platform: "Email",
    category: "email",
    description: "A mail only when a figure leaves its expected range, with the reason and the rows.",
    isActive: false,
    setupComplexity: "Medium",
    features: ["Ranges learned from history", "One mail per event", "Drivers in the mail", "Quiet hours"],
    setupSteps: [
      "Open a saved question and choose Watch",
      "Set how unusual a figure must be",
      "Name those who should know",
    ],
    useCases: ["Stock-outs", "Failed payments"],
    documentation: "/chat-integrations?tab=email#email-alerts",
  },
  {
    id: "mobile-app",
    name: "Mobile App",
    platform: "iOS and Android",
    category: "mobile",
    description: "The whole product on a phone, installed from the browser: ask, read, share.",
    isActive: true,
    setupComplexity: "Easy",
    features: ["Installs from the browser", "Charts sized for a phone", "Share sheet", "Light and dark"],
    setupSteps: [
      "Open Parlance in your phone's browser",
      "Choose Add to Home Screen",
      "Sign in once and ask",
    ],
    useCases: ["Store visits", "Travel"],
    documentation: "/chat-integrations?tab=mobile#mobile-app",
  },
  {
    id: "rest-api",
    name: "REST API",
    platform: "HTTP",
    category: "api",
    description: "Send a question, receive the reading, the SQL, the rows and the chart as JSON.",
    isActive: true,
    setupComplexity: "Medium",
    features: ["OpenAPI description", "Answers streamed", "Scoped keys", "Idempotent calls"],
    setupSteps: [
      "Make a key with the scope you need",
      "POST a question to /api/mcp/askdata",
      "Render the answer, or take only its rows",
    ],
    useCases: ["Customer portals", "Internal tools"],
    documentation: "/chat-integrations?tab=api#rest-api",
    apiKey: "parlance_sample_key_0000000000000000",
  },
  {
    id: "mcp-server",
    name: "MCP Server",
    platform: "Model Context Protocol",
    category: "api",
    description:
      "Lets an assistant ask your data through checked questions instead of SQL of its own making.",
    isActive: false,
    setupComplexity: "Advanced",
    features: ["Checked queries only", "Workspace permissions", "Evidence returned", "Works with any client"],
    setupSteps: [
      "Make a key for the assistant",
      "Add the server's address to your client",
      "Let it list the sources, then ask",
    ],
    useCases: ["Coding assistants", "Agents with a budget"],
    documentation: "/chat-integrations?tab=api#mcp-server",
    apiKey: "parlance_sample_mcp_0000000000000000",
  },
  {
    id: "webhooks",
    name: "Webhooks",
    platform: "HTTP",
    category: "webhook",
    description: "A signed message to your address when a source fails, a report runs or an anomaly appears.",
    isActive: true,
    setupComplexity: "Medium",
    features: ["Signed messages", "Retries with backoff", "Replay from a log", "Filter by event"],
    setupSteps: [
      "Enter the address that receives events",
      "Choose the events you care about",
      "Verify the signature with your secret",
    ],
    useCases: ["Paging", "Ticket systems"],
    documentation: "/chat-integrations?tab=webhook#webhooks",
    webhookUrl: "https://hooks.example.com/parlance/YOUR-ENDPOINT",
  },
  {
    id: "zapier",
    name: "Zapier",
    platform: "Zapier",
    category: "webhook",
    description: "Connects Parlance to 5000+ apps: a finding becomes a task, a row becomes a question.",
    isActive: false,
    setupComplexity: "Easy",
    features: ["5000+ apps", "Triggers on findings", "Questions as actions", "No code"],
    setupSteps: [
      "Connect Parlance in your Zapier account",
      "Pick a trigger, such as a new anomaly",
      "Choose what should happen in the other app",
    ],
    useCases: ["Task lists", "Spreadsheets"],
    documentation: "/chat-integrations?tab=webhook#zapier",
    webhookUrl: "https://hooks.example.com/zapier/YOUR-ZAP",
  },
];
