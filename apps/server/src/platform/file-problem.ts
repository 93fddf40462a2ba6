import { FILE_TEXTS } from '@kencana/contract/kit/sheet/file-texts'

/** Why a file from outside cannot be taken; its sentence in `FILE_TEXTS`. */
export type FileProblemCode = keyof typeof FILE_TEXTS

export interface FileProblem extends Error {
  readonly code: FileProblemCode
  readonly facts: Readonly<Record<string, string | number>>
}

const MARK = 'FileProblem'

/** An error a door turns into a refusal: `throw fileProblem('RUSAK')`. */
export function fileProblem(
  code: FileProblemCode,
  facts: Readonly<Record<string, string | number>> = {},
): FileProblem {
  const sentence = FILE_TEXTS[code].replace(/\{(\w+)\}/g, (_, key) => String(facts[key] ?? ''))
  return Object.assign(new Error(sentence), { name: MARK, code, facts })
}

/** Whether a caught error is a file problem; anything else is a bug of ours. */
export const isFileProblem = (error: unknown): error is FileProblem =>
  error instanceof Error && error.name === MARK
