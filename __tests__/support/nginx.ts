import { type RunningNginx, startNginx } from "../../src/bench/start-nginx";

/** Serves a built site with nginx during the tests of a file. */
export function serveWithNginx(output: string, more: string[] = []): RunningNginx {
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await startNginx(output, more);
  });
  afterAll(() => nginx.stop());
  return {
    get url() {
      return nginx.url;
    },
    get port() {
      return nginx.port;
    },
    get folder() {
      return nginx.folder;
    },
    stop: () => nginx.stop(),
  };
}
