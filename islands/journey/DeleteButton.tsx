import { Trash } from "../ui/icons.ts";
import { fill, useWords } from "../words.ts";

interface Props {
  /** The journey's name, for those who cannot see which row the button stands in. */
  name: string;
  onDelete: () => void;
}

/** Deletes a journey of a list; whoever lists them asks first. */
export function DeleteButton({ name, onDelete }: Props) {
  const { list } = useWords("journey");
  const label = fill(list.delete, { name });
  return (
    <button type="button" className="journey-delete" aria-label={label} onClick={onDelete}>
      <Trash aria-hidden />
    </button>
  );
}
