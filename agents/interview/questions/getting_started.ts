import { type Askings, example, open } from "../asking/asking.ts";

export const GETTING_STARTED = {
  "offering.what": ({ company }) => [
    open(
      `In plain words, what does a customer get from ${company}?`,
      "Every later sentence is checked against this one.",
    ),
    open(
      `How would your last customer explain ${company} to a neighbour?`,
      "A customer's words travel further than a company's.",
    ),
  ],
  "customer.last_three": ({ customers }) => [
    example(
      `Of your last three ${customers ?? "customers"}, which one would you clone?`,
      "Three real customers say more than a profile.",
    ),
    example(
      "Who were the most recent people to buy, one line each?",
      "Cases first; opinions about them come later.",
    ),
  ],
  "company.links": () => [
    open(
      "Which websites should I read, your own and those of the rivals you meet most?",
      "I quote pages with their date. None is an answer too.",
    ),
    open(
      "What addresses on the web belong to you or to a rival?",
      "Pages are quoted word for word, or left unread if you say so.",
    ),
  ],
  "company.stage_region": ({ company, customers }) => [
    open(
      `Where does ${company} stand today, in ${customers ?? "customers"}, people and places?`,
      "The region decides holidays, language and how people pay.",
    ),
    open(
      `How far has ${company} come since it began, counted in customers and places?`,
      "A plan has to start from where you are.",
    ),
  ],
  "goal.twelve_months": () => [
    open(
      "Which number, reached by which date, would make the next year a good one?",
      "A pace can be checked; a wish cannot.",
    ),
    open(
      "What must be true twelve months from now, counted, for you to be content?",
      "Every later choice is held against this goal.",
    ),
  ],
} satisfies Record<string, Askings>;
