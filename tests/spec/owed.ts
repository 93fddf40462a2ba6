/** What is due and not there yet: named by the table, and taken from here as it comes. */
export const OWED: readonly string[] = []
