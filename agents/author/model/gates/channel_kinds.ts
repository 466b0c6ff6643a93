import { phrasesPattern } from "../../../text/lexicon.ts";
import { rememberedValue } from "../../../text/remembered.ts";

/** Ways of reaching people that are called by many words, in eight languages; `*` ends a stem. */
const KINDS = {
  ads:
    "paid ads | ad campaign* | google ads | facebook ads | adwords | ppc | paid search | paid social | sponsored posts | boosted posts | advertising | advert* | ads | banner* | " +
    "bezahlte werbung | werbeanzeige* | anzeigen* | google-ads | anzeigenkampagne* | werbung | publicité* | annonces payantes | campagne payante | anuncio* | publicidad | annunci a pagamento | pubblicità | inserzion* | anúncio* | publicidade | " +
    "advertentie* | reclame* | betaalde advertenties | 広告",
  coldCalls:
    "cold call* | telemarketing | phone leads | kaltanruf* | kaltakquise | telefonakquise | démarchage | llamadas en frío | llamada en frío | puerta fría | chiamate a freddo | chamadas a frio | ligações frias | koude acquisitie | telemarketing | bel acquisitie | 電話営業 | 飛び込み営業 | テレアポ",
  coldMail:
    "cold email* | cold outreach | mass email* | email blast* | kaltmail* | massenmail* | e-mails à froid | emailing à froid | correos en frío | email a freddo | e-mails frios | koude mails | メール営業",
  fairs:
    "trade show* | trade fair* | expo | expos | field day* | exhibition stand* | messe | messen | messestand | messeauftritt | fachmesse* | salon professionnel | salons professionnels | foire* | feria | ferias | fiera | fiere | feira | feiras | beurs | beurzen | vakbeurs* | 展示会 | 見本市",
  influencers:
    "influencer* | influenciador* | influenceur* | influenceuse* | creator deals | インフルエンサー",
  coupons:
    "coupon* | groupon | voucher site* | gutscheinportal* | daily deal* | bons de réduction | cupón* | cupones | cupom | cupons | kortingsbon* | クーポン",
  giveaways:
    "giveaway* | raffle* | prize draw* | competition* to win | gewinnspiel* | verlosung* | concours | tirage au sort | sorteo* | concorso a premi | sorteio* | winactie* | 懸賞 | プレゼント企画",
  leaflets:
    "flyer* | leaflet* | door drop* | mailer* | direct mail | flugblatt | flugblätter | postwurf* | prospectus | folletos | volantini | panfletos | folder* | チラシ",
  agencies:
    "agency | agencies | pr agency | agentur* | agence* | agencia* | agenzia | agenzie | agência* | bureau* | 代理店",
  instagram: "instagram* | insta | reels | インスタグラム | インスタ",
  facebook: "facebook* | フェイスブック",
  google: "google* | グーグル",
  linkedin: "linkedin* | linked in | リンクトイン",
  tiktok: "tiktok* | tik tok | ティックトック",
  youtube: "youtube* | ユーチューブ",
  twitter: "twitter* | tweets",
  pinterest: "pinterest*",
  whatsapp: "whatsapp broadcast* | whatsapp group*",
  groupbuying:
    "booking site* | booking.com | airbnb | otas | 予約サイト | buchungsportal* | comparison site* | vergleichsportal*",
  podcast: "podcast* | ポッドキャスト",
  newsletter: "newsletter* | メルマガ",
  radio: "radio | ラジオ",
  television:
    "tv spot* | television | fernsehen | télévision | televisión | televisione | televisão | televisie | テレビ",
} as const;

export type ChannelKind = keyof typeof KINDS;

const PATTERNS = Object.entries(KINDS).map(([kind, words]): [ChannelKind, RegExp] => [
  kind as ChannelKind,
  new RegExp(phrasesPattern(words.split(" | ").map((word) => word.trim())), "iu"),
]);

/** Each kind of channel that a text names. */
export const channelKindsIn: (text: string) => readonly ChannelKind[] = rememberedValue((text) =>
  PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind)
);
