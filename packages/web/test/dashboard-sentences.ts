/** A sentence of the specification and the browser test that holds it; null where none does. */
export type SentenceTest = [sentence: string, test: string | null];

/** The specification's sentences about the dashboard and shared conversations, section by section. */
export const dashboardSentences: SentenceTest[] = [
  // Screens and routes: dashboard
  [
    "Requires login (both a stored access token and a stored demo user); otherwise redirects to /login?message=login_required.",
    "leads to the login without a token or a demo user",
  ],
  [
    "Header: logo button (returns to chat tab), Pro Plan badge, SOC2 Compliant and Encrypted badges, search box with its placeholder, theme toggle, settings button, avatar with initials, Logout.",
    "holds logo, badges, search, theme, settings, initials and logout",
  ],
  [
    "Logout clears stored access token, user data and demo user, then goes to /.",
    "logs out: the session is forgotten here and on the server",
  ],
  [
    "The settings button opens the MCP Server Settings modal.",
    "holds logo, badges, search, theme, settings, initials and logout",
  ],
  [
    "Sidebar: four tab buttons; a data-source button labelled 'BigQuery Connected' plus the dataset id when the connection type is bigquery; an always-visible 'MCP Connected' indicator; a Quick Stats panel with fixed figures.",
    "has four tabs, the data source, the MCP indicator and the fixed figures",
  ],
  [
    "The data-source button is labelled 'Connect Your Data' without a warehouse connection.",
    "guides to a source a second and a half after a question without one",
  ],
  [
    "Four tabs: chat (AI Chat Analytics), library (Chart Library), tools (AI Tools), collaborate (Team Collaboration).",
    "has four tabs, the data source, the MCP indicator and the fixed figures",
  ],
  [
    "onboarding=true with industry and useCase shows the industry welcome flow unless onboarding_completed is already stored.",
    "welcomes by industry in three steps and is done for good",
  ],
  [
    "welcome=true with needsISQ=true shows the personalisation modal if the stored user also has needsISQ.",
    "personalises with at least one choice, or is skipped without",
  ],
  [
    "Completing or skipping either returns the URL to /dashboard.",
    "personalises with at least one choice, or is skipped without",
  ],
  [
    "A data-source onboarding screen (select, configure, complete) also exists.",
    "connects a first source: select, configure, complete",
  ],
  // Chat tab
  [
    "Header with a title, a Live badge, a connection badge (MCP when the analysis server responds, Demo when it does not, 'MCP?' while unknown), New Chat and Share buttons.",
    "shows a Live badge and MCP while the server answers, and asks it in order",
  ],
  [
    "Scrolling message list (max height 400 px at 640 px width or more, otherwise 300 px).",
    "limits the list's height and offers the way down",
  ],
  [
    "A scroll-to-bottom button appears when the user is scrolled up more than 100 px from the bottom.",
    "limits the list's height and offers the way down",
  ],
  [
    "Text input with a send button.",
    "sends by Enter, makes a line with Shift and Enter, and sends nothing empty",
  ],
  ["Three quick-prompt buttons (top products, find anomalies, AI forecast).", "asks the three quick prompts"],
  [
    "Each bot message has Copy, Regenerate and two feedback buttons.",
    "copies, asks again, and takes feedback of both kinds",
  ],
  // Library, tools, team
  [
    "Grid of saved charts showing title, Pinned badge, tool used, saver's avatar, name and date, a View button and a Share button.",
    "shows each sample with its title, tool, saver and date, View and Share, pinned ones marked",
  ],
  [
    "A 'Create New' button switches to chat.",
    "opens a chart in the chat a second after a toast, and creates there",
  ],
  [
    "Category filter row with 'All'; filter categories offered: All, Analytics, Visualization, Productivity, Advanced.",
    "filter by category and show the popular ones on All, with their use",
  ],
  [
    "On 'All' a 'Most Popular' panel lists tools flagged popular with usage counts.",
    "filter by category and show the popular ones on All, with their use",
  ],
  [
    "A scrollable grid of tool cards (capped height); a usage analytics panel.",
    "filter by category and show the popular ones on All, with their use",
  ],
  [
    "Stat cards, member list, collaboration score bar, an Invite Member modal, and a server-address setting.",
    "shows figures, members with roles, the score, and invites with a toast",
  ],
  // Shared conversation
  [
    "Titled 'Shared Analytics', with a 'Back to Dashboard' link.",
    "makes a link that opens signed out, shows a snapshot, and ends when it is revoked",
  ],
  [
    "States: loading ('Loading shared conversation...'), loaded.",
    "makes a link that opens signed out, shows a snapshot, and ends when it is revoked",
  ],
  [
    "Shared page: 'Error: <message>' with Back to Dashboard.",
    "shows an error with the way back when the server fails",
  ],
  [
    "Not found ('Conversation not found.').",
    "makes a link that opens signed out, shows a snapshot, and ends when it is revoked",
  ],
  [
    "Loaded view: three explainer cards, a conversation flow of messages, footer 'End-to-end encrypted', 'SOC2 compliant', 'GDPR ready'.",
    "makes a link that opens signed out, shows a snapshot, and ends when it is revoked",
  ],
  [
    "Share links: any visitor can open them.",
    "makes a link that opens signed out, shows a snapshot, and ends when it is revoked",
  ],
  [
    "Shared conversation: loading (500 ms), then loaded, error or not found.",
    "shows loading for half a second",
  ],
  // States and transitions
  [
    "Theme: light or dark, toggled by the user, persisted under key theme, default dark; toggle has accessible label 'Toggle theme'.",
    "switches and keeps the theme",
  ],
  [
    "Query fallback chain: first the warehouse vector service; if it fails, a backend endpoint with data sources attached.",
    "falls back from the warehouse service to the backend",
  ],
  ["If that fails, a demo-mode response.", "goes into demo mode when the server is gone, and says so"],
  [
    "Sending appends a user message, clears input.",
    "sends by Enter, makes a line with Shift and Enter, and sends nothing empty",
  ],
  [
    "Shows a loading bot message after 500 ms, and disables send while pending.",
    "shows a loading message after half a second and cannot send meanwhile",
  ],
  [
    "Without connected data sources, a guide message offering to connect a source appears after 1.5 s.",
    "guides to a source a second and a half after a question without one",
  ],
  [
    "With sources, the real request is raced against a 10 s timeout.",
    "gives up after ten seconds of silence",
  ],
  [
    "On success the loading message is replaced by the answer.",
    "shows a loading message after half a second and cannot send meanwhile",
  ],
  [
    "On failure a demo-mode answer follows after 2-3 s.",
    "goes into demo mode when the server is gone, and says so",
  ],
  [
    "New Chat resets to a single system message with four starter suggestions.",
    "starts with one system message and four suggestions, and comes back to it with New Chat",
  ],
  [
    "Server status is rechecked every 10 s and whenever stored data sources or the server address change.",
    "checks the server again every ten seconds, and at once when the address changes",
  ],
  [
    "View on a card shows a toast and switches to chat after 1 s. 'Create New' switches to chat with a toast.",
    "opens a chart in the chat a second after a toast, and creates there",
  ],
  [
    "Pin toggles isPinned.",
    "shows each sample with its title, tool, saver and date, View and Share, pinned ones marked",
  ],
  [
    "Saving a chart appends it with a new id, the current time and initials (at most 2 letters) from the current user's name.",
    "keeps an answer under a name, and shows Copied! for three seconds after sharing it",
  ],
  [
    "Share copies {origin}/shared-chat/{id} to the clipboard; the card shows 'Copied!' for 3 s.",
    "keeps an answer under a name, and shows Copied! for three seconds after sharing it",
  ],
  [
    "On copy failure a toast shows the link for 5 s.",
    "shows the link for five seconds where the clipboard refuses",
  ],
  [
    "Data-source modal: on completion toast 'Data source \"<connection name>\" connected successfully!'.",
    "guides to a source a second and a half after a question without one",
  ],
  [
    "Invite modal: Send Invitation shows toast 'Invitation sent successfully!' and closes; in the demo no request is made.",
    "shows figures, members with roles, the score, and invites with a toast",
  ],
  [
    "MCP settings modal: Test Connection probes GET on /, /health, /status, /askdata; success if at least one responds, else an error toast.",
    "probe four endpoints and say how many respond",
  ],
  ["Save stores the URL locally and closes the modal.", "store the address and close"],
  [
    "Industry welcome flow: three steps (Welcome, Suggested Queries, Quick Setup Actions) with percentage progress. Continue advances; last button reads 'Get Started' and completes.",
    "welcomes by industry in three steps and is done for good",
  ],
  ["'Skip for now' completes at once. Completion sets onboarding_completed=true.", "can be skipped at once"],
  [
    "Personalisation modal: with at least one choice the button reads 'Personalize My Experience' and saves choices, sets needsISQ=false and a profiledAt timestamp. With none it reads 'Continue Without' and skips, recording skippedProfilingAt and needsISQ=false.",
    "personalises with at least one choice, or is skipped without",
  ],
  [
    "Data-source onboarding: simulated 2 s 'Testing Connection...'; 'Start Analyzing Data' appends the source to the stored list; Back returns to select.",
    "connects a first source: select, configure, complete",
  ],
  [
    "Data-source onboarding: Skip marks onboarding complete.",
    "marks the onboarding complete when it is skipped",
  ],
  // Validation
  [
    "Chat input: maximum 500 characters; script tags, javascript: prefixes and inline event-handler patterns are stripped as typed.",
    "keeps a question within 500 characters and strips scripts as it is typed",
  ],
  [
    "Send ignored or disabled when trimmed text is empty or a request is pending; Enter without Shift sends.",
    "sends by Enter, makes a line with Shift and Enter, and sends nothing empty",
  ],
  [
    "Upload is disabled until a name is given (name defaults to the file name without extension).",
    "guides to a source a second and a half after a question without one",
  ],
  [
    "Connect / Test Connection is disabled without a connection name or while testing.",
    "connects a first source: select, configure, complete",
  ],
  // Roles
  [
    "Team roles: Viewer (view shared charts and insights), Editor (create and edit charts), Admin (full access and team management, crown icon).",
    "shows figures, members with roles, the score, and invites with a toast",
  ],
  [
    "The roles are enforced: a Viewer views, an Editor creates and edits charts, an Admin manages the team.",
    "gives a role that counts in an open session at once",
  ],
  [
    "The invite form picks one role, default viewer.",
    "shows figures, members with roles, the score, and invites with a toast",
  ],
  [
    "The demo fallback session (prefix 'demo_token_') works without a server.",
    "shows the samples in every tab and answers as a demo",
  ],
  [
    "The bearer token is attached to backend requests when set. The warehouse-service calls send no auth header.",
    "asks the warehouse service as specified, without a token",
  ],
  // Calls
  [
    "POST {warehouse-service}/ask-data: {query, session_id, user_grouping, database, include_context true}.",
    "asks the warehouse service as specified, without a token",
  ],
  [
    "POST /api/mcp/askdata: question, session_id, user_grouping, data_sources, context (user_id, timestamp, client_version '1.0.0', session_info with counts).",
    "asks the backend with the sources, the person and the counts, with the token",
  ],
  [
    "Health probes tried in order /health, /, /status, /ping; first OK means connected.",
    "shows a Live badge and MCP while the server answers, and asks it in order",
  ],
  [
    "Session id format: 'session_' + timestamp + random string.",
    "asks the warehouse service as specified, without a token",
  ],
  // Error catalogue
  [
    "Analysis server timeout (10 s): 'MCP Server Timeout - The analysis is taking longer than expected.'",
    "gives up after ten seconds of silence",
  ],
  [
    "Fetch failure: 'MCP Server Unavailable - Cannot connect to the analysis server.'",
    "goes into demo mode when the server is gone, and says so",
  ],
  [
    "Any other: 'Analysis Error - Switching to demo mode.'",
    "shows any other failure as an analysis error, with a demo answer",
  ],
  [
    "Demo output appears: random canned answers, a random confidence of 92 to 99, row counts, plus instructions to start the server.",
    "shows any other failure as an analysis error, with a demo answer",
  ],
  [
    "Unexpected exception: 'I encountered an error processing your question. Please try again or connect a data source to get started.'",
    "says what to do when even the demo answer fails",
  ],
  [
    "A failed status check sets the badge to Demo.",
    "shows a Live badge and MCP while the server answers, and asks it in order",
  ],
  [
    "Health messages: 'BigQuery vector service is running', '... is not accessible: ...'.",
    "shows a Live badge and MCP while the server answers, and asks it in order",
  ],
  [
    "Demo-mode answer says the vector service is temporarily unavailable, lists connected sources or 'None', and suggests starting the server, uploading a CSV or connecting a database.",
    "goes into demo mode when the server is gone, and says so",
  ],
  [
    "No results: 'No results found for the query.' with alert 'No data returned' and suggestions to rephrase or check the data exists.",
    "says when nothing was found, and when something is not in the data",
  ],
  [
    "MCP modal: 'Connection test failed. Check console for details.' on unexpected failure; 'Test completed. N/4 endpoints responding.'",
    "probe four endpoints and say how many respond",
  ],
  // Constants
  [
    "Starter suggestions: sets for five industries; generic fallback of four.",
    "personalises with at least one choice, or is skipped without",
  ],
  ["Tooltip: open delay 700 ms.", "opens tooltips after 700 ms"],
  [
    "Toasts: up to 3 visible, width 356 px, gap 14 px, bottom-right.",
    "shows at most three toasts at the bottom right",
  ],
  [
    "Initials: at most 2 characters.",
    "is set up by the link that the first start printed, which serves once",
  ],
  [
    "Options: industries tech, finance, healthcare, retail, other; use cases reporting, analytics, finance, marketing, operations; priorities speed, depth, learn.",
    "offers the specified choices",
  ],
  ["Default ports: 5432 PostgreSQL, 3306 MySQL.", "connects a first source: select, configure, complete"],
];
