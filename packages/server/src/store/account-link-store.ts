import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "./database.ts";
import { accountLinks } from "./schema.ts";

/** A link that serves once, as kept: its token by hash alone. */
export type AccountLink = typeof accountLinks.$inferSelect;

/** Adds a link; earlier unused ones of the same kind and address end. */
export async function insertLink(database: Database, link: AccountLink): Promise<void> {
  await database.transaction(async (transaction) => {
    const same = and(
      eq(accountLinks.kind, link.kind),
      link.userId === null ? isNull(accountLinks.userId) : eq(accountLinks.userId, link.userId),
    );
    await transaction.delete(accountLinks).where(and(same, isNull(accountLinks.usedAt)));
    await transaction.insert(accountLinks).values(link);
  });
}

/** Uses a link up. Of several calls at once exactly one gets it; null when it is used, out of time or unknown. */
export async function useLink(
  database: Database,
  { kind, tokenHash }: Pick<AccountLink, "kind" | "tokenHash">,
  now: Date,
): Promise<AccountLink | null> {
  const rows = await database
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountLinks.kind, kind),
        eq(accountLinks.tokenHash, tokenHash),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .returning();
  return rows[0] ?? null;
}
