import { Footer } from "../shell.tsx";
import { FirstQuestion, TasteForm } from "../taste/form.tsx";
import { Example } from "./example.tsx";
import { ANCHORS, COSTS, DELIVERABLES, PICTURES, QUESTIONS, STEPS } from "./words.ts";

/** The landing page: a claim, the first question to try, what you get, how an hour goes, what it costs. */
export function Landing() {
  return (
    <>
      <header className="landing-head">
        <p className="brand">Holdfast</p>
        <nav aria-label="On this page">
          <a href="#what-you-get">What You Get</a>
          <a href="#framework">Framework</a>
          <a href="#advantage">Advantage</a>
          <a href="#pricing">Pricing</a>
        </nav>
        <a className="landing-sign-in" href="/login">Sign In</a>
      </header>
      <main id="main">
        <section className="hero">
          <h1>A strategy that could be nobody else's, in 60 minutes instead of 6+ weeks.</h1>
          <p className="lead">
            Four agents ask, one master agent keeps the thread, and every sentence they write shows what it
            rests on: your own words, a page they read, or an assumption with its cheapest test.
          </p>
          <a className="button button-main button-large" href="/register">
            Discover Your Strategic Advantage
          </a>
          <TasteForm token="" label={<FirstQuestion />} />
        </section>
        <section className="landing-section landing-split">
          <h2>Most Business Builders Miss Their Greatest Opportunity</h2>
          <p>
            It is rarely a feature. It is the thing they would refuse to do, said so plainly that the right
            customers recognise themselves and the wrong ones leave. Templates sand it off. Traditional
            strategy finds it, for more than $10K and after weeks of workshops.
          </p>
        </section>
        <Example />
        <section className="landing-section" id="what-you-get">
          <h2>The Four Strategic Anchors</h2>
          <ol className="landing-anchors">
            {ANCHORS.map(([name, text, agent]) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
                <p className="hint">{agent}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="landing-section">
          <h2>60 Minutes. 4 Agents.</h2>
          <dl className="landing-list">
            {DELIVERABLES.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="landing-section" id="framework">
          <h2>One master agent keeps the thread. Four specialists ask.</h2>
          <p>
            Truth discovery, expression, attention and evolution each have an agent. The master agent decides
            who speaks next, and never asks what you have already said.
          </p>
          <ol className="landing-steps">
            {STEPS.map(([name, text]) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <div className="landing-band">
          <section className="landing-section">
            <h2>What you hand out is set, not exported</h2>
            <ul className="landing-pictures">
              {PICTURES.map(({ file, alt, text }) => (
                <li key={file}>
                  <a href={`/pictures/${file}`}>
                    <img src={`/pictures/${file}`} width="480" height="678" alt={alt} loading="lazy" />
                  </a>
                  <p className="hint">{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section className="landing-section landing-split">
          <h2>Then it stays: your Strategic Advisor</h2>
          <p>
            An always-on advisor with full memory of your foundation. It says when a question goes against a
            decision of yours. Competitive monitoring reads pages again, quarterly strategy reviews ask what
            was measured, monthly cultural trend updates name two houses or none.
          </p>
        </section>
        <section className="landing-section landing-split" id="advantage">
          <h2>A strategy is what you refuse</h2>
          <p>
            The choices are yours, each with what it gives up. Your words stay as you said them. What nobody
            knows is printed as unknown, with the cheapest way to find out.
          </p>
        </section>
        <section className="landing-section">
          <h2>What the same hour costs elsewhere</h2>
          <div className="table-scroll" tabIndex={0} role="group" aria-label="What it costs elsewhere">
            <table className="landing-costs">
              <thead>
                <tr>
                  <td />
                  <th scope="col">Money</th>
                  <th scope="col">Time</th>
                  <th scope="col">What it does better</th>
                  <th scope="col">What it leaves to you</th>
                </tr>
              </thead>
              <tbody>
                {COSTS.map(([name, ...cells]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {cells.map((cell) => <td key={cell}>{cell}</td>)}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
        <section className="landing-section landing-split" id="pricing">
          <h2>Choose Your Journey</h2>
          <div>
            <p>
              Plans are coming soon. Until then an account has three strategic foundations and ten
              consultations a month. The waitlist hears first.
            </p>
            <a className="button button-main" href="/register?waitlist=yes">Join Waitlist</a>
          </div>
        </section>
        <section className="landing-section">
          <h2>Questions people ask</h2>
          <dl className="landing-list">
            {QUESTIONS.map(([question, answer]) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="landing-section landing-end">
          <h2>The first question takes a minute</h2>
          <p className="buttons">
            <a className="button button-main button-large" href="/register">
              Begin Your Truth-Anchored Journey
            </a>
            <a className="button button-large" href="/register?waitlist=yes">Join Early Access Waitlist</a>
          </p>
        </section>
      </main>
      <Footer />
    </>
  );
}
