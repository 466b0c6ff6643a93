import { View } from "@react-pdf/renderer";
import { longDate } from "../../agents/domain/days.ts";
import { type HeldReview, type ReviewVerdict, VERDICT_LABELS } from "../../agents/domain/reviews.ts";
import { wordCount } from "../../agents/text/sentences.ts";
import { shorten } from "../../agents/text/shorten.ts";
import { PageHead } from "../strategy/Head.tsx";
import { RAGGED_OVERRUN, Type } from "../text/Type.tsx";
import { type Theme, useTheme } from "../theme.ts";

interface MeasuredProps {
  held: HeldReview;
  /** As many a text may have. */
  words: number;
}

/** An answer that is a bare number stands in the arithmetic already. */
const SAYS_MORE = /\p{L}/u;
const WHAT_SIZE = 12;
/** Longer ones are read in their rows. */
const LONGEST_NAMED = 5;

/** What was measured: each result with its arithmetic, and the founder's words. */
export function MeasuredPage({ held, words: most }: MeasuredProps) {
  const theme = useTheme();
  const { colours, say } = theme;
  return (
    <>
      <PageHead
        kicker={`${say(`Review of ${longDate(held.on)}`)} · ${say(`Version ${held.version}`)}`}
        headline={{ text: headlineOf(held, theme), marks: [] }}
      />
      <View style={{ gap: 16 }}>
        {held.results.map(({ item, verdict, told, words, value }, at) => (
          <View
            key={at}
            style={{
              borderTopWidth: at === 0 ? 0 : 0.8,
              borderTopColor: colours.hairline,
              paddingTop: at === 0 ? 0 : 8,
              gap: 4,
            }}
          >
            <Type face="label" size={7.4} bold colour={colours.primaryText}>
              {[say(VERDICT_LABELS[verdict]), ...(item.by === null ? [] : [say(`due ${longDate(item.by)}`)])]
                .join(" · ")}
            </Type>
            <Type
              size={WHAT_SIZE}
              leading={1.25}
              bold
              style={{ paddingRight: WHAT_SIZE * RAGGED_OVERRUN }}
            >
              {shorten(item.what, most)}
            </Type>
            <Type size={10.2} leading={1.3}>{told}</Type>
            {value !== null && SAYS_MORE.test(words) && (
              <Type size={9} leading={1.3} colour={colours.muted}>{`“${shorten(words, most)}”`}</Type>
            )}
          </View>
        ))}
      </View>
    </>
  );
}

/** "Behind: 45 marinas, counted 2": in the words of the rows below; what stands alone under a verdict is named. */
function headlineOf({ results }: HeldReview, { say, locale }: Theme): string {
  if (results.length === 0) return say("Nothing was due to be measured.");
  const verdicts = Object.keys(VERDICT_LABELS) as ReviewVerdict[];
  const told = verdicts.flatMap((verdict) => {
    const [alone, ...more] = results.filter((result) => result.verdict === verdict);
    if (alone === undefined) return [];
    const label = say(VERDICT_LABELS[verdict]);
    const isNamed = more.length === 0 && wordCount(alone.item.what) <= LONGEST_NAMED;
    return [
      isNamed ? `${label}: ${alone.item.what}` : `${label} ${more.length + 1}`.replaceAll(" ", "\u00A0"),
    ];
  });
  const [first = "", ...others] = told;
  const rest = others.map((words) => words.charAt(0).toLowerCase() + words.slice(1));
  return new Intl.ListFormat(locale, { type: "unit" }).format([first, ...rest]);
}
