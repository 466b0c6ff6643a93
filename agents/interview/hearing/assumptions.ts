import type { FieldId } from "../../domain/fields.ts";

interface Assumption {
  text: string;
  test: string;
}

/** What is taken for granted while nobody has said, and the cheapest way to find out. Names and numbers: none. */
export const ASSUMPTIONS: Record<FieldId, Assumption> = {
  "offering.what": {
    text: "The offering is assumed to be what the website or the name suggests.",
    test: "Ask the last customer to say in one sentence what they bought.",
  },
  "customer.last_three": {
    text: "The last customers are assumed to be alike.",
    test: "Write down the last three names with one line each.",
  },
  "company.links": {
    text: "It is assumed that no website matters to the choice.",
    test: "Send one address; it is read within a minute.",
  },
  "company.stage_region": {
    text: "The business is assumed to be early and to serve one region.",
    test: "Count the paying customers and the places they are in.",
  },
  "goal.twelve_months": {
    text: "The next year is assumed to be about more customers of the kind already served.",
    test: "Write one number and one date on a card, then look at it for a day.",
  },
  "market.alternative": {
    text: "People are assumed to go on as they did before.",
    test: "Ask three customers what they used on the day before they bought.",
  },
  "market.rivals": {
    text: "The strongest rival is assumed to be doing nothing.",
    test: "Ask the last three who said no what they did instead.",
  },
  "market.obstacle": {
    text: "The obstacle is assumed to be habit.",
    test: "Call the last three who said no and ask at which moment they stopped.",
  },
  "customer.trigger_barrier": {
    text: "It is assumed that a change in the customer's own life starts the search.",
    test: "Ask the newest three customers what happened in the week before.",
  },
  "customer.belief": {
    text: "Customers are assumed to believe that what they have is good enough.",
    test: "Ask five people who have not bought to finish the sentence about why not.",
  },
  "customer.not_for": {
    text: "It is assumed that those who only ask for the lowest price are not the audience.",
    test: "Mark which of the last ten customers you would not take again.",
  },
  "difference.only": {
    text: "No difference is proved yet; care is assumed, and every rival can claim it.",
    test: "List three things you did last month that a rival would not do for the same money.",
  },
  "proof.best": {
    text: "Results are assumed, with nothing counted yet.",
    test: "Count one thing before and after at the next customer.",
  },
  "choices.tradeoffs": {
    text: "The lines left open have not been chosen; nothing is built on them.",
    test: "Choose a side on each open line for the next three months only.",
  },
  "identity.why": {
    text: "The reason for the work is assumed to be personal and is not told.",
    test: "Tell one customer why you began and watch what they repeat.",
  },
  "identity.values": {
    text: "No behaviour is claimed as a value until one has cost something.",
    test: "Write down the last three jobs you said no to, with the reason.",
  },
  "identity.contrast": {
    text: "No brand is named as the one never to become.",
    test: "Name one company you admire and one habit of theirs you would not copy.",
  },
  "voice.sample": {
    text: "The voice is assumed to be that of the answers in this interview.",
    test: "Forward the last three messages you sent to customers.",
  },
  "visual.colours": {
    text: "The colours of the website are assumed, or plain ink on paper where there is none.",
    test: "Pick two colours you already own something in.",
  },
  "messaging.objections": {
    text: "Price is assumed to be the first objection.",
    test: "Write down the next five hesitations word for word.",
  },
  "channels.current": {
    text: "Customers are assumed to come by word of mouth.",
    test: "Ask each of the next ten customers how they heard of you.",
  },
  "channels.capacity": {
    text: "Two hours a week and no money are assumed.",
    test: "Note the hours really spent during the next two weeks.",
  },
  "channels.refused": {
    text: "Channels that interrupt people are assumed to be refused.",
    test: "Strike through every channel you would be ashamed to be seen in.",
  },
  "content.knowledge": {
    text: "The questions customers ask again and again are assumed to be the content.",
    test: "Collect ten questions from the last month's messages.",
  },
  "community.places": {
    text: "No meeting place is known.",
    test: "Ask three customers where they talk about this with others.",
  },
  "launch.moment": {
    text: "No season is assumed to be better than another.",
    test: "Sort last year's sales by month.",
  },
  "revenue.model": {
    text: "One price for one offer is assumed.",
    test: "Write the next invoice before the next conversation.",
  },
  "journey.quiet": {
    text: "People are assumed to go quiet after the first purchase.",
    test: "Mark the day of the last contact for ten customers.",
  },
  "growth.numbers": {
    text: "Nothing is measured yet.",
    test: "Count new and lost customers by hand for one month.",
  },
  "evolution.next": {
    text: "More of the same, in the same place, is assumed to come next.",
    test: "Write down what you would do with one more pair of hands.",
  },
  "evolution.bet": {
    text: "No bet is placed: there is no number yet that would change the plan.",
    test: "Name one number, one date and what you would stop.",
  },
  "pitch.raise": {
    text: "It is assumed that no money is being raised.",
    test: "Say an amount and its use, or say not raising.",
  },
  "pitch.team": {
    text: "The founder is assumed to work alone.",
    test: "List who did paid work last month.",
  },
  "pitch.traction": {
    text: "No figure is shown as traction.",
    test: "Take the count of paying customers from the books.",
  },
};
