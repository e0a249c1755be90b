import { useState } from "react";
import { toast } from "sonner";
import { readStored, writeStored } from "../../../api/stored.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { NotificationSwitch } from "../notification-switch.tsx";
import { defaultServerAddress, isAddress, serverAddress } from "../server-address.ts";
import { PreferencesForm } from "./preferences-form.tsx";
import { type Probe, probeServer, probes } from "./probe-server.ts";

/** The analysis server's address with a test of its four endpoints, and what the workspace reads by. */
export function SettingsModal({ onClose }: { onClose: () => void }) {
  const [address, setAddress] = useState(serverAddress(readStored("mcp_server_url")));
  const [results, setResults] = useState<Probe[]>([]);
  const [testing, setTesting] = useState(false);
  const test = async (): Promise<void> => {
    setTesting(true);
    setResults([]);
    try {
      const found = await probeServer(address);
      setResults(found);
      const responding = found.filter(({ ok }) => ok).length;
      const text = `Test completed. ${responding}/${probes.length} endpoints responding.`;
      if (responding > 0) toast.success(text, { duration: 5000 });
      else toast.error(text, { duration: 5000 });
    } catch (error) {
      console.error("MCP connection test", error);
      toast.error("Connection test failed. Check console for details.", { duration: 5000 });
    } finally {
      setTesting(false);
    }
  };
  const save = (): void => {
    if (!isAddress(address)) {
      toast.error("This is no address of a server. Start it with http:// or https://.", { duration: 5000 });
      return;
    }
    if (!writeStored("mcp_server_url", address)) {
      toast.error("This browser’s storage is full or closed: the address was not kept.", { duration: 5000 });
      return;
    }
    toast.success("MCP server settings saved", { duration: 3000 });
    onClose();
  };
  return (
    <Modal
      title="MCP Server Settings"
      description="Where questions are analysed. This page’s own server is used unless you name another."
      open
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Field
          label="Server URL"
          value={address}
          maxLength={300}
          placeholder={defaultServerAddress}
          onChange={(event) => setAddress(event.target.value)}
        />
        {results.length > 0 && (
          <ul aria-label="Endpoints" className="grid gap-1 font-mono text-xs">
            {results.map(({ path, ok, detail }) => (
              <li key={path} className="flex justify-between gap-3">
                <span>GET {path}</span>
                <span className={ok ? "text-gain" : "text-loss"}>{detail}</span>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <Button disabled={testing} onClick={() => void test()}>
            {testing ? "Testing..." : "Test Connection"}
          </Button>
          <Button look="primary" onClick={save}>
            Save
          </Button>
        </div>
        <NotificationSwitch />
        <PreferencesForm />
      </div>
    </Modal>
  );
}
