import i18next from 'i18next'
import type { ReceivedFile } from './api.ts'
import { handOverPdf, inWrapper } from './wrapper.ts'

/**
 * Opens a PDF that is still to be fetched. Call it in the click itself, before any `await`: a
 * browser opens a window only then. Inline files fill it, attachments are saved, and the mobile app
 * gets the bytes.
 */
export async function openPdf(fetchFile: () => Promise<ReceivedFile>): Promise<ReceivedFile> {
  const page = inWrapper() ? null : window.open('', '_blank')
  if (page !== null) page.document.title = i18next.t('Menyiapkan PDF…')
  try {
    const file = await fetchFile()
    if (inWrapper() && (await handOverPdf(file.name, file.blob))) return file
    if (file.attachment || page === null) {
      page?.close()
      saveFile(file)
    } else {
      page.location.href = URL.createObjectURL(file.blob)
    }
    return file
  } catch (problem) {
    page?.close()
    throw problem
  }
}

/** Saves a file under its name. */
export function saveFile(file: Pick<ReceivedFile, 'blob' | 'name'>): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file.blob)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
