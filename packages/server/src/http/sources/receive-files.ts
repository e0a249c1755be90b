import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join, parse } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import { type Failure, failed, filesText, maximumFiles, type Result, success } from "@parlance/contract";
import type { FileToIngest } from "@parlance/warehouses";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type ReceivedFiles, uploadFolder } from "../../commands/files/connect-files.ts";
import type { Services } from "../../services.ts";

/** Bytes that a form adds around its files at most. */
const FORM_BYTES = 65_536;

/**
 * Writes the files of a multipart form to disk as they come. The limit is of all of them together. Fails as
 * invalid-request, or file-too-large as soon as the limit is passed; then nothing is left.
 */
export async function receiveFiles(
  services: Services,
  request: FastifyRequest,
): Promise<Result<ReceivedFiles>> {
  if (!request.isMultipart()) return failed(badForm("Send the file as multipart/form-data"));
  const limitBytes = services.settings.uploadLimitBytes;
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > limitBytes + FORM_BYTES) return failed(tooLarge(announced, limitBytes, null));
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

/** Reads what a client still sends, so that it gets to see the answer. */
export function drained(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.unpipe();
  request.raw.resume();
  return reply;
}

async function writeParts(
  request: FastifyRequest,
  folder: string,
  limitBytes: number,
): Promise<Result<ReceivedFiles>> {
  const files: FileToIngest[] = [];
  let name = "";
  let bytes = 0;
  // One more than may come, so that it is told here.
  const limits = { fileSize: limitBytes, files: maximumFiles + 1, fields: 10, fieldSize: 1000 };
  for await (const part of request.parts({ limits: { ...limits, parts: maximumFiles + 12 } })) {
    if (part.type === "field") {
      if (part.fieldname === "name") name = String(part.value);
      continue;
    }
    if (files.length === maximumFiles) return failed(badForm(`At most ${maximumFiles} files at once`));
    const file = { path: join(folder, `file-${files.length}`), fileName: shownName(part) };
    bytes += await write(part.file, file.path, limitBytes - bytes);
    files.push(file);
    if (bytes > limitBytes || part.file.truncated)
      return failed(tooLarge(limitBytes + 1, limitBytes, files.length === 1 ? file.fileName : null));
  }
  if (files.length === 0) return failed(badForm("The form has no file"));
  const inOrder = files.toSorted((one, other) => one.fileName.localeCompare(other.fileName, "en"));
  return success({ folder, files: inOrder, name: (name.trim() || nameOf(inOrder)).slice(0, 200) });
}

/** Writes a part as long as there is room for it; the bytes that came, at most one chunk more than that. */
async function write(part: Readable, path: string, room: number): Promise<number> {
  let bytes = 0;
  await pipeline(
    part,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > room) return;
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  return bytes;
}

/** What a source is called that was given no name: as its files are, without their endings. */
const nameOf = (files: readonly FileToIngest[]): string =>
  filesText(files.map(({ fileName }) => parse(fileName).name));

const shownName = ({ filename }: MultipartFile): string =>
  basename(filename ?? "")
    .replaceAll(/\p{Cc}/gu, "")
    .slice(0, 200) || "file";

/** `fileName` is null where it is all files together that have too many bytes. */
const tooLarge = (bytes: number, limitBytes: number, fileName: string | null): Failure => ({
  code: "file-too-large",
  fileName: fileName ?? "The upload",
  bytes,
  limitBytes,
});

const badForm = (message: string): Failure => ({
  code: "invalid-request",
  issues: [{ path: "file", message }],
});
