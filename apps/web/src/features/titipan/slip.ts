import type { TFunction } from 'i18next'
import type { Paper } from '../../engines/document-frame/paper/paper-button.tsx'
import { callFile } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** The slip of a deposit: the first print after money came or went is free. */
export const slipOf = (nomor: string, dicetak: number, t: TFunction): Paper => ({
  label: dicetak === 0 ? t('Cetak slip') : t('Cetak ulang slip'),
  again: t('Cetak ulang slip titipan {nomor}', { nomor }),
  path: `titipan/${nomor}/slip`,
  nomor,
  fetch: (key, grant) => fetchSlip(nomor, key, grant),
})

const fetchSlip = (no_titipan: string, idempotencyKey: string, otorisasi?: string) =>
  callFile(calls.slip, {
    params: { no_titipan },
    body: otorisasi === undefined ? {} : { otorisasi },
    idempotencyKey,
  })
