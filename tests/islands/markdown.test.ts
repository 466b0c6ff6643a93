import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import SafeMarkdown, { allowedUrl } from "../../islands/consultant/SafeMarkdown.tsx";

test.each([
  "http://a.example/",
  "https://a.example/",
  "irc://a",
  "ircs://a",
  "mailto:a@b.example",
  "xmpp:a@b",
])(
  "a link to %s is kept",
  (address) => {
    expect(allowedUrl(address)).toBe(address);
  },
);

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "/api/auth/logout",
  "JaVaScRiPt:x",
])(
  "a link to %s is taken away",
  (address) => {
    expect(allowedUrl(address)).toBe("");
  },
);

test("a picture is shown as a link, and raw HTML not at all", () => {
  const html = renderToStaticMarkup(
    createElement(SafeMarkdown, {
      text: "![chart](https://a.example/x.png) <script>alert(1)</script> **yes**",
    }),
  );
  expect(html).not.toContain("<img");
  expect(html).not.toContain("<script");
  expect(html).toContain('href="https://a.example/x.png"');
  expect(html).toContain("<strong>yes</strong>");
});
