/** What excellent looks like in each section of the attention anchor. */
export const ATTENTION_PARTS = {
  channel_strategy: `Channels. Exactly one gets the best hours; the others live on what is left, or stop.
- channels: one row for each given below, by its exact name. verdict: one focus, at most two test, those the founder refused are refused, the rest kept or rests. The focus is the one with the best relation of customers to hours and money, unless something in the dossier says that it cannot grow; then say so.
- why: the number and the mechanism by which this channel reaches the one who decides. hours_a_week and money_a_month add up to no more than the capacity; null where none is spent. The hours are given out to the last one, and where money is left the choice says what it waits for. A channel that has hours says in why what is done in them. signal: what you would see within four weeks if it works, as something counted.
- sums: customers per hour or per amount for the channels where both are known; what a customer from each has cost.`,
  content_approach: `Content. What this founder can say that a rival would not dare to or could not know.
- pillars: three or four, shares add to 100. name is a claim that the pillar argues, no topic. pieces: things that could be published next week, each with the concrete case, number or list in it that the founder knows. serves: which belief or objection it moves.
- series: one form that can be kept up within the hours, with its rhythm; null if nothing in the dossier carries one.
- reuse: one piece of work that becomes several, by name: what from what.`,
  audience_connection: `Audience. How somebody who does not think about it comes to recommend it.
- path: for each stage the question in the buyer's own head, in their words; content that answers exactly this; the channel from those planned; the smallest next step; what is counted. A stage about which nothing is known is left out.
- communities: only places the founder named; the claim says who decides there, when they meet and what would be welcome. Never a place where the founder said they only read.
- first_hundred: sums of where the next customers come from, channel by channel, from rates that were measured.`,
  launch_tactics: `Launch. A plan that one tired person can follow on the day.
- moment: why then and not later, from the calendar of the trade.
- plan: eight to fourteen dated steps before, at and after the moment. Each begins with a verb, has an owner from the dossier, what it needs before it (another step), and done_when as something a stranger could check. Days are real: they lie after today, within the hours, not on days the founder said nobody listens. Nothing in a refused channel. The last day to start in time, where it is calculated below, is a step.
- Where the founder's plan has something to offer at the start (places, a price, a trial, a first round), one step makes the offer with its last day and its number, and a later one closes it on that day: "8 places until 14 March". Day and number are the founder's, or one of them with the sum that gives the other; without either there is no offer. Nothing that was refused, such as a discount, becomes one.
- experiments: up to three that would change the plan; measure with a number, stop_when as a number or day. risks: what is most likely to break it, by name, with the answer or null. measures: will, the three numbers looked at every week; will_not, the tempting numbers that are ignored and why.`,
} as const;
