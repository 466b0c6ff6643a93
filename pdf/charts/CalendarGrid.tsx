import { View } from "@react-pdf/renderer";
import type { CalendarEntry } from "../../agents/domain/calendar.ts";
import { DAY_MS } from "../../agents/domain/days.ts";
import { shorten } from "../../agents/text/shorten.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

/** A Monday and the six days after it. */
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

interface GridDay {
  iso: string;
  inRange: boolean;
  /** The number of the day, with its month where that is new; "" on a day on which nothing happens. */
  name: string;
  entries: CalendarEntry[];
}

function weeksOf(entries: CalendarEntry[], locale: string): GridDay[][] {
  const times = entries.map((entry) => Date.parse(entry.date)).filter((time) => !Number.isNaN(time));
  if (times.length === 0) return [];
  const from = Math.min(...times);
  const to = Math.max(Math.max(...times), from + 29 * DAY_MS);
  const monday = from - ((new Date(from).getUTCDay() + 6) % 7) * DAY_MS;
  const weeks: GridDay[][] = [];
  let named = "";
  for (let start = monday; start <= to; start += 7 * DAY_MS) {
    weeks.push(WEEKDAYS.map((_, day) => {
      const time = start + day * DAY_MS;
      const iso = new Date(time).toISOString().slice(0, 10);
      const inRange = time >= from && time <= to;
      const onDay = entries.filter((entry) => entry.date === iso);
      const month = iso.slice(0, 7);
      const isNamed = inRange && (day === 0 || time === from || onDay.length > 0);
      const name = isNamed ? dayName(iso, month === named ? null : locale) : "";
      if (isNamed) named = month;
      return { iso, inRange, name, entries: onDay };
    }));
  }
  return weeks;
}

/** The number of a day, and its month as a locale writes it. */
function dayName(iso: string, locale: string | null): string {
  const date = new Date(iso);
  return locale === null
    ? `${date.getUTCDate()}`
    : date.toLocaleDateString(locale, { day: "numeric", month: "short", timeZone: "UTC" });
}

// A weekday on which nothing ever goes out gets this share of the width of one on which something does.
const EMPTY_DAY = 0.38;
// More on one day would not fit its cell: the list under the grid has them all.
const MOST_A_DAY = 3;

// The list under the grid has the whole entry.
const FIRST_WORDS = 6;

/** The width of each weekday's column, Monday first. */
function dayWidths(used: boolean[], width: number): number[] {
  const parts = used.map((isUsed) => isUsed ? 1 : EMPTY_DAY);
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (part / whole) * width);
}

interface GridProps {
  entries: CalendarEntry[];
  width: number;
  scale?: number;
  /** How much higher than on a full page its days are. */
  room?: number;
}

/** Thirty days as weeks: what goes out on which day, open slots in italics; idle days have no number but a Monday's. */
export function CalendarGrid(
  { entries, width, scale = 1, room = 1 }: GridProps,
) {
  const { colours, say, locale } = useTheme();
  const weeks = weeksOf(entries, locale);
  const used = WEEKDAYS.map((_, day) => weeks.some((week) => (week[day]?.entries.length ?? 0) > 0));
  const widths = dayWidths(used, width);
  const size = 7.5 * scale;
  return (
    <View style={{ width }}>
      <View style={{ flexDirection: "row" }}>
        {WEEKDAYS.map((day, index) => (
          <View key={index} style={{ width: widths[index], paddingLeft: 3, paddingBottom: 2 }}>
            <Type face="label" size={size} bold colour={colours.muted}>
              {day.toLocaleDateString(locale, { weekday: "short", timeZone: "UTC" })}
            </Type>
          </View>
        ))}
      </View>
      {weeks.map((week, row) => (
        <View
          key={row}
          style={{ flexDirection: "row", borderTopWidth: 0.6, borderTopColor: colours.hairline }}
        >
          {week.map((day, index) => (
            <View
              key={day.iso}
              style={{
                width: widths[index],
                minHeight: 30 * scale * room,
                padding: 2.5,
                backgroundColor: day.inRange ? undefined : colours.tint,
              }}
            >
              <Type face="label" size={size} colour={colours.muted}>
                {day.name === "" ? " " : day.name}
              </Type>
              {day.entries.slice(0, MOST_A_DAY).map((entry) => (
                <View
                  key={entry.uid}
                  style={{
                    marginTop: 2,
                    borderLeftWidth: 2,
                    borderLeftColor: entry.open ? colours.hairline : colours.accent,
                    paddingLeft: 3,
                  }}
                >
                  <Type
                    face="label"
                    size={size}
                    leading={1.14}
                    italic={entry.open}
                    longest={Math.max(4, Math.floor(((widths[index] ?? 0) - 10) / (size * 0.62)))}
                  >
                    {shorten(entry.hook, FIRST_WORDS)}
                  </Type>
                </View>
              ))}
              {day.entries.length > MOST_A_DAY && (
                <Type face="label" size={size} colour={colours.muted}>
                  {say(`and ${day.entries.length - MOST_A_DAY} more`)}
                </Type>
              )}
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}
