/** SQLSTATEs of a parameter that a server does not know, does not let be set, or takes no such value for. */
const unknownSetting = new Set(["42704", "0A000", "22023", "42601", "42501"]);

/**
 * Sets a session's parameters in one statement; where a server that only speaks PostgreSQL's protocol refuses that, one by one,
 * leaving out those that it does not have. Statements are single SELECTs all the same (`statement-guard.ts`). Rejects with every
 * other error.
 */
export async function applySettings(
  query: (text: string) => Promise<unknown>,
  settings: readonly string[],
): Promise<void> {
  try {
    await query(settings.join("; "));
  } catch (error) {
    if (!isUnknown(error)) throw error;
    for (const setting of settings)
      await query(setting).catch((failure: unknown) => {
        if (!isUnknown(failure)) throw failure;
      });
  }
}

/** Without its time zone a session would answer with other days: that is an error on every server. */
const isUnknown = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  unknownSetting.has(String(error.code)) &&
  !(error.code === "22023" && error.message.includes("TimeZone"));
