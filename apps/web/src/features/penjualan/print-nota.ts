import { callFile, type ReceivedFile } from '../../lib/api.ts'
import { notaPrinting } from '../../lib/device/nota-printing.ts'
import { saveFile } from '../../lib/open-pdf.ts'
import { handOverPdf, inWrapper } from '../../lib/wrapper.ts'
import { calls } from './calls.ts'

/**
 * The nota of an acknowledged sale. The same key asked again gives the same copy, so a lost answer
 * costs neither a print nor a grant.
 */
export function fetchNota(
  no_faktur_jual: string,
  idempotencyKey: string,
  otorisasi?: string,
): Promise<ReceivedFile> {
  return callFile(calls.print, {
    params: { no_faktur_jual },
    body: otorisasi === undefined ? {} : { otorisasi },
    idempotencyKey,
  })
}

const FRAME_ID = 'nota-cetak'

/**
 * Hands a PDF to the printer without leaving the till: the mobile app, else the browser. A device
 * that keeps its notas as files, or that cannot show a PDF, saves it.
 */
export async function printPdf(file: ReceivedFile): Promise<void> {
  if (inWrapper() && (await handOverPdf(file.name, file.blob))) return
  if (!navigator.pdfViewerEnabled || notaPrinting() === 'SIMPAN') {
    saveFile(file)
    return
  }
  document.getElementById(FRAME_ID)?.remove()
  const frame = document.createElement('iframe')
  frame.id = FRAME_ID
  frame.hidden = true
  frame.title = file.name
  frame.src = URL.createObjectURL(file.blob)
  frame.onload = () => {
    frame.contentWindow?.focus()
    frame.contentWindow?.print()
  }
  document.body.append(frame)
}

/**
 * Shows a PDF that is already here: the mobile app gets it, a browser opens a window. Call
 * it in the click itself.
 */
export function showPdf(file: ReceivedFile): void {
  if (inWrapper()) {
    void handOverPdf(file.name, file.blob).then(taken => {
      if (!taken) saveFile(file)
    })
    return
  }
  const page = window.open(URL.createObjectURL(file.blob), '_blank')
  if (page === null) saveFile(file)
}
