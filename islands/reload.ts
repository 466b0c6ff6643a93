/** In development only: loads the page again once the server that closed its stream is back. */
let wasLost = false;
const stream = new EventSource("/development/reload");
stream.addEventListener("error", () => {
  wasLost = true;
});
stream.addEventListener("open", () => {
  if (wasLost) location.reload();
});

export {};
