import type { Bar, Picture } from "../deck/slides.ts";
import { drawBridge, drawMap } from "./figures.ts";
import { fitSize, heightOf, WIDE } from "./fit_text.ts";
import { gridOf } from "./grids.ts";
import { type Area, LEAST_LABEL, type Paragraph, type Sheet } from "./sheet.ts";

const PADDING = 16;
const CARD_GAP = 6;
const SIGNATURE = { size: 18, height: 44, gap: 12 };

/** Draws the one picture of a slide out of shapes and text boxes, in the middle of its area. */
export function drawPicture(sheet: Sheet, picture: Picture, area: Area): void {
  switch (picture.kind) {
    case "figure":
      return picture.figure.kind === "map"
        ? drawMap(sheet, picture.figure, area)
        : drawBridge(sheet, picture.figure, area);
    case "bars":
      return drawBars(sheet, picture.bars, area);
    case "numbers":
      return drawNumbers(sheet, picture.items, area);
    case "quote":
      return drawQuote(sheet, picture, area);
    case "cards":
      return drawCards(sheet, picture.items, area);
  }
}

/** A part of an area of this height, in its middle. */
function middleOf(area: Area, height: number): Area {
  const taken = Math.min(area.height, height);
  return { ...area, top: area.top + (area.height - taken) / 2, height: taken };
}

function columnsOf(area: Area, count: number): Area[] {
  return gridOf(area, { count, columns: count, gap: 20 });
}

function drawNumbers(sheet: Sheet, items: { value: string; label: string }[], area: Area): void {
  const { colours, align } = sheet;
  const columns = columnsOf(middleOf(area, 190), items.length);
  const sizes = items.map(({ value }, index) =>
    fitSize(value, { width: columns[index]?.width ?? 0, height: 100, em: WIDE.digits }, [28, 72])
  );
  const size = Math.min(...sizes);
  for (const [index, column] of columns.entries()) {
    const item = items[index];
    if (!item) continue;
    sheet.box({ ...column, height: 3 }, colours.accent);
    const value = { ...column, top: column.top + 14, height: 96 };
    sheet.text(item.value, value, { size, face: "head", bold: true, colour: colours.primaryText, align });
    const label = { ...column, top: value.top + size * 1.25 + 6, height: 64 };
    sheet.text(item.label, label, { size: 20, least: 18, face: "text", align });
  }
}

function drawQuote(sheet: Sheet, { text, by }: { text: string; by: string }, area: Area): void {
  const { colours, align } = sheet;
  const indent = align === "left" ? 28 : 40;
  const signature = by === "" ? 0 : SIGNATURE.height;
  const room = { width: area.width - 2 * indent, height: area.height - signature, em: WIDE.text };
  const size = fitSize(text, room, [18, 40]);
  const place = middleOf(area, heightOf(text, size, room) + signature);
  if (align === "left") sheet.box({ ...place, width: 5 }, colours.accent);
  const words: Paragraph = { text, size, face: "text", italic: by !== "", after: SIGNATURE.gap };
  const signed: Paragraph = { text: `– ${by}`, size: SIGNATURE.size, face: "label", colour: colours.muted };
  const inner = { ...place, left: place.left + indent, width: room.width };
  sheet.paragraphs(by === "" ? [words] : [words, signed], inner, align);
}

/** Cards of one height side by side, all of one size. */
function drawCards(sheet: Sheet, items: { title: string; text: string }[], area: Area): void {
  const { colours, theme } = sheet;
  const isOpen = theme.style.opening === "rule" || theme.style.opening === "centred";
  const [first] = columnsOf(area, items.length);
  const width = (first?.width ?? area.width) - 2 * PADDING;
  const heightAt = (size: number, { title, text }: { title: string; text: string }) =>
    [title, ...text.split("\n")].filter((line) => line !== "")
      .reduce((sum, line) => sum + heightOf(line, size, { width, em: WIDE.text }) + CARD_GAP, 0);
  const needs = (size: number) => Math.max(...items.map((item) => heightAt(size, item)));
  const size = [26, 24, 22, 20, 18, 16].find((each) => needs(each) + 2 * PADDING <= area.height) ??
    LEAST_LABEL;
  const places = columnsOf(middleOf(area, needs(size) + 2 * PADDING), items.length);
  for (const [index, place] of places.entries()) {
    const item = items[index];
    if (!item) continue;
    if (!isOpen) sheet.box(place, colours.tint);
    else sheet.box({ ...place, height: 3 }, colours.primary);
    const inner = { ...place, left: place.left + (isOpen ? 0 : PADDING), width, top: place.top + PADDING };
    const head: Paragraph = {
      text: item.title,
      size,
      face: "label",
      bold: true,
      colour: colours.primaryText,
      after: CARD_GAP,
    };
    const lines = item.text.split("\n").map((text): Paragraph => ({
      text,
      size,
      face: "text",
      after: CARD_GAP,
    }));
    sheet.paragraphs(item.title === "" ? lines : [head, ...lines], {
      ...inner,
      height: place.height - PADDING,
    });
  }
}

const BAR = { name: 0.28, said: 0.34, tallest: 62, thick: 28 };

/** Bars with their names before and their words behind; the one that matters is filled. */
function drawBars(sheet: Sheet, bars: Bar[], area: Area): void {
  const { colours } = sheet;
  const most = Math.max(...bars.map(({ value }) => value)) || 1;
  const rows = gridOf(middleOf(area, bars.length * BAR.tallest), { count: bars.length, columns: 1, gap: 6 });
  const room = area.width * (1 - BAR.name - BAR.said);
  const names = { width: area.width * BAR.name - 12, height: (rows[0]?.height ?? 0) - 4, em: WIDE.label };
  const size = Math.min(...bars.map(({ name }) => fitSize(name, names, [LEAST_LABEL, 20])));
  for (const [index, row] of rows.entries()) {
    const bar = bars[index];
    if (!bar) continue;
    const left = row.left + row.width * BAR.name;
    const width = Math.max(3, room * (bar.value / most));
    const middle = row.top + row.height / 2;
    const label = { size, bold: bar.strong, valign: "middle" } as const;
    sheet.text(bar.name, { ...row, width: names.width }, label);
    const place = { left, top: middle - BAR.thick / 2, width, height: BAR.thick };
    sheet.box(place, bar.strong ? colours.primary : colours.tint, colours.primary);
    const said = { ...row, left: left + width + 12, width: row.left + row.width - left - width - 12 };
    sheet.text(bar.said, said, label);
  }
}
