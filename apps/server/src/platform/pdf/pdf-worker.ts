import { workOn } from '../threads/work-on.ts'
import { drawForm } from './form.ts'
import type { PdfJob } from './pdf.ts'
import { drawTable } from './table.ts'

/** Draws one paper after the other on a thread of its own, so that no till waits for a report. */
workOn<PdfJob, Uint8Array>(job =>
  job.kind === 'table' ? drawTable(job.input) : drawForm(job.input),
)
