import type { TFunction } from 'i18next'
import type { Paper } from '../../engines/document-frame/paper/paper-button.tsx'
import { fetching, paperOf } from '../../engines/document-frame/paper/paper-of.ts'
import { printAfterwards } from '../../engines/document-frame/paper/use-paper-print.ts'
import { calls } from './calls.ts'

const of = (no_faktur_hutang: string) => ({ params: { no_faktur_hutang }, nomor: no_faktur_hutang })

/** The letter of a loan. */
export const letterOf = (nomor: string, t: TFunction): Paper =>
  paperOf({
    ...of(nomor),
    route: calls.letter,
    label: t('Cetak surat gadai'),
    again: t('Cetak ulang surat gadai {nomor}', { nomor }),
  })

/** The receipt of what ended a loan. */
export const receiptOf = (nomor: string, t: TFunction): Paper =>
  paperOf({
    ...of(nomor),
    route: calls.receipt,
    label: t('Cetak kwitansi'),
    again: t('Cetak ulang kwitansi {nomor}', { nomor }),
  })

/** The slip of what was taken back. */
export const slipOf = (nomor: string, t: TFunction): Paper =>
  paperOf({
    ...of(nomor),
    route: calls.slip,
    label: t('Cetak slip pembatalan'),
    again: t('Cetak ulang slip pembatalan {nomor}', { nomor }),
  })

/** Prints the slip of what was just undone. */
export const printCancelled = (nomor: string): Promise<void> =>
  printAfterwards(fetching(calls.slip, of(nomor).params))
