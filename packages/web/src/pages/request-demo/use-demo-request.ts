import { type FormEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { sendLead } from "../../api/leads.ts";
import {
  checkRequest,
  type DemoRequest,
  type DemoRequestErrors,
  emptyRequest,
  leadOf,
} from "./check-request.ts";

const HOME_MILLISECONDS = 3000;

/** The form's state: what is typed, what is wrong, and whether it has been submitted, after which the way leads home. */
export function useDemoRequest() {
  const [request, setRequest] = useState(emptyRequest);
  const [errors, setErrors] = useState<DemoRequestErrors>({});
  const [submitted, setSubmitted] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!submitted) return;
    const timer = setTimeout(() => void navigate("/"), HOME_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [submitted, navigate]);

  const edit = (field: keyof DemoRequest, value: string): void => {
    const leavesOther = field === "cloudPlatform" && value !== "other";
    setRequest((now) => ({ ...now, [field]: value, ...(leavesOther && { customCloudPlatform: "" }) }));
    setErrors(({ [field]: _, ...rest }) => rest);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = checkRequest(request);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      focusField(event.currentTarget, first);
      return;
    }
    void sendLead(leadOf(request));
    setSubmitted(true);
  };
  return { request, errors, submitted, edit, submit };
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
