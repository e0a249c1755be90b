/** A mail in both of its forms. */
export type Message = { subject: string; text: string; html: string };

/** The link for a new password. */
export const resetMail = ({ name, link }: { name: string; link: string }): Message =>
  letter({
    subject: "Set a new password for Parlance",
    greeting: `Hello ${name},`,
    paragraphs: [
      "someone, probably you, asked for a new password for your Parlance account. The link works once, for one hour.",
    ],
    action: { label: "Set a new password", link },
    closing: "If it was not you, ignore this mail: your password stays as it is.",
  });

/** The link that shows that an address is its owner's. */
export const verificationMail = ({ name, link }: { name: string; link: string }): Message =>
  letter({
    subject: "Verify your address for Parlance",
    greeting: `Hello ${name},`,
    paragraphs: [
      "this address was given for a Parlance account. Follow the link to show that it is yours. It works once, for one day.",
    ],
    action: { label: "Verify the address", link },
    closing: "If you have no Parlance account, ignore this mail.",
  });

/** An invitation to a workspace. */
export const invitationMail = (given: {
  inviter: string;
  workspace: string;
  role: string;
  link: string;
}): Message =>
  letter({
    subject: `${given.inviter} invites you to ${given.workspace} on Parlance`,
    greeting: "Hello,",
    paragraphs: [
      `${given.inviter} invites you to the workspace “${given.workspace}” as ${given.role}. The link works once, for seven days.`,
    ],
    action: { label: "Accept the invitation", link: given.link },
    closing: "If you do not know the sender, ignore this mail.",
  });

/** What someone who asked for early access is told. */
export const leadMail = ({ name }: { name: string }): Message =>
  letter({
    subject: "Your request for early access to Parlance",
    greeting: `Hello ${name},`,
    paragraphs: [
      "thank you for your interest in Parlance. We have your request and will come back to you with an invitation.",
    ],
    action: null,
    closing: "You need not answer this mail.",
  });

/** What those who run the installation are told of a new lead. */
export const newLeadMail = ({
  name,
  company,
  link,
}: {
  name: string;
  company: string;
  link: string;
}): Message =>
  letter({
    subject: `Early access: ${name}, ${company}`,
    greeting: "Hello,",
    paragraphs: [`${name} of ${company} asks for early access to Parlance.`],
    action: { label: "See all requests", link },
    closing: "You get this mail because you run this installation.",
  });

/** What a saved chart's alert found. */
export const alarmMail = (given: { name: string; title: string; text: string; link: string }): Message =>
  letter({
    subject: `Alert: ${given.title}`,
    greeting: `Hello ${given.name},`,
    paragraphs: [`the alert on your chart “${given.title}” holds now.`, `${given.text}.`],
    action: { label: "See the chart", link: given.link },
    closing: "You get this mail because you set an alert on this chart. You can take it off in the library.",
  });

type Letter = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: { label: string; link: string } | null;
  closing: string;
};

function letter({ subject, greeting, paragraphs, action, closing }: Letter): Message {
  const lines = [
    greeting,
    ...paragraphs,
    ...(action === null ? [] : [`${action.label}: ${action.link}`]),
    closing,
    "Parlance",
  ];
  const button =
    action === null
      ? ""
      : `<p><a href="${escaped(action.link)}" style="display:inline-block;padding:10px 16px;border-radius:8px;background:#0b6f6a;color:#ffffff;text-decoration:none">${escaped(action.label)}</a></p>`;
  const said = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join("");
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2430;background:#faf7f0"><div style="max-width:480px;margin:0 auto"><p>${escaped(greeting)}</p>${said}${button}<p style="color:#5d6878">${escaped(closing)}</p><p>Parlance</p></div></body></html>`;
  return { subject, text: `${lines.join("\n\n")}\n`, html };
}

/** Names come from people. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
