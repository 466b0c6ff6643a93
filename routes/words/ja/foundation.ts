import type { foundation as english } from "../en/foundation.ts";
import type { Same } from "../same.ts";

export const foundation = {
  phases: {
    conversation_initiation: "はじめに",
    truth_anchor_analysis: "真実のアンカー",
    expression_anchor_analysis: "表現のアンカー",
    attention_anchor_analysis: "注目のアンカー",
    evolution_anchor_analysis: "進化のアンカー",
    pitch_deck_creation: "ピッチ資料",
    complete: "完成",
  },
  otherPhase: "進行中",
  anchors: {
    truth: {
      label: "真実のアンカー",
      short: "真実",
      agent: "Strategic Analysis Agent",
      about: "今の位置：妨げ、代わりになるもの、競合ならしないこと。",
    },
    expression: {
      label: "表現のアンカー",
      short: "表現",
      agent: "Brand Development Agent",
      about: "語り口と見た目：声、アイデンティティ、ビジョン、使命、中心の一文。",
    },
    attention: {
      label: "注目のアンカー",
      short: "注目",
      agent: "Launch Strategy Agent",
      about: "声の届く場所：中心の経路を一つ、試すものを二つ、ほかは使わない。",
    },
    evolution: {
      label: "進化のアンカー",
      short: "進化",
      agent: "Growth Planning Agent",
      about: "次に来ること：お客様の道のり、賭け、考えを変えるもの。",
    },
  },
  sections: {
    market_analysis: "市場",
    cultural_opportunities: "土地と文化",
    consumer_insights: "お客様",
    strategic_synthesis: "戦略",
    brand_identity: "アイデンティティ",
    voice_guidelines: "語り口",
    visual_direction: "見た目",
    strategic_messaging: "伝える言葉",
    channel_strategy: "経路",
    content_approach: "発信",
    audience_connection: "出会う場所",
    launch_tactics: "始め方",
    customer_journey: "お客様の道のり",
    growth_strategy: "成長",
    retention_approach: "続けてもらうこと",
    evolution_milestones: "道しるべ",
    pitch_story: "ピッチ資料の物語",
    pitch_evidence: "ピッチ資料の証拠",
    pitch_ask: "ピッチ資料のお願い",
  },
  status: {
    "not-started": "未着手",
    "in-progress": "進行中",
    complete: "完成",
  },
  unnamed: "インタビュー {id}",
  assumed: {
    all: "{of}件の答えすべてが仮定です",
    some: {
      one: "{of}件の答えのうち{count}件が仮定です",
      other: "{of}件の答えのうち{count}件が仮定です",
    },
  },
  writing: {
    stands: "書いていたものができました。",
    reading: "伺ったことを戦略のために読んでいます。",
    anchor: "{anchor}を書いています：{total}件中{done}件",
    rest: "ピッチ資料と三十日を書いています：{total}件中{done}件",
    again: "もう一度書く",
  },
} as const satisfies Same<typeof english>;
