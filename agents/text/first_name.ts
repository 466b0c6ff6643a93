/** What stands before a name and is none: "Dr. Beth Hostetler", "Frau Dr. Ina Weiß", "Mme Camille Rousset". */
const TITLE =
  /^(?:(?:dr|dra|drs|prof|professor|mr|mrs|ms|miss|mx|sir|rev|herr|frau|ing|dipl\.?-ing|ir|mme|mlle|m|sr|sra|srta|don|doña|dott|dott\.?ssa|sig|sig\.?ra|dhr|mevr)\.?)\s+(?=\S)/iu;

/** By what a founder is called: the first of their names, without titles. */
export function firstNameOf(fullName: string): string {
  const name = fullName.trim();
  const bare = name.replace(TITLE, "");
  return bare === name ? name.split(/\s+/u)[0] ?? "" : firstNameOf(bare);
}
