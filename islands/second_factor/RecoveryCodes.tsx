import { saveFile } from "../save_file.ts";
import { CopyButton } from "../ui/CopyButton.tsx";

const FILE = "holdfast-recovery-codes.txt";

/** The codes for whoever loses the app: this is the only time that they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => Promise<void> }) {
  const text = `${codes.join("\n")}\n`;
  return (
    <>
      <p>
        <strong>Keep these recovery codes.</strong>{" "}
        If your phone is lost, each of them opens your account once. They are not shown again, and any from
        before no longer work.
      </p>
      <ul className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="buttons">
        <button
          type="button"
          className="button"
          onClick={() => saveFile(new Blob([text], { type: "text/plain" }), FILE)}
        >
          Save as a file
        </button>
        <CopyButton text={text} />
      </p>
      <button type="button" className="button button-main" onClick={() => void onDone()}>
        I have kept them
      </button>
    </>
  );
}
