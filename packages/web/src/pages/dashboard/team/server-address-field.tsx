import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { readStored, writeStored } from "../../../api/stored.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { defaultServerAddress, isAddress, serverAddress } from "../server-address.ts";

/** Where the analysis server is; the badge of the chat looks there at once. */
export function ServerAddress() {
  const [address, setAddress] = useState(serverAddress(readStored("mcp_server_url")));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (!isAddress(address)) {
      toast.error("This is no address of a server. Start it with http:// or https://.", { duration: 5000 });
      return;
    }
    if (writeStored("mcp_server_url", address)) toast.success("Server address saved", { duration: 3000 });
    else
      toast.error("This browser’s storage is full or closed: the address was not kept.", { duration: 5000 });
  };
  return (
    <form
      onSubmit={save}
      aria-label="Server address"
      className="flex flex-wrap items-end gap-3 rounded-xl border border-line bg-surface p-4"
    >
      <div className="min-w-60 flex-1">
        <Field
          label="Analysis server address"
          value={address}
          maxLength={300}
          placeholder={defaultServerAddress}
          onChange={(event) => setAddress(event.target.value)}
        />
      </div>
      <Button type="submit" className="h-10">
        Save
      </Button>
    </form>
  );
}
