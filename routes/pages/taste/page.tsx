import type { Context } from "hono";
import { printable } from "../../../agents/text/printable.ts";
import { Markup } from "../../../islands/journey/markup.tsx";
import { isBlank } from "../../api/contract/text.ts";
import { MOST_ANSWERS, type TasteSeal } from "../../taste_seal.ts";
import { type PageDeps, sendPage } from "../context.ts";
import { PlainShell } from "../shell.tsx";
import { FirstQuestion, LONGEST_ANSWER, TasteForm } from "./form.tsx";
import { playTaste, type Taste, type TasteTurn } from "./play.ts";

const BLANK = "Write something before sending.";
const TOO_LONG = `Please keep it under ${LONGEST_ANSWER.toLocaleString("en")} characters here: ` +
  "with an account there is no such limit.";

interface View {
  taste: Taste;
  /** The answers so far, signed. */
  token: string;
  notice: string;
  kept: string;
}

/** The first questions for whoever has no account: three answers, and what is heard in each. Nothing is stored. */
export function tastePage(deps: PageDeps) {
  const { data, taste: seal } = deps;

  return async function taste(c: Context): Promise<Response> {
    const form: Record<string, unknown> = c.req.method === "POST" ? await c.req.parseBody() : {};
    const before = await seal.open(textOf(form.taste));
    const answer = printable(textOf(form.answer)).trim();
    const notice = problemOf(c.req.method === "POST", answer);
    const isTaken = answer !== "" && notice === "" && before.length < MOST_ANSWERS;
    const answers = isTaken ? [...before, answer] : before;
    const view = {
      taste: await playTaste(answers, data.today()),
      token: await sealed(seal, answers),
      notice,
      kept: isTaken ? "" : answer,
    };
    return sendPage(c, deps, {
      title: "Try the first questions · Holdfast",
      description:
        "Three questions of the interview, without an account: what is heard, and what is asked next.",
      className: "page-taste",
      body: <TastePage {...view} />,
    });
  };
}

async function sealed(seal: TasteSeal, answers: string[]): Promise<string> {
  return answers.length === 0 ? "" : await seal.seal(answers);
}

function problemOf(isPosted: boolean, answer: string): string {
  if (!isPosted) return "";
  if (isBlank(answer)) return BLANK;
  return answer.length > LONGEST_ANSWER ? TOO_LONG : "";
}

function TastePage({ taste, token, notice, kept }: View) {
  const isDone = taste.turns.length >= MOST_ANSWERS;
  const { questions_left: questions, minutes_left: minutes } = taste.standing;
  return (
    <PlainShell>
      <div className="page page-narrow taste">
        <h1>{taste.turns.length === 0 ? "Try the first question" : "What was heard"}</h1>
        <ol className="messages" aria-label="Conversation">
          {taste.turns.map((turn, index) => <Exchange key={index} turn={turn} />)}
        </ol>
        <div id="next" className="taste-next">
          {notice !== "" && <p className="form-failure" role="alert">{notice}</p>}
          {!isDone && (
            <TasteForm
              token={token}
              label={taste.turns.length === 0 ? <FirstQuestion /> : "Your answer"}
              kept={kept.slice(0, LONGEST_ANSWER)}
            />
          )}
          {taste.turns.length > 0 && (
            <form className="taste-register" method="post" action="/register">
              <input type="hidden" name="taste" value={token} />
              <p>
                {isDone && "That was three. "}
                {questions} questions are left, about {minutes}{" "}
                minutes. With an account you go on from here: what you have written comes along.
              </p>
              <button type="submit" className={isDone ? "button button-main" : "button"}>
                Keep these answers and go on
              </button>
            </form>
          )}
        </div>
      </div>
    </PlainShell>
  );
}

function Exchange({ turn: { said, reply, languages, heard } }: { turn: TasteTurn }) {
  return (
    <>
      <li className="message message-founder">
        <p className="message-who">
          <span>You</span>
        </p>
        <p className="plain" lang={languages.said}>{said}</p>
        {heard.length > 0 && (
          <dl className="taste-heard" aria-label="Read from your answer">
            {heard.map(({ label, value }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd lang={languages.said}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </li>
      <li className="message">
        <p className="message-who">
          <span>Holdfast Master</span>
        </p>
        <div className="message-words" lang={languages.reply}>
          <Markup text={reply} />
        </div>
      </li>
    </>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
