import { parentPort } from 'node:worker_threads'
import { drawForm } from './form.ts'
import type { PdfAnswer, PdfJob } from './pdf.ts'
import { drawTable } from './table.ts'

/** Draws one paper after the other on a thread of its own, so that no till waits for a report. */
parentPort?.on('message', async ({ id, job }: { id: number; job: PdfJob }) => {
  const answer: PdfAnswer = await draw(job).then(
    bytes => ({ id, bytes }),
    (error: Error) => ({ id, fault: error.stack ?? error.message }),
  )
  parentPort?.postMessage(answer)
})

const draw = (job: PdfJob): Promise<Buffer> =>
  job.kind === 'table' ? drawTable(job.input) : drawForm(job.input)
