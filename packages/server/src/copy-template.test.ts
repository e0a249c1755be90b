import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyTemplate } from "./copy-template.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "template-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

function template(key: string) {
  const made = { count: 0 };
  const make = async (folder: string): Promise<void> => {
    made.count += 1;
    await writeFile(join(folder, "content"), key);
  };
  return { made, template: { name: "thing", key, make } };
}

describe("copyTemplate", () => {
  it("makes once and copies after that", async () => {
    const { made, template: thing } = template("one");
    await copyTemplate(thing, join(root, "a"), join(root, "cache"));
    await copyTemplate(thing, join(root, "b"), join(root, "cache"));
    expect(made.count).toBe(1);
    expect(await readFile(join(root, "a/content"), "utf8")).toBe("one");
    expect(await readFile(join(root, "b/content"), "utf8")).toBe("one");
  });

  it("lets two make it at once", async () => {
    const { template: thing } = template("one");
    await Promise.all(["a", "b"].map((name) => copyTemplate(thing, join(root, name), join(root, "cache"))));
    expect(await readdir(join(root, "cache"))).toEqual(["thing-one"]);
  });

  it("removes templates of old keys", async () => {
    await copyTemplate(template("one").template, join(root, "a"), join(root, "cache"));
    await utimes(join(root, "cache/thing-one"), 0, 0);
    await copyTemplate(template("two").template, join(root, "b"), join(root, "cache"));
    expect(await readdir(join(root, "cache"))).toEqual(["thing-two"]);
  });

  it("leaves nothing when making fails", async () => {
    const thing = { name: "thing", key: "one", make: () => Promise.reject(new Error("no")) };
    await expect(copyTemplate(thing, join(root, "a"), join(root, "cache"))).rejects.toThrow("no");
    expect(await readdir(root)).toEqual(["cache"]);
    expect(await readdir(join(root, "cache"))).toEqual([]);
  });

  it("makes in place where there can be no cache", async () => {
    await writeFile(join(root, "file"), "");
    const { template: thing } = template("one");
    await copyTemplate(thing, join(root, "a"), join(root, "file/cache"));
    expect(await readFile(join(root, "a/content"), "utf8")).toBe("one");
  });
});
