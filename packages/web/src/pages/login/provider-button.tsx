import { useQuery } from "@tanstack/react-query";
import { leaveForProvider, readProvider } from "../../api/oidc.ts";
import { Button } from "../../ui/button.tsx";

/** Sign-in with the organisation's identity provider; nothing where none is set or none is reached. */
export function ProviderButton() {
  const { data } = useQuery({ queryKey: ["provider"], queryFn: readProvider, retry: false });
  if (data == null) return null;
  return (
    <Button size="large" onClick={() => void leaveForProvider(data)}>
      Continue with {data.name}
    </Button>
  );
}
