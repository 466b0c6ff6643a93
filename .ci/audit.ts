/**
 * `deno task audit`: asks the registry for known weaknesses of every package in deno.lock. Ends with 0 where there are
 * none, with 1 where there are some from moderate on, and with 2 and a sentence where the registry gave no answer.
 */
const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
  args: ["audit", "--level=moderate"],
  stderr: "piped",
}).output();
const verdict = new TextDecoder().decode(stdout).trim();
if (verdict !== "") {
  console.log(verdict);
  Deno.exit(code);
}
console.error(
  `The registry did not say whether any package has a known weakness, so nothing was checked (${
    whyOf(stderr)
  }). ` +
    "Try again where its audit address can be reached",
);
Deno.exit(2);

/** Deno's first line, without its name, colours and stack. */
function whyOf(words: Uint8Array): string {
  const [line = ""] = new TextDecoder().decode(words).trim().split("\n");
  // deno-lint-ignore no-control-regex
  return line.replaceAll(/\u001b\[[\d;]*m/g, "").replace(/^error: /, "");
}
