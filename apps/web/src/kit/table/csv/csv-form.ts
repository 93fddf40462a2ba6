import type { CsvDelimiter } from '@kencana/contract/kit/csv-form'

let delimiter: CsvDelimiter = ','

/** What stands between the cells of a CSV file. */
export const csvForm = (): CsvDelimiter => delimiter

/** The form of CSV that the store wants, for every table from here on. */
export function setCsvForm(wanted: CsvDelimiter): void {
  delimiter = wanted
}
