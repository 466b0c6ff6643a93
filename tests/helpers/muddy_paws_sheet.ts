import type { SheetAnswer } from "./fact_score.ts";

/** A value with what it rests on. */
function said(value: Record<string, unknown>, quote: string): Record<string, unknown> {
  return { ...value, quote, turn: "turn-1", field: "any", state: "read" };
}

function text(words: string): Record<string, unknown> {
  return said({ text: words }, words);
}

const DAY_PRICE = "45 small dog 60 for doodles. cash or bank transfer on the day";
const FROM_WHERE = "neighbours seeing the van about 40, otley road vet sent 15, rest facebook groups";
const RIVALS =
  "waggy tails shes 28 quid i think and im 45. petsathome. and loads just leave it till its a matted mess";
const COUNTED = "90 dogs, 61 over 2 yrs";
const COUNTED_NOW = "88 dogs n 61 of em been with me over 2 yrs";

/** The facts of muddy-paws as a careful person would write them down by hand from what she said. */
export function muddyPawsSheet(): SheetAnswer {
  return {
    facts: {
      offering: text("i wash and clip dogs in my van outside peoples houses in leeds"),
      region: text("leeds mainly headingley chapel allerton roundhay"),
      alternative: text("theyd go to the shop one on kirkstall road or just let the hair grow"),
      obstacle: text("they think 45 is alot for a dog wash"),
      trigger: text("theyve been to a salon n the dog came back shaking or they got told hes banned"),
      barrier: null,
      belief_now: text("that dogs are naughty"),
      belief_needed: text("theyre not naughty theyre scared"),
      only_we: text("i go at the dogs pace. if they need to stop we stop"),
      proof: text(
        "he screamed the place down at 3 salons, took me 4 visits just getting him to stand in the van",
      ),
      why: text("one day a little westie had a seizure in the dryer cage. i handed my notice in that week"),
      never_become: text("i dont want to be quick n cheap"),
      voice_sample: text("hiya all done, he had a wobble at his back feet so i left em till next time"),
      quiet: text("its about week 5 if they havent booked by then theyre gone"),
      customers: [
        text("bertie the old cockapoo in headingley whos half blind"),
        text("a lurcher called moose who bit the last groomer"),
        text("a goldendoodle matted to the skin"),
      ],
      not_for: [
        text("dogs over 30kg"),
        text("people who want it done in half an hour"),
        text("i wont do dogs that need a vet first"),
      ],
      values: [
        text("i wont use cage dryers"),
        text("i wont muzzle them just to get done"),
        text("i tell people when theres a lump or bad teeth even if they dont wanna hear"),
      ],
      refused_channels: [text("groupon"), text("leaflets")],
      knowledge: [
        text("poodle crosses need brushing every day not once a month"),
        text("the noise is what scares them not the water"),
        text("a dog that bites is usually in pain"),
      ],
      places: [text("roundhay park"), text("roundhay dog walkers"), text("the vets")],
      next: [text("a second van with my niece jade on it")],
      goal: said(
        { metric: "dogs", target: 20, unit: "dogs a week", by: "2027-11-30", baseline: 14 },
        "20 dogs a week by end of nov 2027 so winters covered. its 14 now",
      ),
      rivals: [
        said({ name: "waggy tails", kind: "company", url: null }, RIVALS),
        said({ name: "petsathome", kind: "company", url: null }, RIVALS),
        said({ name: "leave it till its a matted mess", kind: "status_quo", url: null }, RIVALS),
      ],
      objections: [
        said(
          { says: "too dear", answer: "its 2 hrs of my life n your dogs not shaking" },
          "too dear - i say",
        ),
        said(
          { says: "my dog bites", answer: "bring him ill sit with him first" },
          "my dog bites - bring him",
        ),
        said({ says: "do u do nails", answer: "yeh" }, "do u do nails - yeh"),
      ],
      colours: [
        said({ hex: null, name: "teal", wanted: true }, "vans teal with muddy paw prints"),
        said({ hex: null, name: "pink", wanted: false }, "no pink, everyones pink"),
      ],
      channels: [
        said({ name: "neighbours seeing the van", count: 40, share: null }, FROM_WHERE),
        said({ name: "otley road vet", count: 15, share: null }, FROM_WHERE),
        said({ name: "facebook groups", count: null, share: null }, FROM_WHERE),
      ],
      capacity: said(
        { hours_a_week: 2, money_a_month: { amount: 30, currency: "GBP" } },
        "sunday nights maybe 2 hrs. money?? 30 quid a month if that",
      ),
      moment: said(
        { on: null, season: "march", text: "march when they start shedding n getting muddy" },
        "march when they start shedding n getting muddy",
      ),
      prices: [
        said({ amount: 45, currency: "GBP", per: null, for: "small dog" }, DAY_PRICE),
        said({ amount: 60, currency: "GBP", per: null, for: "doodles" }, DAY_PRICE),
      ],
      measured: [
        said({ name: "dogs", value: 88, unit: "dogs" }, "its 88 not 90"),
        said({ name: "over 2 yrs", value: 61, unit: "dogs" }, COUNTED),
      ],
      traction: [
        said({ name: "dogs", value: 88, unit: "dogs" }, COUNTED_NOW),
        said({ name: "been with me over 2 yrs", value: 61, unit: "dogs" }, COUNTED_NOW),
      ],
      bet: said(
        {
          metric: "dogs a day",
          target: 3,
          by: "2027-12-25",
          reverses: text("il sell the 2nd van"),
        },
        "if jade cant do 3 dogs a day by xmas 2027 il sell the 2nd van",
      ),
      raise: said(
        { raising: false, amount: null, currency: null, already: null, use: [] },
        "nah not raising just me",
      ),
      team: [
        said({ who: "me", past: "6 yrs at the salon 3 in the van" }, "me. 6 yrs at the salon 3 in the van"),
      ],
    },
    unclear: [
      { fact: "next", quote: "maybe sept", question: "When does the second van start?" },
      { fact: "team", quote: "jade might join", question: "Does Jade join?" },
    ],
  };
}
