import { Markup } from "../../../islands/journey/markup.tsx";
import { TALK } from "./tidewatch.ts";

/** An answer of a founder, and what is asked next. */
export interface TalkTurn {
  said: string;
  agent: string;
  reply: string;
  /** 0 to 100. */
  progress: number;
  minutesLeft: number;
}

/** A moment of the interview as it stands on the journey screen. */
export function Talk() {
  return (
    <figure className="landing-talk">
      <div className="message message-founder">
        <p className="message-who">
          <span>The founder</span>
        </p>
        <p>{TALK.said}</p>
      </div>
      <div className="message">
        <p className="message-who">
          <span>{TALK.agent}</span>
        </p>
        <div className="message-words">
          <Markup text={TALK.reply} />
        </div>
      </div>
      <figcaption>
        {TALK.progress}% laid, about {TALK.minutesLeft}{" "}
        minutes left. What was heard, then the one question, then why it is asked.
      </figcaption>
    </figure>
  );
}
