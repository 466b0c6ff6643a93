import { useWords } from "../words.ts";
import { PasswordField } from "./PasswordField.tsx";

/** Asks for the password that is valid now, before something is changed that only its owner may change. */
export function OwnPasswordField({ error }: { error: string | undefined }) {
  const { ownPassword } = useWords("account");
  return (
    <PasswordField
      label={ownPassword}
      name="password"
      autoComplete="current-password"
      error={error}
      required
    />
  );
}
