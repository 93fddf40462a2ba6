import { usePaperPrint } from '../../../engines/document-frame/paper/use-paper-print.ts'
import { callFile } from '../../../lib/api.ts'
import { printPdf } from '../../../lib/device/print-pdf.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { calls } from '../calls.ts'

/** Papers of a loan: its letter, the receipt of what ended it, the slip of what was taken back. */
export type Paper = 'surat' | 'kwitansi' | 'batal/slip'

const DOORS = { surat: calls.letter, kwitansi: calls.receipt, 'batal/slip': calls.slip } as const

/** Prints a paper of a loan; a copy needs a grant. */
export const usePaper = (paper: Paper, no_faktur_hutang: string, onPrinted: () => void) =>
  usePaperPrint(
    (idempotencyKey, otorisasi) => fetchPaper(paper, no_faktur_hutang, idempotencyKey, otorisasi),
    onPrinted,
  )

const fetchPaper = (
  paper: Paper,
  no_faktur_hutang: string,
  idempotencyKey: string,
  otorisasi?: string,
) =>
  callFile(DOORS[paper], {
    params: { no_faktur_hutang },
    body: otorisasi === undefined ? {} : { otorisasi },
    idempotencyKey,
  })

/** Prints the slip of what was just undone, which stands whatever becomes of its paper. */
export async function printCancelled(no_faktur_hutang: string): Promise<void> {
  try {
    await printPdf(await fetchPaper('batal/slip', no_faktur_hutang, crypto.randomUUID()))
  } catch (problem) {
    await showProblem(problem)
  }
}
