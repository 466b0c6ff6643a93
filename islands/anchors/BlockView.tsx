import type { Block, Claim } from "../../routes/api/contract.ts";
import { Inline } from "../journey/markup.tsx";
import { capitalised, useWords } from "../words.ts";
import { FigureView } from "./FigureView.tsx";
import { Passage } from "./Passage.tsx";
import { TableFold } from "./TableFold.tsx";

/** A table of more columns needs the margin too. */
const MOST_BESIDE = 4;
/** On a phone the columns of a table that has more stand below each other. */
const MOST_ON_PHONE = 3;

/** A part of a section's body. */
export function BlockView({ block }: { block: Block }) {
  return (
    <>
      {block.title && <h4>{block.title}</h4>}
      <Body block={block} />
    </>
  );
}

function Body({ block }: { block: Block }) {
  const { table } = useWords("anchors");
  switch (block.kind) {
    case "paragraph":
      return (
        <Passage marks={marksOf(block.claims)} words={block.claims.map(({ text }) => text).join(" ")}>
          <p>
            <Inline text={block.claims.map(({ text }) => text).join(" ")} />
          </p>
        </Passage>
      );
    case "list":
      return block.items.map((claim, index) => (
        <Passage key={index} marks={claim.marks} words={claim.text}>
          <p className="item">
            <Inline text={claim.text} />
          </p>
        </Passage>
      ));
    case "table":
      return (
        <Passage
          marks={block.rows.flatMap(({ marks }) => marks)}
          words={block.rows.flatMap(({ cells }) => cells).join(" ")}
          isWide={block.columns.length > MOST_BESIDE}
        >
          <TableFold title={block.title} rows={block.rows.length}>
            <div className="table-scroll" tabIndex={0} role="group" aria-label={block.title ?? table.name}>
              <table className={block.columns.length > MOST_ON_PHONE ? "stacks" : undefined}>
                <thead>
                  <tr>{block.columns.map((column, place) => <ColumnHead key={place} name={column} />)}</tr>
                </thead>
                <tbody>
                  {block.rows.map((row, index) => (
                    <tr key={index}>
                      {row.cells.map((cell, place) => (
                        <td key={place} data-column={capitalised(block.columns[place] ?? "")}>
                          <Inline text={cell} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </TableFold>
        </Passage>
      );
    case "figure":
      return (
        <Passage marks={block.marks}>
          <FigureView figure={block.figure} />
        </Passage>
      );
  }
}

function ColumnHead({ name }: { name: string }) {
  return name === "" ? <td /> : <th scope="col">{capitalised(name)}</th>;
}

function marksOf(claims: Claim[]): Claim["marks"] {
  return claims.flatMap(({ marks }) => marks);
}
