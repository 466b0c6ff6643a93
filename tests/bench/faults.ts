/** Run as a program by `deno task faults`: how long a turn, a consultation and a part take with each kind of server. */
import { ALL_MANNERS, matrixText, measureFaults } from "../helpers/fault_matrix.ts";

const rows = await measureFaults(ALL_MANNERS);
console.log(matrixText(rows));
console.log(`${rows.length} servers, ${rows.length * 3} answers`);
