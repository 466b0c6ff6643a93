import { useEffect, useState } from "react";
import { signOut } from "./account.ts";
import { useWords } from "./words.ts";

interface Props {
  /** True where a link of ours led here: it was pressed to sign out. */
  isAsked: boolean;
}

/** Signs out and goes to the front page: at once for whoever has asked, for all others once they press the button. */
export default function SignOut({ isAsked }: Props) {
  const { header } = useWords("common");
  const [isRunning, setRunning] = useState(false);

  async function leave() {
    setRunning(true);
    await signOut();
    location.replace("/");
  }

  useEffect(() => {
    if (isAsked) void leave();
  }, []);

  return (
    <button
      type="button"
      className="button button-main"
      disabled={isRunning}
      onClick={() => void leave()}
    >
      {header.logout}
    </button>
  );
}
