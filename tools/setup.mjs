#!/usr/bin/env node
/**
 * The set-up step of `npm start`, `npm run dev` and `npm test`: installs what the lock file names, builds the
 * web app when its sources changed (`--no-build` skips that), and sees to a browser for the tests (`--browser`).
 * It runs before anything is installed: plain JavaScript, Node's own modules, Node 20.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, "packages/web");
const buildStamp = join(root, "node_modules/.parlance-web-build");

setUp(process.argv.slice(2));

function setUp(flags) {
  if (!isInstalled()) install();
  if (!flags.includes("--no-build")) buildWebApp();
  if (flags.includes("--browser")) ensureBrowser();
}

/** npm keeps what it installed in a lock file of its own, written last: the two agree, or an install is due. */
function isInstalled() {
  const wanted = lockedPackages("package-lock.json");
  const present = lockedPackages("node_modules/.package-lock.json");
  if (wanted === null || present === null || !existsSync(join(root, "node_modules/.bin/node"))) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true;
    const found = present[path];
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional);
  });
}

function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return null;
  }
}

function install() {
  say("Installing packages …");
  const arguments_ = ["ci", "--include=dev", "--loglevel=error", "--no-audit", "--no-fund"];
  if (npm(arguments_, ["ignore", "ignore", "inherit"]) !== 0) {
    stop(
      "`npm ci` failed; its message is above. Check that the package registry can be reached " +
        "(`npm ping`) and that the disk has 1 GB free, then run the command again.",
    );
  }
  if (!existsSync(join(root, "node_modules/.bin/node"))) {
    stop(
      "npm installed the packages but not the pinned Node: its install script did not run. " +
        "Run `npm rebuild node --ignore-scripts=false`, then the command again.",
    );
  }
}

function buildWebApp() {
  if (!existsSync(join(web, "vite.config.ts"))) return;
  const sources = hashOf([
    web,
    join(root, "packages/contract/src"),
    join(root, "packages/charts/src"),
    join(root, "package-lock.json"),
  ]);
  const built = existsSync(buildStamp) ? readFileSync(buildStamp, "utf8") : "";
  if (built === sources && existsSync(join(web, "dist/index.html"))) return;
  say("Building the web app …");
  if (npm(["run", "--silent", "build"], ["ignore", "ignore", "inherit"]) !== 0) {
    stop("The web app did not build; `npm run build` shows the whole output.");
  }
  writeFileSync(buildStamp, sources);
}

/** One hash of the names and contents of all files that the build reads; tests and results are not among them. */
function hashOf(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    if (/(^|[\\/])(node_modules|dist|test)$|\.test\.tsx?$/.test(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else {
      hash.update(`${path.slice(root.length)}\0`).update(readFileSync(path));
    }
  };
  paths.filter((path) => existsSync(path)).forEach(visit);
  return hash.digest("hex");
}

function ensureBrowser() {
  const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  if (existsSync(chromium)) return;
  const commands = "apt-get update && apt-get install -y --no-install-recommends chromium";
  const mayInstall =
    process.env.CHROMIUM_PATH === undefined && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!mayInstall) {
    stop(
      `The browser tests need Chromium, and there is none at ${chromium}. ` +
        `Install it (on Debian or Ubuntu, as root: ${commands}), or set CHROMIUM_PATH to one that you have.`,
    );
  }
  say("Installing Chromium …");
  const { status, stdout, stderr } = spawnSync("sh", ["-c", commands], {
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0 || !existsSync(chromium)) stop(`${stdout}${stderr}\nThis failed: ${commands}`);
}

/** Runs the npm that runs us, on its own Node: the pinned one disappears while `npm ci` replaces node_modules. */
function npm(arguments_, stdio) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const known = script?.endsWith("js") && node && existsSync(node);
  const [command, first] = known ? [node, [script]] : ["npm", []];
  const shell = !known && process.platform === "win32";
  return spawnSync(command, [...first, ...arguments_], { cwd: root, stdio, shell }).status;
}

function say(line) {
  console.log(line);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
