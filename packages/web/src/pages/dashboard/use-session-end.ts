import { useEffect } from "react";
import { useNavigate } from "react-router";
import { signedOut } from "../../api/request.ts";
import { isSignedIn } from "../../api/session.ts";

/** Leads to the login once the session has ended: on the server, or in another window. */
export function useSessionEnd(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = (): void => void navigate("/login?message=login_required", { replace: true });
    const storage = (event: StorageEvent): void => {
      if (event.storageArea === localStorage && !isSignedIn()) leave();
    };
    window.addEventListener(signedOut, leave);
    window.addEventListener("storage", storage);
    return () => {
      window.removeEventListener(signedOut, leave);
      window.removeEventListener("storage", storage);
    };
  }, [navigate]);
}
