/** What does not fit in what somebody sent. */
export const problems = {
  required: "This field is required",
  kind: "This must be {kind}",
  kinds: {
    string: "text",
    array: "a list",
    object: "a set of named values",
    record: "a set of named values",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
  },
  oneOf: "Choose one of: {values}",
  offered: "Choose one of the values that are offered",
  unknown: "Leave out what is not known here: {keys}",
  atMost: {
    characters: "This must be at most {limit} characters long",
    items: "This must be at most {limit} items long",
    value: "This must be at most {limit}",
  },
  atLeast: {
    characters: "This must be at least {limit} characters long",
    items: "This must be at least {limit} items long",
    value: "This must be at least {limit}",
  },
} as const;
