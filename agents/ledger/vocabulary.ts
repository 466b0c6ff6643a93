/** Words with a capital that Holdfast itself uses inside sentences: none of them names a person, firm or place. */
export const OUR_NAMES = new Set(
  ("Holdfast Truth Expression Attention Evolution Anchor Pitch Deck Needs Caregiver Regular Guy Creator Sage Outlaw " +
    "Ruler Hero Explorer Innocent Lover Magician Jester Mark Pearson WCAG Primary Secondary Zone Friction Easter " +
    "Christmas Cheapest Chosen Rejected Why Gives English Settings PDF URL CSV Friday").split(" "),
);
