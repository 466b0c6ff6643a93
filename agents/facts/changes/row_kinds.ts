import type { Evidence, TextFact } from "../../domain/facts.ts";
import {
  type CellReading,
  type CellSetting,
  readChannelCell,
  readColourCell,
  readMeasureCell,
  readObjectionCell,
  readRivalCell,
  readTeamCell,
} from "./cell_readers.ts";
import { readPriceCell } from "./price_cell.ts";
import type { ListFactName, Rows } from "./cell_values.ts";

/** How a row of a list is made from a cell. */
export type RowReader<T> = (text: string, setting: CellSetting, evidence: Evidence) => CellReading<T>;

function rowReader<V extends object>(
  read: (text: string, setting: CellSetting) => CellReading<V>,
): RowReader<V & Evidence> {
  return (text, setting, evidence) => {
    const found = read(text, setting);
    return "why" in found ? found : { value: { ...found.value, ...evidence } };
  };
}

const readTextRow: RowReader<TextFact> = (text, _, evidence) =>
  text.trim() === "" ? { why: "Type the words." } : { value: { ...evidence, text } };

/** For each list of facts how its rows are made from cells. */
export const ROW_READERS: { [Name in ListFactName]: RowReader<Rows[Name]> } = {
  channels: rowReader(readChannelCell),
  prices: rowReader(readPriceCell),
  measured: rowReader(readMeasureCell),
  traction: rowReader(readMeasureCell),
  rivals: rowReader(readRivalCell),
  colours: rowReader(readColourCell),
  objections: rowReader(readObjectionCell),
  team: rowReader(readTeamCell),
  customers: readTextRow,
  not_for: readTextRow,
  values: readTextRow,
  refused_channels: readTextRow,
  knowledge: readTextRow,
  places: readTextRow,
  next: readTextRow,
};
