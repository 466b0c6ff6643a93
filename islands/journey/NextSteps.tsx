/** What can be done once the journey is complete. */
export function NextSteps() {
  return (
    <div className="next-steps">
      <h2>Your foundation stands</h2>
      <p>
        <a className="button button-main" href="/anchors">Read your four anchors</a>
        <a className="button" href="/documents">Make the strategy PDF</a>
        <a className="button" href="/consultant">Ask the consultant</a>
      </p>
    </div>
  );
}
