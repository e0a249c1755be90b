/** Sentences of the specification, word for word, that one test holds. */
export type Held = { file: string; test: string; sentences: readonly string[] };

/** The specification about the public screens, sentence by sentence, beside the test that holds it; `test` is the name in the file. */
export const held: readonly Held[] = [
  {
    file: "landing.e2e.ts",
    test: "is marked as coming soon, with the claims of its operator",
    sentences: [
      "Top banner;",
      "The landing page is marked 'Coming Soon - Early Access Available'. Marketing claims: 'Trusted by 1000+ companies', SOC2, GDPR and ISO 27001, 99.9% uptime, 50+ connectors with auto-sync and auto-updating dashboards, 5000+ apps through an automation service, 50+ checkout steps, 200+ machines.",
    ],
  },
  {
    file: "landing.e2e.ts",
    test: "leads in by its navigation, hero and closing call",
    sentences: [
      "navigation with theme toggle, 'Login' and 'Try Demo' (both to /login).",
      "Hero with 'Try Interactive Demo' (/login) and 'Request Early Access' (/request-demo).",
      "Closing call to action: 'Request Custom Demo' (/request-demo) and 'Start Your Journey' (/login).",
    ],
  },
  {
    file: "landing.e2e.ts",
    test: "moves through four steps of 2500 ms: done, active, pending",
    sentences: [
      "Feature sections; an auto-advancing 4-step workflow indicator (steps 0-3; earlier steps done, current active, later pending; advances every 2500 ms over 4 items).",
      "A four-step workflow is advertised: Ask Question, AI Understanding, Generate Insights, Share Results.",
    ],
  },
  {
    file: "landing.e2e.ts",
    test: "shows six stories on two pages of three cards that take turns every 4000 ms",
    sentences: [
      "A carousel of two pages of three industry cards each, with two indicator dots (a second rotation runs every 4000 ms over 2 items); slide transition 700 ms; card height 420 px.",
    ],
  },
  {
    file: "landing.e2e.ts",
    test: "tells each story with challenge, solution, result and a headline metric, whole in its card",
    sentences: [
      "Six industry success stories are shown (e-commerce, healthcare, manufacturing, financial services, logistics, education), each with a challenge, solution bullets, a result and a headline metric.",
    ],
  },
  {
    file: "landing.e2e.ts",
    test: "has every link of the footer, plain API documentation, a theme toggle and the 2024 copyright",
    sentences: [
      "Footer links: Dashboard (/login), Request Demo (/request-demo), Data Sources (/data-sources), Connectors (/connectors), Chat Integrations (/chat-integrations), Help Center (/help), Contact Support (/contact), Privacy Policy (/privacy), Terms of Service (/terms). 'API Documentation' is plain text. Footer has a theme toggle and a 2024 copyright line.",
      "The landing footer also links Dashboard to /login.",
    ],
  },
  {
    file: "landing.e2e.ts",
    test: "is dark by default, toggled by hand, kept under its key, and a class of the root",
    sentences: [
      "**Theme:** light or dark, toggled by the user, persisted under key theme, default dark; dark mode adds a dark class on the root element. Toggle has accessible label 'Toggle theme'.",
      "| Theme storage key | theme |",
    ],
  },
  {
    file: "login.e2e.ts",
    test: "has the form, required fields and its two links",
    sentences: [
      "Email and password form, a notice banner, link 'Request Early Access' (/request-demo), 'Back to home' (/).",
      "Fields are also marked required.",
    ],
  },
  {
    file: "login.e2e.ts",
    test: "tells what ?%s says, as %s",
    sentences: [
      "Query parameters: message=verification_sent with email shows the info notice 'Verification email sent to {email}. Please check your inbox and click the verification link.'; verified=true shows the success notice 'Email verified successfully! You can now sign in to your account.'; message=login_required shows the info notice 'Please sign in to access the dashboard.'",
      "Notice types: success, info, error.",
    ],
  },
  {
    file: "login.e2e.ts",
    test: "checks in the specified order, before any call",
    sentences: [
      "**Login** (client side, in this order, before any call): both required ('Email and password are required.'); email shaped {email} with no spaces ('Please enter a valid email address.'); password at least 6 characters ('Password must be at least 6 characters long.').",
      "| Password minimum | 6 characters |",
    ],
  },
  {
    file: "login.e2e.ts",
    test: "is busy while it sends, tells success, and leads to the dashboard after a second, replacing history",
    sentences: [
      "Success goes to /dashboard, replacing history.",
      "**Login form:** idle, submitting (button 'Logging in...', disabled), success (redirect to /dashboard after 1 s) or error.",
      "| POST /api/login | JSON {email, password} | access_token, refresh_token, name, connection (type, dataset_id); on error, detail |",
      "| Post-login redirect | 1000 ms |",
    ],
  },
  {
    file: "login.e2e.ts",
    test: "answers %s with one sentence",
    sentences: [
      "Login: a non-OK response throws with the server detail or 'Login failed'.",
      "otherwise the banner shows 'Invalid email or password.'. Network errors take the same path.",
    ],
  },
  {
    file: "login.e2e.ts",
    test: "lets the demo account in without a server, after another second, with a token of the browser's own",
    sentences: [
      "If the credentials are the demo ones, demo login proceeds (extra 1000 ms delay);",
      "Demo user: when the login call fails, a client-side fallback accepts one hard-coded demo account and signs it in with a locally made token (prefix 'demo_token_') and a preset retail demo dataset connection.",
      "Display name defaults to 'Demo User'.",
    ],
  },
  {
    file: "login.e2e.ts",
    test: "lists two accounts that never succeed",
    sentences: ["Two other hard-coded accounts (test, admin) are listed but do not succeed."],
  },
  {
    file: "login.e2e.ts",
    test: "wants both a token and a demo user, else leads to the login",
    sentences: [
      "Access to the dashboard needs a stored access token and a stored demo user; otherwise redirect to login.",
      "No token or user on dashboard: redirect to /login?message=login_required.",
    ],
  },
  {
    file: "login.e2e.ts",
    test: "attaches the token to calls, and logging out forgets it and leads home",
    sentences: ["The bearer token is attached to backend requests when set."],
  },
  {
    file: "request-demo.e2e.ts",
    test: "has its fields, links and ten platforms",
    sentences: [
      "Email field; first and last name side by side; company; optional phone; optional job title; a select for cloud data platform;",
      "Submit button 'REQUEST DEMO'. A consent line links to the terms and privacy pages (new tabs) and there is a back-to-home link.",
      "cloudPlatform options: aws, gcp, azure, snowflake, databricks, bigquery, redshift, postgresql, mysql, other.",
      "Email, first name, last name and company carry the required attribute; email is email type; phone is tel type.",
    ],
  },
  {
    file: "request-demo.e2e.ts",
    test: "asks for another platform only when “other” is chosen, and forgets it with another choice",
    sentences: [
      "a free-text field appearing only when 'other' is chosen.",
      "Choosing anything other than 'other' clears the custom platform.",
    ],
  },
  {
    file: "request-demo.e2e.ts",
    test: "says under each field what is wrong, in red, and sends nothing",
    sentences: [
      "email required ('Email is required');",
      "firstName, lastName, company: required once trimmed ('First name is required', 'Last name is required', 'Company name is required');",
      "cloudPlatform required ('Please select a cloud platform');",
      "Editing a field clears its error.",
      "Errors show under the fields (red border, red text) and nothing is sent. On the request-demo screen the exact rules are not shown; the rules above are those of a form with the same fields elsewhere.",
    ],
  },
  {
    file: "request-demo.e2e.ts",
    test: "keeps the rules of each field",
    sentences: [
      "**Registration / request form** (checked on submit):",
      "must look like an address ('Please enter a valid email address').",
      "at least 2 characters ('First name must be at least 2 characters', 'Last name must be at least 2 characters', 'Company name must be at least 2 characters').",
      "phone optional; if given, optional leading + then 8 to 16 characters (digits, spaces, hyphens, parentheses; first digit not 0) ('Please enter a valid phone number').",
      "jobTitle optional; at least 2 characters if given ('Job title must be at least 2 characters').",
      "if 'other', customCloudPlatform required ('Please specify your cloud platform') and at least 2 characters ('Cloud platform name must be at least 2 characters').",
    ],
  },
  {
    file: "request-demo.e2e.ts",
    test: "sends the lead, thanks, and leads home after three seconds",
    sentences: [
      "After submission a success card reads 'Demo Request Submitted!' and 'Thank you for your interest in the product. Our team will contact you within 24 hours to schedule your personalized demo.' with 'Redirecting to home page...'; the user returns to / after 3 s.",
      "**Demo form:** editing, submit, then field errors or the success screen, then redirect to / after 3 s.",
      "| POST /api/leads | JSON {email, first_name, last_name, company, phone (null if empty), job_title (null if empty), cloud_platform (the custom text when 'other')} | any OK status is success; on failure reads detail |",
      "| Demo request redirect | 3 s; response promised within 24 hours |",
    ],
  },
  {
    file: "request-demo.e2e.ts",
    test: "never shows what the server refused, and logs the detail",
    sentences: [
      "Demo request failure: the failure is logged only; the success screen still shows and redirects after 3 s, so the user never sees an error.",
    ],
  },
  {
    file: "request-demo.e2e.ts",
    test: "thanks as well when the lead cannot be sent, keeps it, and sends it on a later visit",
    sentences: ["Network errors are treated the same way."],
  },
  {
    file: "showcase.e2e.ts",
    test: "leads home for visitors and to the dashboard for those who are signed in, and nothing else changes",
    sentences: [
      "Back link goes to /dashboard (label 'Back to Dashboard') when logged in, otherwise / ('Back to Home').",
      "Back link as above.",
      "Logged-in state only changes the back-link target and label on data sources, connectors and chat integrations.",
    ],
  },
  {
    file: "showcase.e2e.ts",
    test: "has its header, banner and links",
    sentences: [
      "Header has Sign In and Get Started, both to /login.",
      "Banner 'Enterprise Security Active' with 'All data sources encrypted • SOC2 Type II compliant • GDPR ready'.",
      "Links to /connectors ('Connect New Source') and /chat-integrations.",
    ],
  },
  {
    file: "showcase.e2e.ts",
    test: "counts sources, connections, millions of records, and issues in red",
    sentences: [
      "Four tiles: Total Sources, Connected, Total Records (in millions, one decimal), Issues (red when above 0).",
      "| Total-records tile | divided by 1,000,000, one decimal |",
    ],
  },
  {
    file: "showcase.e2e.ts",
    test: "filters by seven buttons with counts",
    sentences: ["Filter buttons with counts: All Sources, Databases, Cloud, CRM, Analytics, APIs, Files."],
  },
  {
    file: "showcase.e2e.ts",
    test: "shows seven cards with all their facts, one in error and one pending, and their buttons do nothing",
    sentences: [
      "Each card: name, provider, status badge, description, record count, last sync time, region, encryption (always Enabled), compliance tags. Its Configure, View Data and refresh buttons do nothing.",
      "seven, one in error state, one pending.",
    ],
  },
  {
    file: "showcase.e2e.ts",
    test: "colours health: connected green, syncing blue and turning, error red, pending yellow",
    sentences: [
      "**Data source health (display):** connected (green), syncing (blue, spinner), error (red), pending (yellow), gray default. No transitions.",
    ],
  },
  {
    file: "showcase.e2e.ts",
    test: "has its header, hero and ten cards with their facts",
    sentences: [
      "Header: Login (/login), Get Started (/quick-signup). Hero 'Connect Your Data Sources in One Click', claiming 50+ pre-built connectors.",
      "Card: icon, name, provider, Pro badge if premium, popularity percent, connected tick, setup time, auth type (first underscore replaced by a space), data types, first 3 features. Button 'Connect Now', 'Connecting...' or 'Configure'.",
      "| Features shown per card | first 3 |",
    ],
  },
  {
    file: "showcase.e2e.ts",
    test: "searches whatever the case, in features too, and clears",
    sentences: [
      "Search box filters case-insensitively by name, provider, description, data types, features and auth type, with a clear button.",
      "'X of Y connectors' counter.",
      "Empty result: 'No connectors found' and 'Try adjusting your search or filter criteria'.",
    ],
  },
  {
    file: "showcase.e2e.ts",
    test: "filters by chips with counts",
    sentences: ["Category chips with counts;"],
  },
  {
    file: "showcase.e2e.ts",
    test: "connects a sample in two seconds, says what was done, and changes no flag",
    sentences: [
      "**Connector:** not connected, connecting (2 s, button disabled), then an alert listing: data source configured, schema detected, ready for queries. The connected flag is not actually changed.",
      "| Simulated connect, activate, connection test | 2 s |",
    ],
  },
  {
    file: "showcase.e2e.ts",
    test: "does nothing for a connected sample",
    sentences: ["Connected cards show Configure and do nothing."],
  },
  {
    file: "showcase.e2e.ts",
    test: "has its header, hero, and tabs with counts that add up to eleven",
    sentences: [
      "Header Sign In and Get Started (both /login). Hero 'Connect the product Everywhere Your Team Works'. Tabs: Overview plus Team Chat, Email, Mobile, APIs, Webhooks, each with a count.",
      "Integrations are advertised for team chat, email, mobile, API and webhook channels.",
    ],
  },
  {
    file: "showcase.e2e.ts",
    test: "recommends three to set up first and tells two stories",
    sentences: [
      "Overview shows 'Quick Setup Recommendations' (team chat, email reports, mobile app) and two example stories (a sales stand-up in team chat; an executive on mobile).",
    ],
  },
  {
    file: "showcase.e2e.ts",
    test: "shows complexity, three features, numbered steps and a button on every card; five are active",
    sentences: [
      "Category tabs show cards with complexity badge, first 3 features, numbered setup steps, a copyable API key or webhook URL where present (sample placeholders), and an Activate or Configure button.",
      "active by default: a team chat tool, email reports, mobile app, REST API, webhooks.",
    ],
  },
  {
    file: "showcase.e2e.ts",
    test: "activates a sample in two seconds, says so in three lines, and changes no flag",
    sentences: [
      "**Chat integration:** inactive, activating (2 s), then alert 'activated successfully' with three lines (integration configured, ready to receive queries, documentation available). The active flag is not changed.",
    ],
  },
  {
    file: "showcase.e2e.ts",
    test: "copies a key with a tick of two seconds, and shows it when the clipboard fails",
    sentences: [
      "Copy shows a tick for 2 s; if the clipboard fails an alert 'Copy this: <value>' appears.",
      "alert 'Copy this: <value>' (integrations).",
    ],
  },
  {
    file: "legal.e2e.ts",
    test: "has twelve complete sections in their order, its date, and its links",
    sentences: [
      "Terms and Conditions (/terms-and-conditions): 12 sections, effective January 1, 2025: acceptance, service description, accounts, data usage, acceptable use, IP, subscription and payment, warranties, liability, termination, changes, contact; Login and Back links. Privacy Statement (/privacy-statement): 12 sections, effective January 1, 2025: information collected, use, processing, sharing, retention, rights, marketing, cookies, international transfers, children under 13, changes, contact.",
      "| Legal pages effective | January 1, 2025; children's age limit 13 |",
    ],
  },
  {
    file: "legal.e2e.ts",
    test: "shows 404, says so, logs the path, and leads home",
    sentences: [
      "Shows '404', 'Oops! Page not found' and a 'Return to Home' link; logs the path to the console.",
      "Unknown routes show the 404 page.",
    ],
  },
  {
    file: "legal.e2e.ts",
    test: "%s is one, and links to %s",
    sentences: [
      "The landing footer also links to /help, /contact, /privacy, /terms and /quick-signup targets that are not among the wired routes; they fall to the not-found page.",
    ],
  },
  {
    file: "legal.e2e.ts",
    test: "says what went wrong under its heading when a page itself fails",
    sentences: ["Router fallback heading 'Unexpected Application Error!'."],
  },
  {
    file: "accessibility.e2e.ts",
    test: "no page breaks a rule of axe or is wider than the screen",
    sentences: ["Unauthenticated visitors can see the landing, login, showcase, legal and request pages."],
  },
  {
    file: "accessibility.e2e.ts",
    test: "open after 700 ms, and at once within 300 ms of another",
    sentences: ["| Tooltip | open delay 700 ms, skip delay 300 ms |"],
  },
  {
    file: "accounts.e2e.ts",
    test: "toasts bottom-right, 356 px wide, 14 px apart, by Alt+T, for 4000 ms, at most three at once",
    sentences: [
      "| Toast library defaults | up to 3 visible, 4000 ms, width 356 px, gap 14 px, swipe threshold 20 px, hotkey Alt+T, bottom-right |",
    ],
  },
  {
    file: "accounts.e2e.ts",
    test: "asks again three times, after one, two and four seconds, before it gives up",
    sentences: ["retry 3 times with exponential backoff from 1 s to 30 s;"],
  },
  {
    file: "../../src/app/query-client.test.ts",
    test: "retries three times, doubling the wait from 1 s to 30 s, and forgets after five minutes",
    sentences: ["cache garbage collection after 5 minutes."],
  },
  {
    file: "../../src/pages/connectors/match-connector.test.ts",
    test: "holds ten connectors of the specified kinds, popularity from 85 to 96",
    sentences: ["| Popularity range | 85 to 96 |"],
  },
];
