import { type WarehouseKind, warehouseKinds } from "@parlance/contract";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

/** The kind of source that the address asks to connect (`?connect=postgresql`), which then leaves the address; null for none. */
export function useAskedConnection(): WarehouseKind | null {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [asked] = useState(() => warehouseKinds.find((kind) => kind === parameters.get("connect")) ?? null);
  useEffect(() => {
    if (parameters.has("connect")) void navigate("/dashboard", { replace: true });
  }, [parameters, navigate]);
  return asked;
}
