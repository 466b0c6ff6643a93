import { type FormEvent, useState } from "react";
import { call, reasonOf } from "./api.ts";
import { TextField } from "./ui/TextField.tsx";
import { useWords } from "./words.ts";

/** The form of /forgot-password. It answers alike whether or not the address is known. */
export default function ForgotPassword({ hasMail }: { hasMail: boolean }) {
  const { email } = useWords("account");
  const { forgot } = useWords("sign_in");
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
      setFailure(reasonOf(error, forgot.failed));
      setState("open");
    }
  }

  if (state === "sent") {
    return <p className="outcome" role="status">{hasMail ? forgot.sent : forgot.sentWithoutMail}</p>;
  }
  return (
    <form method="post" action="/forgot-password" className="form" onSubmit={submit}>
      <TextField label={email} name="email" type="email" autoComplete="username" required />
      <p className="form-failure" role="alert">{failure}</p>
      <button type="submit" className="button button-main" disabled={state === "running"}>
        {state === "running" ? forgot.running : hasMail ? forgot.submit : forgot.submitWithoutMail}
      </button>
    </form>
  );
}
