/** A row to be put into a table as it stands, column by column. */
export type Row = Readonly<Record<string, string | number | boolean | null>>
