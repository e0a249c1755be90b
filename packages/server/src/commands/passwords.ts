import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

/** What a missing user is compared with, so that it takes as long as a wrong password. */
export const ABSENT_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${"0".repeat(22)}$${"0".repeat(43)}`;

/** Hashes a password with scrypt and a fresh salt; the parameters stand in the result, base64url after them. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Whether a password is the one that was hashed; takes the same time either way. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = hash.split("$");
  const expected = Buffer.from(key, "base64url");
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: COST.maxmem };
  const actual = await derive(password, Buffer.from(salt, "base64url"), cost);
  return expected.length === actual.length && timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize("NFKC"), salt, LENGTH, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    ),
  );
}
