import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Millimetres of a point. */
export const MM = 25.4 / 72

export interface Word {
  readonly text: string
  /** Left edge, and base line from the top of the page, in millimetres. */
  readonly x: number
  readonly y: number
  readonly page: number
}

/** Words of a PDF where a reader of the file finds them. */
export async function wordsOf(answer: Response): Promise<{ words: Word[]; size: number[] }> {
  if (answer.status !== 200) throw new Error(await answer.text())
  const file = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()) }).promise
  const words: Word[] = []
  let size: number[] = []
  for (let page = 1; page <= file.numPages; page += 1) {
    const sheet = await file.getPage(page)
    const [, , width = 0, height = 0] = sheet.view
    size = [width * MM, height * MM]
    for (const item of (await sheet.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [x = 0, y = 0] = [item.transform[4], item.transform[5]]
      words.push({ text: item.str, x: x * MM, y: (height - y) * MM, page })
    }
  }
  return { words, size }
}

/** Texts of each page. */
export async function pagesOf(answer: Response): Promise<string[][]> {
  const { words } = await wordsOf(answer)
  const pages: string[][] = []
  for (const { page, text } of words) {
    pages[page - 1] = [...(pages[page - 1] ?? []), text]
  }
  return pages
}
