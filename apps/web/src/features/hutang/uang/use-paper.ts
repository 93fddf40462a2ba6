import { callFile } from '../../../lib/api.ts'
import { usePaperPrint } from '../../penjualan/index.ts'
import { calls } from '../calls.ts'

/** Papers of a loan: the letter of pledge, and the receipt of what ended it. */
export type Paper = 'surat' | 'kwitansi'

/** Prints a paper of a loan; a copy needs a grant. */
export const usePaper = (paper: Paper, no_faktur_hutang: string, onPrinted: () => void) =>
  usePaperPrint(
    (idempotencyKey, otorisasi) =>
      callFile(paper === 'surat' ? calls.letter : calls.receipt, {
        params: { no_faktur_hutang },
        body: otorisasi === undefined ? {} : { otorisasi },
        idempotencyKey,
      }),
    onPrinted,
  )
