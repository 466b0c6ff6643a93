import { saveFile } from "../save_file.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { useWords } from "../words.ts";

const FILE = "holdfast-recovery-codes.txt";

/** The codes for whoever loses the app: this is the only time that they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => Promise<void> }) {
  const { recovery } = useWords("second_factor");
  const text = `${codes.join("\n")}\n`;
  return (
    <>
      <p>
        <strong>{recovery.keep}</strong> {recovery.about}
      </p>
      <ul className="recovery-codes" aria-label={recovery.codes}>
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
          {recovery.save}
        </button>
        <CopyButton text={text} />
      </p>
      <button type="button" className="button button-main" onClick={() => void onDone()}>
        {recovery.kept}
      </button>
    </>
  );
}
