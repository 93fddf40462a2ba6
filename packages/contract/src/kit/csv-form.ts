/** What stands between the cells of a CSV, by the setting CSV_PEMISAH. */
const DELIMITERS = { KOMA: ',', TITIK_KOMA: ';', TAB: '\t' } as const

export type CsvDelimiter = (typeof DELIMITERS)[keyof typeof DELIMITERS]

/** What a store chose; a comma while it chose nothing. Semicolons bring decimal commas. */
export const csvDelimiter = (setting: string | undefined): CsvDelimiter =>
  DELIMITERS[setting as keyof typeof DELIMITERS] ?? ','
