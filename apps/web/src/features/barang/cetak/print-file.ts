import { callFile } from '../../../lib/api.ts'
import { openPdf, saveFile } from '../../../lib/open-pdf.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { calls } from '../barang-calls.ts'

export type Bentuk = 'PDF' | 'ZPL' | 'TSPL'

/** Prints labels: a PDF opens, a printer's own language is saved. Call it in the click itself. */
export async function printFile(barang: readonly string[], bentuk: Bentuk): Promise<boolean> {
  const fetchFile = () => callFile(calls.print, { body: { barang: [...barang], bentuk } })
  try {
    if (bentuk === 'PDF') await openPdf(fetchFile)
    else saveFile(await fetchFile())
    return true
  } catch (problem) {
    await showProblem(problem)
    return false
  }
}
