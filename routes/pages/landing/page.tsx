import { Footer } from "../shell.tsx";
import { FirstQuestion, TasteForm } from "../taste/form.tsx";
import { Examples } from "./example.tsx";
import { Logo } from "../../../islands/ui/Logo.tsx";
import { useWords } from "../../../islands/words.ts";

/** The landing page: a claim, the first question to try, what you get, how an hour goes, what it costs. */
export function Landing() {
  const says = useWords("landing");
  const { head, hero, missed, framework, advisor, advantage, costs, pricing, end } = says;
  return (
    <>
      <header className="landing-head">
        <p className="brand">
          <Logo /> Holdfast
        </p>
        <nav aria-label={head.here}>
          <a href="#what-you-get">{head.whatYouGet}</a>
          <a href="#framework">{head.framework}</a>
          <a href="#advantage">{head.advantage}</a>
          <a href="#pricing">{head.pricing}</a>
        </nav>
        <a className="landing-sign-in" href="/login">{head.signIn}</a>
      </header>
      <main id="main">
        <section className="hero">
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <a className="button button-main button-large" href="/register">{hero.register}</a>
          <TasteForm token="" label={<FirstQuestion />} />
        </section>
        <section className="landing-section landing-split">
          <h2>{missed.title}</h2>
          <p>{missed.text}</p>
        </section>
        <Examples />
        <section className="landing-section" id="what-you-get">
          <h2>{says.anchorsTitle}</h2>
          <ol className="landing-anchors">
            {Object.values(says.anchors).map(({ name, text, agent }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
                <p className="hint">{agent}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="landing-section">
          <h2>{says.deliverablesTitle}</h2>
          <dl className="landing-list">
            {Object.values(says.deliverables).map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="landing-section" id="framework">
          <h2>{framework.title}</h2>
          <p>{framework.text}</p>
          <ol className="landing-steps">
            {Object.values(says.steps).map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <div className="landing-band">
          <section className="landing-section">
            <h2>{says.picturesTitle}</h2>
            <ul className="landing-pictures">
              {Object.entries(says.pictures).map(([name, { alt, text }]) => (
                <li key={name}>
                  <a href={`/pictures/strategy-${name}.webp`}>
                    <img
                      src={`/pictures/strategy-${name}.webp`}
                      width="960"
                      height="1358"
                      alt={alt}
                      loading="lazy"
                    />
                  </a>
                  <p className="hint">{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section className="landing-section landing-split">
          <h2>{advisor.title}</h2>
          <p>{advisor.text}</p>
        </section>
        <section className="landing-section landing-split" id="advantage">
          <h2>{advantage.title}</h2>
          <p>{advantage.text}</p>
        </section>
        <section className="landing-section">
          <h2>{costs.title}</h2>
          <div className="table-scroll" tabIndex={0} role="group" aria-label={costs.label}>
            <table className="landing-costs stacks">
              <thead>
                <tr>
                  <td />
                  <th scope="col">{costs.money}</th>
                  <th scope="col">{costs.time}</th>
                  <th scope="col">{costs.better}</th>
                  <th scope="col">{costs.left}</th>
                </tr>
              </thead>
              <tbody>
                {Object.values(costs.rows).map(({ name, money, time, better, left }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td data-column={costs.money}>{money}</td>
                    <td data-column={costs.time}>{time}</td>
                    <td data-column={costs.better}>{better}</td>
                    <td data-column={costs.left}>{left}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
        <section className="landing-section landing-split" id="pricing">
          <h2>{pricing.title}</h2>
          <div>
            <p>{pricing.text}</p>
            <a className="button button-main" href="/register?waitlist=yes">{pricing.join}</a>
          </div>
        </section>
        <section className="landing-section">
          <h2>{says.questionsTitle}</h2>
          <dl className="landing-list">
            {Object.values(says.questions).map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="landing-section landing-end">
          <h2>{end.title}</h2>
          <p className="buttons">
            <a className="button button-main button-large" href="/register">{end.register}</a>
            <a className="button button-large" href="/register?waitlist=yes">{end.join}</a>
          </p>
        </section>
      </main>
      <Footer />
    </>
  );
}
