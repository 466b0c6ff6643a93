/** Companies and places that everybody knows: found also where a capital says nothing, at the start of a sentence or in German. */
const COMPANIES =
  "google instagram facebook tiktok linkedin youtube whatsapp twitter pinterest snapchat reddit spotify netflix amazon ebay etsy shopify stripe paypal klarna " +
  "hubspot salesforce mailchimp klaviyo notion airtable slack zapier canva figma adobe microsoft openai chatgpt anthropic oracle sap xero quickbooks datev lexware " +
  "airbnb booking.com tripadvisor yelp trustpilot groupon uber lyft deliveroo doordash lieferando ubereats glovo rappi mercadolibre zalando otto ikea lidl aldi rewe edeka tegut kaufland rossmann flaschenpost leclerc auchan intermarché monoprix mercadona eroski esselunga conad tesco sainsbury's carrefour " +
  "walmart costco decathlon siemens bosch bmw audi volkswagen toyota sony nintendo samsung mckinsey deloitte kpmg pwc bbc cnn rakuten 楽天 アマゾン グーグル インスタグラム フェイスブック ユーチューブ じゃらん 一休 トヨタ ソニー";
const PLACES =
  "london manchester birmingham leeds liverpool bristol glasgow edinburgh cardiff belfast dublin berlin hamburg münchen munich köln cologne frankfurt stuttgart düsseldorf leipzig dresden hannover nürnberg bremen kassel wien vienna graz salzburg zürich zurich basel bern genf geneva " +
  "paris lyon marseille toulouse bordeaux nantes lille rennes strasbourg nice madrid barcelona valencia sevilla bilbao zaragoza málaga lisboa lisbon porto braga coimbra roma rome milano milan torino turin napoli naples bologna firenze florence venezia venice " +
  "amsterdam rotterdam utrecht eindhoven groningen antwerpen brussels bruxelles brussel gent copenhagen stockholm oslo helsinki warsaw prague budapest athens istanbul moscow tokyo osaka kyoto nagoya sapporo fukuoka " +
  "chicago boston seattle denver austin houston dallas atlanta miami toronto vancouver montreal sydney melbourne brisbane perth auckland singapore dubai mumbai delhi shanghai beijing seoul lagos nairobi " +
  "bavaria bayern texas california florida scotland wales ireland england britain germany deutschland france spain españa italy italia portugal netherlands nederland belgium switzerland schweiz austria österreich " +
  "sweden norway denmark finland poland japan china india brazil brasil mexico méxico canada australia america europe europa africa asia silicon 東京 大阪 京都 名古屋 札幌 福岡 横浜 神戸 パリ ロンドン";

export const FAMOUS: ReadonlySet<string> = new Set([...COMPANIES.split(" "), ...PLACES.split(" ")]);

/** First names of many countries that are no words of the eight languages. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  ("petra claudia sabine heike stefan andreas jürgen wolfgang klaus dieter uwe thorsten matthias michael thomas markus christian sebastian anna lena laura julia katharina susanne monika ursula helga " +
    "emma olivia sophie charlotte emily jessica sarah hannah rebecca rachel james john robert david daniel matthew andrew peter paul steven kevin brian george edward henry oliver jack harry maria mary elizabeth linda karen susan " +
    "marie camille chloé léa manon julie céline isabelle nathalie sylvie pierre jean jacques philippe laurent nicolas julien antoine françois " +
    "carmen lucía sofía elena pilar dolores javier carlos miguel alejandro pablo fernando sergio luis josé juan pedro " +
    "giulia francesca chiara paola giovanni giuseppe marco luca matteo andrea alessandro francesco antonio mario " +
    "joão ana beatriz inês mariana tiago rui gonçalo sanne lotte femke anouk jeroen bas pieter willem joost kees fatima aisha mohammed ahmed ali omar priya raj wei chen yuki haruto sakura")
    .split(" "),
);
