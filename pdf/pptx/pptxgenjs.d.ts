/** The library's types describe its CommonJS build; what is imported is the other one, whose default is the class. */
import type library from "pptxgenjs";

declare const Presentation: typeof library.default;
export default Presentation;
export type Slide = library.default.Slide;
export type Masters = Parameters<library.default["defineSlideMaster"]>[0];
