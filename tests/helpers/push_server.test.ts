import { expect, test } from "vitest";
import { openMessage } from "./push_server.ts";

/** The example of RFC 8291, appendix A: whoever opens it opens what any sender sealed. */
const KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
const PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
const BODY =
  "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz" +
  "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

test("the push service of the tests opens the example of RFC 8291", async () => {
  const point = Uint8Array.fromBase64(KEYS.p256dh, { alphabet: "base64url" });
  const half = (from: number) =>
    point.slice(from, from + 32).toBase64({ alphabet: "base64url", omitPadding: true });
  const jwk = { kty: "EC", crv: "P-256", x: half(1), y: half(33), d: PRIVATE };
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const privateKey = await crypto.subtle.importKey("jwk", jwk, curve, false, ["deriveBits"]);
  const body = Uint8Array.fromBase64(BODY, { alphabet: "base64url" });
  expect(await openMessage(body, { keys: KEYS, privateKey })).toBe(
    "When I grow up, I want to be a watermelon",
  );
});
