import type { Context } from "hono";
import { printable } from "../../../agents/text/printable.ts";
import { Markup } from "../../../islands/journey/markup.tsx";
import { isBlank } from "../../api/contract/text.ts";
import { canCarry, carriedTaste, carryTaste } from "../../taste_cookie.ts";
import { MOST_ANSWERS, type TasteSeal } from "../../taste_seal.ts";
import { fill, useWords } from "../../../islands/words.ts";
import type { Words } from "../../words/words.ts";
import { type PageDeps, sendPage, sharePicture, wordsFor } from "../context.ts";
import { sentFields } from "../sent_fields.ts";
import { PlainShell } from "../shell.tsx";
import { FirstQuestion, LONGEST_ANSWER, TasteForm } from "./form.tsx";
import { playTaste, type Taste, type TasteTurn } from "./play.ts";

interface View {
  taste: Taste;
  /** The answers so far, signed. */
  token: string;
  notice: string;
  kept: string;
}

/**
 * The first questions for whoever has no account: three answers, and what is heard in each. Nothing is stored: the
 * answers travel in the form, and in a cookie of the browser, so that Back and Reload lead to a page that was not sent.
 */
export function tastePage(deps: PageDeps) {
  const { data, taste: seal } = deps;

  return async function taste(c: Context): Promise<Response> {
    const form = await sentFields(c);
    const isSent = c.req.method === "POST";
    const before = await seal.open(isSent ? form.taste ?? "" : carriedTaste(c, deps));
    const answer = printable(form.answer ?? "").trim();
    const words = wordsFor(c);
    const notice = isSent ? problemOf(answer, words) : "";
    const isTaken = answer !== "" && notice === "" && before.length < MOST_ANSWERS;
    const answers = isTaken ? [...before, answer] : before;
    const token = await sealed(seal, answers);
    if (isTaken && canCarry(c, token)) {
      carryTaste(c, deps, token);
      return c.redirect("/try#last", 303);
    }
    const view = {
      taste: await playTaste(answers, data.today()),
      token,
      notice,
      kept: isTaken ? "" : answer,
    };
    return sendPage(c, deps, {
      title: `${words.taste.title} · Holdfast`,
      description: words.taste.description,
      picture: sharePicture(deps),
      className: "page-taste",
      body: <TastePage {...view} />,
    });
  };
}

async function sealed(seal: TasteSeal, answers: string[]): Promise<string> {
  return answers.length === 0 ? "" : await seal.seal(answers);
}

function problemOf(answer: string, { common, taste }: Words): string {
  if (isBlank(answer)) return taste.blank;
  const most = LONGEST_ANSWER.toLocaleString(common.locale);
  return answer.length > LONGEST_ANSWER ? fill(taste.tooLong, { most }) : "";
}

function TastePage({ taste, token, notice, kept }: View) {
  const says = useWords("taste");
  const isDone = taste.turns.length >= MOST_ANSWERS;
  const { questions_left: questions, minutes_left: minutes } = taste.standing;
  return (
    <PlainShell>
      <div className="page page-narrow taste">
        <h1>{taste.turns.length === 0 ? says.first : says.heard}</h1>
        <ol className="messages" aria-label={says.conversation}>
          {taste.turns.map((turn, index) => (
            <Exchange key={index} turn={turn} isLast={index === taste.turns.length - 1} />
          ))}
        </ol>
        <div className="taste-next">
          {notice !== "" && <p className="form-failure" role="alert">{notice}</p>}
          {!isDone && (
            <TasteForm
              token={token}
              label={taste.turns.length === 0 ? <FirstQuestion isInvited /> : says.answer}
              kept={kept.slice(0, LONGEST_ANSWER)}
              isMain
            />
          )}
          {taste.turns.length > 0 && (
            <form className="taste-register" method="post" action="/register">
              <input type="hidden" name="taste" value={token} />
              <p>
                {isDone && `${says.thatWasThree} `}
                {fill(says.left, { questions, minutes })}
              </p>
              <button type="submit" className={isDone ? "button button-main" : "button"}>
                {says.keep}
              </button>
            </form>
          )}
        </div>
      </div>
    </PlainShell>
  );
}

/** The last one is what the page opens at: what was said, what was heard, and the question below it. */
function Exchange(
  { turn: { said, reply, languages, heard }, isLast }: { turn: TasteTurn; isLast: boolean },
) {
  const says = useWords("taste");
  return (
    <>
      <li className="message message-founder">
        <p className="message-who" id={isLast ? "last" : undefined}>
          <span>{says.you}</span>
        </p>
        <p className="plain" lang={languages.said} dir="auto">{said}</p>
        {heard.length > 0 && (
          <dl className="taste-heard" aria-label={says.read}>
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
