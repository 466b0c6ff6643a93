import type { TemplateAnswer } from "../../routes/api/contract.ts";
import { capitalised, fill, useWords } from "../words.ts";

interface Props {
  templates: TemplateAnswer[];
  selected: string;
  onSelect: (name: string) => void;
}

/** The Template Style picker. */
export function TemplatePicker({ templates, selected, onSelect }: Props) {
  const { templates: says } = useWords("documents");
  return (
    <fieldset className="card templates">
      <legend>
        <h2>{says.title}</h2>
      </legend>
      {templates.map((template) => (
        <label key={template.template_name} className="template">
          <input
            type="radio"
            name="template"
            value={template.template_name}
            checked={selected === template.template_name}
            onChange={() => onSelect(template.template_name)}
          />
          <span>
            <strong>{capitalised(template.template_name.replaceAll("_", " "))}</strong>
            <span>{template.template_description}</span>
            {template.suitable_for.length > 0 && (
              <small>{fill(says.suits, { whom: template.suitable_for.join(", ") })}</small>
            )}
            {!template.color_customizable && <small>{says.fixed}</small>}
          </span>
          <img
            src={`/pictures/template-${template.template_name}.webp`}
            alt=""
            width="72"
            height="102"
            loading="lazy"
          />
        </label>
      ))}
    </fieldset>
  );
}
