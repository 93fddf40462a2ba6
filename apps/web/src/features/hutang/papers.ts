import type { TFunction } from 'i18next'
import type { Paper } from '../../engines/document-frame/paper/paper-button.tsx'
import { printAfterwards } from '../../engines/document-frame/paper/use-paper-print.ts'
import { callFile } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** Papers of a loan: its letter, the receipt of what ended it, the slip of what was taken back. */
type LoanPaper = 'surat' | 'kwitansi' | 'batal/slip'

const DOORS = { surat: calls.letter, kwitansi: calls.receipt, 'batal/slip': calls.slip } as const

/** A paper of a loan, under the number of the loan. */
export const paperOf = (which: LoanPaper, nomor: string, t: TFunction): Paper => ({
  ...wordsOf(which, nomor, t),
  path: `hutang/${nomor}/${which}`,
  nomor,
  fetch: (key, grant) => fetchPaper(which, nomor, key, grant),
})

/** Prints the slip of what was just undone. */
export const printCancelled = (nomor: string): Promise<void> =>
  printAfterwards(key => fetchPaper('batal/slip', nomor, key))

const fetchPaper = (
  which: LoanPaper,
  no_faktur_hutang: string,
  idempotencyKey: string,
  otorisasi?: string,
) =>
  callFile(DOORS[which], {
    params: { no_faktur_hutang },
    body: otorisasi === undefined ? {} : { otorisasi },
    idempotencyKey,
  })

function wordsOf(which: LoanPaper, nomor: string, t: TFunction): Pick<Paper, 'label' | 'again'> {
  switch (which) {
    case 'surat':
      return {
        label: t('Cetak surat gadai'),
        again: t('Cetak ulang surat gadai {nomor}', { nomor }),
      }
    case 'kwitansi':
      return { label: t('Cetak kwitansi'), again: t('Cetak ulang kwitansi {nomor}', { nomor }) }
    case 'batal/slip':
      return {
        label: t('Cetak slip pembatalan'),
        again: t('Cetak ulang slip pembatalan {nomor}', { nomor }),
      }
  }
}
