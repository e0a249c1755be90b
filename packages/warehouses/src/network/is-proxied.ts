/** Whether connections to HTTP services go through a proxy of the operator's. */
export const isProxied = (): boolean =>
  ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"].some((name) => Boolean(process.env[name]));
