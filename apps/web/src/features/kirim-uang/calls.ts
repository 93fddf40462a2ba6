import type { kirimHistory, kirimUang, StatusKirim } from '@kencana/contract/areas/uang/kirim-uang'
import type { TFunction } from 'i18next'
import type { Paper } from '../../engines/document-frame/paper/paper-button.tsx'
import { paperOf } from '../../engines/document-frame/paper/paper-of.ts'
import type { Tone } from '../../kit/layout/tag.tsx'
import { routeRef } from '../../lib/api.ts'

/** The calls of money between stores. */
export const calls = {
  list: routeRef<typeof kirimUang.list>('GET', 'kirim-uang'),
  show: routeRef<typeof kirimUang.show>('GET', 'kirim-uang/{no_reff}'),
  journal: routeRef<typeof kirimUang.journal>('GET', 'kirim-uang/{no_reff}/jurnal'),
  cancel: routeRef<typeof kirimUang.cancel>('POST', 'kirim-uang/{no_reff}/batal'),
  slip: routeRef<ReturnType<typeof kirimUang.paper>>('POST', 'kirim-uang/{no_reff}/slip'),
  history: routeRef<typeof kirimHistory>('GET', 'kirim-uang-history'),
}

/** Beginnings of the queries that money between stores changes. */
export const CHANGES = ['kirim-uang', 'kas', 'ringkasan'] as const

/** How it stands, as people say it. */
export const statusNames = (t: TFunction): Readonly<Record<StatusKirim, string>> => ({
  OPEN: t('Di jalan'),
  DONE: t('Sudah diterima'),
  BATAL: t('Batal'),
})

export const STATUS_TONES: Readonly<Record<StatusKirim, Tone>> = {
  OPEN: 'gold',
  DONE: 'ok',
  BATAL: 'bad',
}

/** How long it has been on its way; nothing once it is not any more. */
export const ageText = (umur: number | null, t: TFunction): string =>
  umur === null ? '' : t('{hari} hari', { hari: umur })

/** The slip that travels with the money. */
export const slipOf = (no_reff: string, t: TFunction): Paper =>
  paperOf({
    route: calls.slip,
    params: { no_reff },
    nomor: no_reff,
    label: t('Cetak slip'),
    again: t('Cetak ulang slip kirim uang {nomor}', { nomor: no_reff }),
  })
