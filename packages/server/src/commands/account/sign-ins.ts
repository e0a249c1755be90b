import { failed, type Result, type SignInsResponse, success } from "@parlance/contract";
import type { Services } from "../../services.ts";
import { deleteSignIn, listSignIns } from "../../store/session-store.ts";
import type { Access } from "../sessions.ts";

/** Where an account is signed in, the latest first. */
export async function signInsOf({ database, now }: Services, access: Access): Promise<SignInsResponse> {
  const found = await listSignIns(database, access.userId, now());
  return {
    signIns: found.map(({ family, since, lastRenewed }) => ({
      id: family,
      since: since.toISOString(),
      lastRenewed: lastRenewed.toISOString(),
      current: family === access.family,
    })),
  };
}

/** Ends one sign-in of the caller's own account. Fails as not-found. */
export async function endSignIn({ database }: Services, access: Access, id: string): Promise<Result<null>> {
  return (await deleteSignIn(database, access.userId, id))
    ? success(null)
    : failed({ code: "not-found", what: "sign-in" });
}
