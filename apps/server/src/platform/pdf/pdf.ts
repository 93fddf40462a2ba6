import { threadOf } from '../threads/thread.ts'
import { drawForm, type FormPdf } from './form.ts'
import type { TablePdf } from './table.ts'

export type PdfJob =
  | { readonly kind: 'table'; readonly input: TablePdf }
  | { readonly kind: 'form'; readonly input: FormPdf }

/** More pages than this leave the thread that serves the tills. */
const PAGES_AT_ONCE = 8

/** Nobody reads 2,500 pages; a door offers Excel or CSV, which stream, from here on. */
const MOST_PAPER_ROWS = 100_000

const papers = threadOf<PdfJob, Uint8Array>({
  file: 'pdf-worker',
  beside: import.meta.url,
  // 50,000 rows need about half of it.
  memoryMb: 768,
  longestMs: 120_000,
  mostWaiting: 40,
})

/** A report on A4, drawn on the papers' own thread, one after the other. */
export function tablePdf(input: TablePdf): Promise<Buffer> {
  if (input.rows.length <= MOST_PAPER_ROWS) return drawn({ kind: 'table', input })
  return Promise.reject(new Error(`more than ${MOST_PAPER_ROWS} rows on paper`))
}

/** A nota, slip, letter or label sheet: few pages at once, many on the papers' own thread. */
export const formPdf = (form: FormPdf): Promise<Buffer> =>
  form.copies.length <= PAGES_AT_ONCE ? drawForm(form) : drawn({ kind: 'form', input: form })

/** Whether another report would be refused; a door answers SEDANG_PENUH then. */
export const isPdfQueueFull = (): boolean => papers.isFull()

/** Ends the papers' thread: part of the server's graceful stop. */
export const stopPdfWorker = (): Promise<void> => papers.stop()

/** A small Buffer is a window into a larger one; only the window is the paper. */
async function drawn(job: PdfJob): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await papers.run(job)
  return Buffer.from(buffer, byteOffset, byteLength)
}
