/** An end of a command that its user can do something about: one line, and no stack trace. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
    this.name = "Failure";
  }
}

/** Puts why a port cannot be listened on into words that say what to do. */
export function listenFailure(error: unknown, port: number, host: string): Failure {
  const { code, message } = error as NodeJS.ErrnoException;
  const other = port < 65_535 ? port + 1 : 9000;
  if (code === "EADDRINUSE") {
    return new Failure(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${other} npm start`,
    );
  }
  if (code === "EACCES") {
    return new Failure(`Port ${port} needs more rights. Choose another: PORT=9000 npm start`);
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "EADDRNOTAVAIL") {
    return new Failure(`This machine has no address "${host}". Leave HOST out, or correct it.`);
  }
  return new Failure(`Cannot listen on port ${port}: ${message}`);
}

/** Runs a command; a Failure becomes one line on stderr and the exit code. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    if (error.message !== "") console.error(error.message);
    process.exitCode = error.exitCode;
  });
}
