/** The few icons in use, each from its own file: the library's index holds thousands. */
export { default as ArrowDown } from "lucide-react/icons/arrow-down";
export { default as Check } from "lucide-react/icons/check";
export { default as ChevronDown } from "lucide-react/icons/chevron-down";
export { default as CircleAlert } from "lucide-react/icons/circle-alert";
export { default as CircleCheck } from "lucide-react/icons/circle-check";
export { default as Download } from "lucide-react/icons/download";
export { default as Lock } from "lucide-react/icons/lock";
export { default as Menu } from "lucide-react/icons/menu";
export { default as Pencil } from "lucide-react/icons/pencil";
export { default as Trash } from "lucide-react/icons/trash-2";
export { default as X } from "lucide-react/icons/x";
