import { type FormEvent, useState } from "react";
import { call, reasonOf } from "./api.ts";
import { TextField } from "./ui/TextField.tsx";

/** The form of /forgot-password. It answers alike whether or not the address is known. */
export default function ForgotPassword({ hasMail }: { hasMail: boolean }) {
  const [state, setState] = useState<"open" | "running" | "sent">("open");
  const [failure, setFailure] = useState("");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
    setState("running");
    setFailure("");
    try {
      await call("/auth/forgot-password", { method: "POST", body: { email } });
      setState("sent");
    } catch (error) {
      setFailure(reasonOf(error, "The request did not go through. Please try again."));
      setState("open");
    }
  }

  if (state === "sent") {
    return (
      <p className="note" role="status">
        {hasMail
          ? "If an account with this address exists, a link is on its way. It works once, and for one hour."
          : "If an account with this address exists, its link waits in the administrator's outbox. Ask whoever runs this Holdfast to hand it to you within the hour."}
      </p>
    );
  }
  return (
    <form method="post" action="/forgot-password" className="form" onSubmit={submit}>
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
      <p className="form-failure" role="alert">{failure}</p>
      <button type="submit" className="button button-main" disabled={state === "running"}>
        {state === "running" ? "Sending…" : hasMail ? "Send the link" : "Ask for a link"}
      </button>
    </form>
  );
}
