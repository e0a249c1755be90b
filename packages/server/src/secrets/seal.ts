import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Seals and opens short texts under one key. */
export type Seal = {
  seal(text: string): string;
  /** Throws when the text was sealed under another key or changed. */
  open(sealed: string): string;
};

const version = "v1";

/** AES-256-GCM with a nonce of its own for every text; `key` is 32 bytes. Sealed: version, nonce, tag and text, in base64url. */
export function makeSeal(key: Buffer): Seal {
  return {
    seal: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return [
        version,
        ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")),
      ].join(".");
    },
    open: (text) => {
      const [found, ...parts] = text.split(".");
      const [nonce, tag, sealed] = parts.map((part) => Buffer.from(part, "base64url"));
      if (found !== version || nonce === undefined || tag?.length !== 16 || sealed === undefined)
        throw new Error("The text was not sealed by this version.");
      const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 });
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
    },
  };
}
