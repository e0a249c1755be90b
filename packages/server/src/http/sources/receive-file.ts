import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join, parse } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import { type Failure, failed, type Result, success } from "@parlance/contract";
import type { FastifyRequest } from "fastify";
import { type ReceivedFile, uploadFolder } from "../../commands/connect-file.ts";
import type { Services } from "../../services.ts";

/** Bytes that a form adds around its file at most. */
const FORM_BYTES = 65_536;

/**
 * Writes the one file of a multipart form to disk as it comes. Fails as invalid-request, or file-too-large as soon as the
 * limit is passed; then nothing is left.
 */
export async function receiveFile(
  services: Services,
  request: FastifyRequest,
): Promise<Result<ReceivedFile>> {
  if (!request.isMultipart()) return failed(missing("Send the file as multipart/form-data"));
  const limitBytes = services.settings.uploadLimitBytes;
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > limitBytes + FORM_BYTES)
    return failed({ code: "file-too-large", fileName: "The file", bytes: announced, limitBytes });
  const folder = await uploadFolder(services, randomUUID());
  try {
    const received = await writeParts(request, folder, limitBytes);
    if (!received.ok) await rm(folder, { recursive: true, force: true });
    return received;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function writeParts(
  request: FastifyRequest,
  folder: string,
  limitBytes: number,
): Promise<Result<ReceivedFile>> {
  const path = join(folder, "file");
  let fileName: string | null = null;
  let name = "";
  const limits = { fileSize: limitBytes, files: 1, fields: 10, fieldSize: 1000, parts: 12 };
  for await (const part of request.parts({ limits })) {
    if (part.type === "field") {
      if (part.fieldname === "name") name = String(part.value);
      continue;
    }
    fileName = shownName(part);
    await pipeline(part.file, createWriteStream(path));
    if (part.file.truncated)
      return failed({ code: "file-too-large", fileName, bytes: limitBytes + 1, limitBytes });
  }
  if (fileName === null) return failed(missing("The form has no file"));
  const label = name.trim() === "" ? parse(fileName).name : name.trim();
  return success({ folder, path, fileName, name: label.slice(0, 200) });
}

const shownName = ({ filename }: MultipartFile): string =>
  basename(filename ?? "")
    .replaceAll(/\p{Cc}/gu, "")
    .slice(0, 200) || "file";

const missing = (message: string): Failure => ({
  code: "invalid-request",
  issues: [{ path: "file", message }],
});
