import { NONCE, secureHeaders } from "hono/secure-headers";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A fresh nonce for each request; nothing inline without it, nothing from another host. */
export function securityHeaders({ https }: { https: boolean }) {
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
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
    referrerPolicy: "same-origin",
    strictTransportSecurity: https ? `max-age=${ONE_YEAR_SECONDS}` : false,
    xFrameOptions: "DENY",
  });
}
