import type { gesekTunai, readGesekTerms } from '@kencana/contract/areas/uang/gesek-tunai'
import type { TFunction } from 'i18next'
import type { Paper } from '../../engines/document-frame/paper/paper-button.tsx'
import { paperOf } from '../../engines/document-frame/paper/paper-of.ts'
import { routeRef } from '../../lib/api.ts'

/** The calls of cash against a debit card. */
export const calls = {
  list: routeRef<typeof gesekTunai.list>('GET', 'gesek-tunai'),
  show: routeRef<typeof gesekTunai.show>('GET', 'gesek-tunai/{no_gesek}'),
  journal: routeRef<typeof gesekTunai.journal>('GET', 'gesek-tunai/{no_gesek}/jurnal'),
  cancel: routeRef<typeof gesekTunai.cancel>('POST', 'gesek-tunai/{no_gesek}/batal'),
  slip: routeRef<ReturnType<typeof gesekTunai.paper>>('POST', 'gesek-tunai/{no_gesek}/slip'),
  terms: routeRef<typeof readGesekTerms>('GET', 'syarat-gesek-tunai'),
}

/** Beginnings of the queries that cash against a card changes. */
export const CHANGES = ['kas', 'non-cash', 'pencairan', 'ringkasan'] as const

/** The customer's slip. */
export const slipOf = (no_gesek: string, t: TFunction): Paper =>
  paperOf({
    route: calls.slip,
    params: { no_gesek },
    nomor: no_gesek,
    label: t('Cetak slip'),
    again: t('Cetak ulang slip gesek tunai {nomor}', { nomor: no_gesek }),
  })
