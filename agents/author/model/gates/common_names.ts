import { LANGUAGES, lexiconsOf } from "../../../text/lexicon.ts";

/** Languages and what people call them, and words that are written with a capital anywhere without naming anybody. */
const WORDS =
  "English German French Spanish Italian Portuguese Dutch Japanese Deutsch Englisch Französisch Spanisch Italienisch Niederländisch Japanisch " +
  "Holdfast Truth Expression Attention Evolution Anchor Pitch Deck Internet Web Wi-Fi WiFi God " +
  "Christmas Easter Halloween Ramadan Eid Hanukkah Diwali Thanksgiving Advent Lent Carnival Weihnachten Ostern Pfingsten Silvester Noël Pâques Navidad Pascua Natale Pasqua Natal Páscoa Kerst Pasen " +
  "New Year Black Friday Cyber Monday Mother's Father's Valentine's Boxing Bank Holiday " +
  "Founder Owner Co-founder Cofounder Team Head Sales Marketing Finance Operations Support Product Customer Success Manager Director Assistant Lead Chief Officer Board " +
  "Day Week Month Quarter Year Phase Step Stage Pillar Part Slide Version Plan Option " +
  "I I'm I'd I'll I've OK Mr Mrs Ms Dr Herr Frau Madame Monsieur Señora Señor Signora Signor Sr Sra Dona Dom Mevrouw Meneer";

/** Short forms that name a thing of trade, a place of everybody's or a paper, and nobody. */
const SHORT =
  "CEO CTO CFO COO CMO HR IT AI ML CRM ERP POS SEO SEA PPC PR FAQ KPI KPIs OKR OKRs ROI NPS USP ARR MRR LTV CAC CPA CPC CTR GP GMV EBITDA VAT TVA IVA BTW MwSt USt GDPR DSGVO RGPD AVG " +
  "PDF CSV URL URLs API APIs SMS GPS QR USB LED DIY TV UK EU US USA UN B2B B2C D2C SaaS iOS Q&A ID PIN ATM AGM CV RFP RFI SLA QA UX UI App " +
  "GmbH AG KG Ltd Inc LLC SARL SAS SA SL SpA Srl Lda BV NV KMU NGO NPO DM FYI ASAP RSVP AM PM GBP EUR USD CHF JPY AUD CAD NZD SEK NOK DKK PLN BRL MXN INR";

const months = lexiconsOf(LANGUAGES).flatMap(({ phrases }) => phrases.calendar_words);

/** Lower case: words with a capital that name no company, person or place. */
export const COMMON_NAMES: ReadonlySet<string> = new Set([
  ...WORDS.split(" ").map((word) => word.toLowerCase()),
  ...months,
]);

/** As they are written. */
export const COMMON_SHORT: ReadonlySet<string> = new Set(SHORT.split(" "));
