import { isFileProblem } from '../file-problem.ts'
import { workOn } from '../threads/work-on.ts'
import { parseSheet } from './parse-sheet.ts'
import type { SheetAnswer, SheetJob } from './read-sheet.ts'

/** Reads one file from outside after the other, where what it costs stops no till. */
workOn<SheetJob, SheetAnswer>(({ bytes, fileName, delimiter }) =>
  parseSheet(bytes, fileName, delimiter).then(
    sheet => ({ sheet }),
    (error: unknown) => {
      if (isFileProblem(error)) return { code: error.code, facts: error.facts }
      throw error
    },
  ),
)
