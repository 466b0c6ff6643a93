import { useWords } from "../words.ts";

/** What stands while a journey is fetched: a heading for those who listen, a line for those who look. */
export function LoadingJourney({ text }: { text: string }) {
  const { heading } = useWords("journey");
  return (
    <div className="page page-narrow">
      <h1 className="visually-hidden">{heading}</h1>
      <p className="loading">{text}</p>
    </div>
  );
}
