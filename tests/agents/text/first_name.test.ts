import { expect, it } from "vitest";
import { firstNameOf } from "../../../agents/text/first_name.ts";

it.each([
  ["Dr. Beth Hostetler", "Beth"],
  ["Frau Prof. Dr. Ina Weiß", "Ina"],
  ["Mme Camille Rousset", "Camille"],
  ["M. Night", "Night"],
  ["Drew Barker", "Drew"],
  ["Ms", "Ms"],
  [" Wiebke Tönsing ", "Wiebke"],
  ["森本 恵", "森本"],
  ["", ""],
])("“%s” is called “%s”", (full, called) => expect(firstNameOf(full)).toBe(called));
