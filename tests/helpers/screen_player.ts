import type { Page } from "playwright";
import type { Case } from "./player.ts";

/** More than this and the interview goes round in circles. */
const MOST_TURNS = 60;

/** Plays a founder's whole journey through the screen, thin answers first. Gives back how many turns it took. */
export async function playOnScreen(page: Page, founder: Case): Promise<number> {
  const thin = new Map(Object.entries(founder.thin));
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const field = await openField(page);
    if (field === null) return turns;
    const before = await page.locator(".messages > li").count();
    await answer(page, { field, founder, thin });
    await page.waitForFunction(
      (count) => {
        const list = document.querySelector(".messages");
        return list?.getAttribute("aria-busy") === "false" && list.children.length >= count + 2;
      },
      before,
    );
  }
  throw new Error(`Still at "${await openField(page)}" after ${MOST_TURNS} turns`);
}

interface Asked {
  field: string;
  founder: Case;
  thin: Map<string, string>;
}

async function answer(page: Page, { field, founder, thin }: Asked): Promise<void> {
  const { reasons, ...choices } = founder.choices;
  const box = page.getByRole("textbox", { name: "Your answer" });
  if (await page.locator(".choice").count() > 0) {
    for (const [id, side] of Object.entries(choices)) {
      await page.locator(`input[name="${id}"][value="${side}"]`).check();
    }
    await box.fill(Object.values(reasons).join("\n"));
    return await page.getByRole("button", { name: "Send these choices" }).click();
  }
  await box.fill(textFor({ field, founder, thin }));
  await box.press("Enter");
}

function textFor({ field, founder, thin }: Asked): string {
  if (field.startsWith("confirm.")) {
    return founder.confirm[field.replace("confirm.", "")] ?? "Yes, the first one.";
  }
  const first = thin.get(field);
  thin.delete(field);
  return first ?? founder.answers[field] ?? "Skip this one.";
}

/** The field whose question stands open on the screen, or null when none does. */
async function openField(page: Page): Promise<string | null> {
  const answers = page.locator(".answers");
  return await answers.count() === 0 ? null : await answers.getAttribute("data-field");
}
