import { type Founder, materialOf, quoting } from "./founders.ts";

/** Answers in Japanese, counts what is lost, and names a month. */
const turns: Founder["turns"] = {
  "offering.what": "京都の町家で畳を張り替えています。古い床板のまま、一枚ずつ寸法を取ります。",
  "company.stage_region": "京都市内、職人二人です",
  "market.rivals": "失注10件中6件はフローリングに変えられます。あとは量販店のタタミワンです。",
  "market.alternative": "そのまま擦り切れた畳に座布団を敷いて使い続けます",
  "market.obstacle": "お客さんは畳が直せることを知らない",
  "customer.trigger_barrier": "法事の前に電話が来ます。畳は高いと思われています。",
  "customer.belief": "畳は古いものだと思っている。本当は十五年ごとに生まれ変わると知ってほしい。",
  "customer.not_for": "新築のマンションはやりません。安い輸入の畳表を持ち込む方もお断りです。",
  "difference.only": "古い床板を一枚も捨てません。曲がった部屋は曲がったまま測ります。",
  "proof.best": "西陣の呉服屋さんは祖父の代から三回目の張り替えです",
  "identity.why": "祖父が亡くなる前に、畳針を一本だけ渡してくれました。",
  "voice.sample": "おはようございます。床板は無事でした。八日にお持ちします。",
  "visual.colours": "藍色と生成り。緑は使いません。",
  "launch.moment": "3月、引っ越しの前です",
  "revenue.model": "一畳18,000円",
};
const { from, text } = quoting(turns);

export const TATAMI: Founder = {
  turns,
  material: materialOf({
    company: "畳のはしもと",
    facts: {
      offering: text("offering.what", turns["offering.what"] ?? ""),
      region: text("company.stage_region", "京都市内"),
      rivals: [
        {
          ...from("market.rivals", "失注10件中6件はフローリングに変えられます。"),
          name: "フローリング",
          kind: "company",
          url: null,
          lost: { count: 6, of: 10 },
        },
        { ...from("market.rivals", "量販店のタタミワン"), name: "タタミワン", kind: "company", url: null },
      ],
      alternative: text("market.alternative", turns["market.alternative"] ?? ""),
      obstacle: text("market.obstacle", turns["market.obstacle"] ?? ""),
      trigger: text("customer.trigger_barrier", "法事の前に電話が来ます。"),
      barrier: text("customer.trigger_barrier", "畳は高いと思われています。"),
      belief_now: text("customer.belief", "畳は古いものだと思っている。"),
      belief_needed: text("customer.belief", "本当は十五年ごとに生まれ変わると知ってほしい。"),
      not_for: [
        text("customer.not_for", "新築のマンションはやりません。"),
        text("customer.not_for", "安い輸入の畳表を持ち込む方もお断りです。"),
      ],
      only_we: text("difference.only", turns["difference.only"] ?? ""),
      proof: text("proof.best", turns["proof.best"] ?? ""),
      why: text("identity.why", turns["identity.why"] ?? ""),
      voice_sample: text("voice.sample", turns["voice.sample"] ?? ""),
      colours: [
        { ...from("visual.colours", "藍色"), hex: null, name: "藍色", wanted: true },
        { ...from("visual.colours", "生成り"), hex: null, name: "生成り", wanted: true },
        { ...from("visual.colours", "緑"), hex: null, name: "緑", wanted: false },
      ],
      moment: {
        ...from("launch.moment", turns["launch.moment"] ?? ""),
        on: null,
        season: "3月",
        text: turns["launch.moment"] ?? "",
      },
      prices: [{
        ...from("revenue.model", "一畳18,000円"),
        amount: 18000,
        currency: "JPY",
        per: null,
        for: "一畳",
      }],
    },
  }),
};
