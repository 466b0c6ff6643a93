import { expect, test } from "vitest";
import { compareCaptures } from "../../../agents/watch/comparing/compare.ts";
import { readCapture } from "../../../agents/watch/reading/read_capture.ts";

/** How businesses say that they are over, in plain words. */
const OVER: [language: string, says: string][] = [
  ["en", "We have hung up our aprons. The last pair left the shop on 30 April."],
  ["en", "After thirty years at this bench I am retiring, and the shop will not reopen."],
  ["en", "The workshop is no more. Boots still here can be fetched until June."],
  ["en", "We are winding up. No new repairs from 1 May."],
  ["de", "Ende Mai ist Schluss: Wir gehen in Rente und schließen die Werkstatt."],
  ["de", "Die Werkstatt gibt es seit dem 1. April nicht mehr."],
  ["de", "Aufträge nehmen wir nicht mehr an. Wir danken für dreißig Jahre Treue."],
  ["fr", "L'atelier n'existe plus depuis le 1er avril."],
  ["fr", "Fin mai, nous rendons les clés. Merci pour ces trente ans."],
  ["fr", "Nous n'acceptons plus de réparations."],
  ["es", "Cerramos para siempre a finales de mayo. Gracias por estos treinta años."],
  ["es", "El taller ya no existe. Nos hemos jubilado."],
  ["it", "A fine maggio chiudiamo per sempre. Grazie di tutto."],
  ["it", "La bottega non c'è più: siamo andati in pensione."],
  ["pt", "Fechámos de vez no fim de maio. Obrigado por tudo."],
  ["pt", "A oficina já não existe."],
  ["nl", "Eind mei houden we ermee op. Dank voor dertig jaar."],
  ["nl", "De werkplaats bestaat niet meer."],
  ["ja", "五月末で店を閉めました。三十年間ありがとうございました。"],
  ["ja", "当工房は営業を終えました。"],
];

/** What is over, shut, passed on or thanked for, while the business goes on. */
const GOES_ON: [language: string, says: string][] = [
  ["en", "Thank you for thirty years! We are celebrating on 3 May."],
  ["en", "We are on holiday until 14 August; for anything urgent please call Hale Brothers."],
  ["de", "Wir sind bis 14. August im Urlaub, Kraus in Celle vertritt uns."],
  ["fr", "Fermé jusqu'au 14 août, merci de votre patience."],
  ["es", "Estamos de vacaciones hasta el 14 de agosto. Gracias."],
  ["it", "La bottega è passata a un sito nuovo. Grazie della pazienza."],
  ["nl", "We zijn met vakantie tot 14 augustus; Van Dam neemt waar."],
  ["ja", "八月十四日まで夏休みです。ありがとうございます。"],
  ["en", "The old stitching machine has stopped. Thank you for two years of patience while we find parts."],
  ["de", "Unser Online-Shop ist auf einen neuen Server übergegangen."],
  ["de", "Um 18 Uhr ist Schluss, dann gehen wir an den See."],
  ["de", "Den alten Katalog gibt es nicht mehr."],
  ["de", "Freie Termine gibt es im Juni nicht mehr."],
  ["it", "Nello studio non c'è più posto fino a settembre."],
  ["en", "The shop will not reopen until 4 May."],
  ["en", "Jane is retiring in June; Will takes over the stitching."],
  ["ja", "本日の営業を終えました。明日は十時からです。"],
  ["es", "El modelo antiguo ya no existe."],
  ["fr", "Ce modèle n'existe plus."],
  ["nl", "Die oude schoen bestaat niet meer, maar wij maken hem na."],
  ["pt", "O modelo antigo já não existe."],
  ["en", "Our shop page on the old site is no more."],
  ["en", "We no longer take cash."],
];

test.each(OVER)("%s: %s is told as a closing", (language, says) => {
  expect(kindsOf(language, says)[0]).toBe("closed");
});

test.each(GOES_ON)("%s: %s is no closing", (language, says) => {
  expect(kindsOf(language, says)).not.toContain("closed");
});

/** A cobbler's page on which these words stand in the place of an invitation. */
function kindsOf(language: string, says: string): string[] {
  const [before, after] = ["·", says].map((line) =>
    readCapture(
      `<html lang="${language}"><head><title>Tern & Sons</title></head><body><main><h1>Tern & Sons</h1>` +
        `<ul><li>A £18</li><li>B £42</li></ul><p>${line}</p><p>12 Mill Lane, York</p></main></body></html>`,
    )
  );
  return before && after ? compareCaptures(before, after).map(({ kind }) => kind) : [];
}
