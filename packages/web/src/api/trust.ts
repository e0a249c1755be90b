import {
  type TrustResponse,
  trustResponse,
  type VerifiedQuestion,
  type VerifyRequest,
  verifiedQuestionSchema,
} from "@parlance/contract";
import { call, send } from "./call.ts";

/** Verified questions, and how far answers can be trusted here. */
export const readTrust = (): Promise<TrustResponse> => call(trustResponse, "/api/trust");

/** Vouches for the answer of a turn, for its own words or others. */
export const verifyAnswer = (request: VerifyRequest): Promise<VerifiedQuestion> =>
  call(verifiedQuestionSchema, "/api/verified", { method: "POST", body: request });

/** Takes a verified question back. */
export const unverify = (id: string) => send(`/api/verified/${encodeURIComponent(id)}`, { method: "DELETE" });

/** Reads every verified question anew and compares the rows. */
export const runVerified = (): Promise<TrustResponse> =>
  call(trustResponse, "/api/verified/run", { method: "POST", body: {} });
