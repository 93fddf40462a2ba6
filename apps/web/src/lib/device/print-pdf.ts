import type { ReceivedFile } from '../api.ts'
import { saveFile } from '../open-pdf.ts'
import { handOverPdf, inWrapper } from '../wrapper.ts'
import { notaPrinting } from './nota-printing.ts'

const FRAME_ID = 'nota-cetak'

/**
 * Hands a PDF to the printer without leaving the screen: the mobile app, else the browser. A device
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
  // Nothing in it can take the focus: the next key or scan is meant for the screen.
  frame.inert = true
  frame.title = file.name
  frame.src = URL.createObjectURL(file.blob)
  frame.onload = () => frame.contentWindow?.print()
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
