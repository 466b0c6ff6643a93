import { type Askings, contrast, example, open } from "../asking/asking.ts";

export const TRUTH = {
  "market.alternative": () => [
    open(
      "If you vanished on Monday, what would they use on Tuesday?",
      "The real alternative is often not a company.",
    ),
    open(
      "What did your newest customers use before they found you?",
      "Whatever they left is what holds the others.",
    ),
  ],
  "market.rivals": ({ rivals, customers }) => [
    rivals.length >= 2
      ? contrast(
        `How are the ${customers ?? "customers"} you lose shared out between ${rivals[0]}, ${
          rivals[1]
        } and doing nothing?`,
        "The names are known; the shares decide whom you fight.",
      )
      : open(
        `Who gets the ${customers ?? "customers"} you lose, doing nothing included?`,
        "Names and shares decide whom you fight.",
      ),
    open(
      "Which names come up when a buyer compares you with something?",
      "A rival is whoever the buyer weighs against you.",
    ),
  ],
  "market.obstacle": ({ company, prospects }) => [
    open(
      `What is the one thing that keeps ${prospects ?? "people"} from choosing ${company}?`,
      "A strategy answers one obstacle.",
    ),
    open(
      "Where exactly did the last customer you lost stop?",
      "The place where they stop names the obstacle.",
    ),
  ],
  "customer.trigger_barrier": ({ company, prospects }) => [
    example(
      `When ${prospects ?? "people"} did choose ${company}, what had happened just before?`,
      "The trigger says when to come, what held them back says with what.",
    ),
    example(
      "What made your newest customer act that week instead of a year later?",
      "Timing is half of a strategy.",
    ),
  ],
  "customer.belief": ({ company }) => [
    open(
      `Which belief has to change before people choose ${company}, from what to what?`,
      "A brand moves people from one belief to another.",
    ),
    open(
      "What do people take for granted about your trade that is wrong?",
      "The wrong belief is the door.",
    ),
  ],
  "customer.not_for": ({ prospects }) => [
    open(
      `Which ${prospects ?? "customers"} do you turn away although they would pay?`,
      "With fewer than two refusals the audience is everybody.",
    ),
    example(
      "Who bought from you and should have gone elsewhere?",
      "A clear no makes the yes believable.",
    ),
  ],
  "difference.only": ({ rivalNames, customers }) => [
    open(
      `What do you do for ${customers ?? "customers"} that ${rivalNames} would refuse to do?`,
      "Only what a rival would refuse is a difference.",
    ),
    open(
      "Which habit of yours would a rival call bad business?",
      "What costs them money to copy stays yours.",
    ),
  ],
  "proof.best": () => [
    open(
      "What would you put in front of somebody who does not believe a word of it?",
      "The strategy needs a number or a story that a sceptic accepts.",
    ),
    open(
      "Which result of yours can be counted by an outsider?",
      "What can be counted can be believed.",
    ),
  ],
  "choices.tradeoffs": ({ company, horizon }) => [
    {
      technique: "trade_off",
      question: `Which side of each line is ${company} on ${horizon}?`,
      why: "Each side costs something.",
    },
    {
      technique: "trade_off",
      question: "Which side do you choose on the lines that are still open?",
      why: "A side left open is chosen by somebody else.",
    },
  ],
} satisfies Record<string, Askings>;
