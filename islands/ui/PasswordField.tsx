import { type ComponentProps, useState } from "react";
import { useWords } from "../words.ts";
import { TextField } from "./TextField.tsx";

/** A password input that can show what was typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "action">) {
  const { showPassword, hidePassword } = useWords("common");
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className="field-toggle"
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? hidePassword : showPassword}
      <span className="visually-hidden">{` ${props.label.toLowerCase()}`}</span>
    </button>
  );
  return <TextField {...props} type={isShown ? "text" : "password"} action={toggle} />;
}
