import { anomalies } from "./commands/anomalies.ts";
import { ask } from "./commands/ask.ts";
import { drivers } from "./commands/drivers.ts";
import { evaluate } from "./commands/evaluate.ts";
import { forecast } from "./commands/forecast.ts";
import { infer } from "./commands/infer.ts";
import { ingest } from "./commands/ingest.ts";
import { UsageError, usage } from "./usage.ts";

/** A command takes its arguments and answers with the exit code. */
type Command = (args: string[]) => Promise<number>;

const commands: Record<string, Command> = {
  anomalies,
  ask,
  drivers,
  eval: evaluate,
  forecast,
  ingest,
  infer,
};

async function main([name = "", ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const help = name === "" || name === "--help" || name === "help";
    (help ? process.stdout : process.stderr).write(help ? usage : `Unknown command “${name}”.\n\n${usage}`);
    return help ? 0 : 2;
  }
  try {
    return await command(args);
  } catch (error) {
    if (!(error instanceof UsageError) && !isArgumentError(error)) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    return 2;
  }
}

const isArgumentError = (error: unknown): boolean =>
  error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");

process.exitCode = await main(process.argv.slice(2));
