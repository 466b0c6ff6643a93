import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The one page on which answers may be spoken. */
const SPOKEN_AT = "/journey";

/** A fresh nonce for each request; nothing inline without it, nothing from another host, a microphone on one page. */
export function securityHeaders(options: { https: boolean }) {
  const silent = headersWith([], options);
  const spoken = headersWith(["self"], options);
  return createMiddleware((c, next) => (c.req.path === SPOKEN_AT ? spoken : silent)(c, next));
}

function headersWith(microphone: "self"[], { https }: { https: boolean }) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", "data:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: { camera: [], geolocation: [], microphone, payment: [] },
    referrerPolicy: "same-origin",
    strictTransportSecurity: https ? `max-age=${ONE_YEAR_SECONDS}` : false,
    xFrameOptions: "DENY",
  });
}
