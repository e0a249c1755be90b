import type { ConnectionRequest } from "@parlance/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { readConnectionRequests, requestConnection } from "./connection-requests.ts";

const queryKey = ["connection-requests"];

/** What a member's workspace asked for, and how to ask for more. Asks the server only when `enabled`. */
export function useConnectionRequests(kind: ConnectionRequest["kind"], enabled: boolean) {
  const client = useQueryClient();
  const { data = [] } = useQuery({ queryKey, queryFn: readConnectionRequests, enabled });
  const mutation = useMutation({
    mutationFn: (name: string) => requestConnection({ kind, name }),
    onSuccess: (requests, name) => {
      client.setQueryData(queryKey, requests);
      toast.success(`Noted: your workspace would like ${name}.`);
    },
    onError: (error) => toast.error(error.message, { duration: 5000 }),
  });
  return {
    isRequested: (name: string) => data.some((request) => request.kind === kind && request.name === name),
    request: (name: string) => mutation.mutate(name),
  };
}
