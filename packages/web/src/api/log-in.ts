import { type LoginResponse, loginResponse } from "@parlance/contract";
import { requestError } from "./request.ts";

/** The account that anyone may try. */
export const demoAccount = { email: "demo@parlance.app", password: "demo123" };

/** Signs in on the server; throws with the server's detail, or "Login failed". */
export async function logIn(email: string, password: string): Promise<LoginResponse> {
  const response = await fetch("/api/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw await requestError(response);
  return loginResponse.parse(await response.json());
}

/** The session of the browser's own demo mode: its token is worth nothing on the server. */
export function localDemoSession(): LoginResponse {
  return {
    access_token: `demo_token_${Date.now()}`,
    refresh_token: "",
    name: "Demo User",
    email: demoAccount.email,
    isDemo: true,
    connection: {
      type: "bigquery",
      project_id: "parlance-demo",
      dataset_id: "retail_demo",
      config: { description: "Retail demo" },
    },
  };
}
