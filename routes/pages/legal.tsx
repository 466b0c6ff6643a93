import { type Page } from "./document.tsx";
import { PlainShell } from "./shell.tsx";

export function termsPage(): Page {
  return {
    title: "Terms of Service · Holdfast",
    description: "What you may do with Holdfast, what we ask, and what we do not promise.",
    className: "page-legal",
    body: (
      <PlainShell>
        <article className="page page-text">
          <h1>Terms of Service</h1>
          <p className="lead">These are short, because the service is simple.</p>
          <h2>What you may do</h2>
          <p>
            You may use Holdfast for your own business and for those who asked you to. What you write and what
            is made from it is yours: use it, change it, sell it.
          </p>
          <h2>What we ask</h2>
          <p>
            Keep your password to yourself. Do not try to reach what belongs to others, and do not use
            Holdfast to harm people or to break a law. Accounts have monthly limits; the dashboard shows them.
          </p>
          <h2>What we do not promise</h2>
          <p>
            A strategy is a set of choices, and the choices are yours. Holdfast marks what was said, what was
            read, what was inferred and what is assumed. It does not promise that an assumption is right.
          </p>
          <h2>The end</h2>
          <p>
            You can delete your account at any time in{" "}
            <a href="/settings">Settings</a>. Everything in it goes with it. Whoever runs this Holdfast may
            close an account that breaks these terms.
          </p>
        </article>
      </PlainShell>
    ),
  };
}

export function privacyPage(): Page {
  return {
    title: "Privacy Policy · Holdfast",
    description: "What Holdfast keeps of you, where it goes, and how to get rid of it.",
    className: "page-legal",
    body: (
      <PlainShell>
        <article className="page page-text">
          <h1>Privacy Policy</h1>
          <p className="lead">What is kept, why, and how to get rid of it.</p>
          <h2>What is kept</h2>
          <p>
            Your name, email, company and role; a hash of your password, never the password; what you write in
            journeys and consultations; the anchors and documents made from it; how much of your monthly
            limits you have used; and for each sign-in, seven days long, its times and the names of the
            browser and its system, not your address. Where this Holdfast sends mail, you are reminded at most
            twice of an interview that you left in the middle, and the advisor writes at most once a week of
            what it found; each letter ends letters of its kind with one click, and so do Settings and the
            advisor's page. Of a device that you switched on to be told, its browser and system are kept, and
            where that browser takes messages.
          </p>
          <h2>Where it goes</h2>
          <p>
            It stays in this Holdfast's own database. If whoever runs it has connected a language model, your
            answers are sent to that model to be worked on; the conversation always shows which mind is at
            work. What a device is told goes through its browser's own push service, sealed so that only that
            browser can open it. Websites you name are read once, from here, without saying who you are. A
            link that you make with Share lets whoever has it read that foundation, until you end it.
          </p>
          <h2>What is not done</h2>
          <p>
            No advertising, no trackers, no page that loads anything from another host. One cookie keeps you
            signed in; this browser also keeps your sign-in and your unsent drafts.
          </p>
          <h2>Before there is an account</h2>
          <p>
            What you answer to the first questions on the front page is not stored here. Your browser carries
            it in a cookie, which lasts until you close the browser, for twelve hours at most, and ends when
            your interview begins with it.
          </p>
          <h2>Your hand on it</h2>
          <p>
            In <a href="/settings">Settings</a>{" "}
            you can sign out other browsers, take everything along as one file, and delete your account with
            everything in it, at once and for good.
          </p>
        </article>
      </PlainShell>
    ),
  };
}
