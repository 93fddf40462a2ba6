import { type FileProblemCode, fileProblem } from '../file-problem.ts'
import { isOutOfMemory, threadOf } from '../threads/thread.ts'
import type { Sheet } from './sheet.ts'

/**
 * What tells the mark between cells of a CSV: its first line, which names the columns, or, where
 * there may be other lines before it, what stands evenly in most lines.
 */
export type DelimiterBy = 'FIRST_LINE' | 'MOST_EVEN'

const MAX_BYTES = 8 * 1024 * 1024

export interface SheetJob {
  readonly bytes: Uint8Array
  readonly fileName: string
  readonly delimiter?: DelimiterBy
}
export type SheetAnswer =
  | { readonly sheet: Sheet }
  | {
      readonly code: FileProblemCode
      readonly facts: Readonly<Record<string, string | number>>
    }

/** The largest sheet that is taken needs a third of it. */
const sheets = threadOf<SheetJob, SheetAnswer>({
  file: 'sheet-worker',
  beside: import.meta.url,
  memoryMb: 384,
  longestMs: 30_000,
  mostWaiting: 20,
})

/**
 * Rows of an .xlsx's first visible sheet or of a CSV (comma, semicolon or tab; UTF-8, UTF-16 or
 * Windows text), as trimmed text, numbers as people see them (10%, 007): the row's place in the
 * answer is its place in the file, so that errors can name it. Formulas give the value the file
 * keeps; what a cell lost on the way is told beside the rows. Nothing is inflated before its
 * declared size was checked, and the reader refuses an entry larger than declared; a file that
 * needs more memory nevertheless ends the thread it is read on, not the server. Throws a
 * `FileProblem`.
 */
export async function readSheet(
  bytes: Uint8Array,
  fileName: string,
  delimiter: DelimiterBy = 'FIRST_LINE',
): Promise<Sheet> {
  if (bytes.length === 0) throw fileProblem('KOSONG')
  if (bytes.length > MAX_BYTES) throw fileProblem('TERLALU_BESAR')
  const answer = await sheets.run({ bytes, fileName, delimiter }).catch((error: unknown) => {
    if (isOutOfMemory(error)) throw fileProblem('TERLALU_PADAT')
    throw error
  })
  if ('sheet' in answer) return answer.sheet
  throw fileProblem(answer.code, answer.facts)
}

/** Ends the thread sheets are read on: part of the server's graceful stop. */
export const stopSheetWorker = (): Promise<void> => sheets.stop()
