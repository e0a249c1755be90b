import type { FormEvent, InputHTMLAttributes } from "react";
import { Link } from "react-router";
import { platforms } from "../../content/platforms.ts";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import type { DemoRequest, DemoRequestErrors } from "./check-request.ts";

type FormState = {
  request: DemoRequest;
  errors: DemoRequestErrors;
  edit: (field: keyof DemoRequest, value: string) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
};

/** The form. Errors stand under their fields; nothing is sent while there is one. */
export function DemoForm({ request, errors, edit, submit }: FormState) {
  const text = (
    name: keyof DemoRequest,
    label: string,
    attributes: InputHTMLAttributes<HTMLInputElement> = {},
  ) => (
    <FormField label={label} optional={attributes.required !== true} error={errors[name]}>
      {(control) => (
        <input
          name={name}
          value={request[name]}
          onChange={(event) => edit(name, event.target.value)}
          {...attributes}
          {...control}
        />
      )}
    </FormField>
  );
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Request a demo"
      className="grid content-start gap-5 rounded-xl border border-line bg-surface p-5 sm:p-8"
    >
      {text("email", "Email", { type: "email", required: true, autoComplete: "email" })}
      <div className="grid grid-cols-2 gap-4">
        {text("firstName", "First name", { required: true, autoComplete: "given-name" })}
        {text("lastName", "Last name", { required: true, autoComplete: "family-name" })}
      </div>
      {text("company", "Company", { required: true, autoComplete: "organization" })}
      {text("phone", "Phone", { type: "tel", autoComplete: "tel" })}
      {text("jobTitle", "Job title", { autoComplete: "organization-title" })}
      <PlatformField request={request} errors={errors} edit={edit} />
      {request.cloudPlatform === "other" &&
        text("customCloudPlatform", "Your cloud data platform", { required: true })}
      <Button type="submit" look="primary" size="large" className="mt-1 tracking-wide">
        REQUEST DEMO
      </Button>
      <Consent />
    </form>
  );
}

function PlatformField({ request, errors, edit }: Omit<FormState, "submit">) {
  return (
    <FormField label="Cloud data platform" error={errors.cloudPlatform}>
      {(control) => (
        <select
          name="cloudPlatform"
          value={request.cloudPlatform}
          onChange={(event) => edit("cloudPlatform", event.target.value)}
          {...control}
        >
          <option value="">Select a platform</option>
          {platforms.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

function Consent() {
  const look = "text-ink underline underline-offset-4 hover:text-accent";
  return (
    <p className="text-sm text-muted text-pretty">
      By submitting this form you agree to our{" "}
      <Link to="/terms-and-conditions" target="_blank" rel="noopener" className={look}>
        Terms and Conditions
      </Link>{" "}
      and acknowledge our{" "}
      <Link to="/privacy-statement" target="_blank" rel="noopener" className={look}>
        Privacy Statement
      </Link>
      .
    </p>
  );
}
