import type {
  KoranEntry,
  koranEntries,
  koranLines,
  koranSummary,
} from '@kencana/contract/areas/uang/koran-terbuka'
import type {
  koranAccounts,
  koranFiles,
  loadKoran,
  matchCertain,
  matchKoran,
  tryKoran,
} from '@kencana/contract/areas/uang/rekening-koran'
import type { AnswerOf } from '@kencana/contract/kit/route'
import type { PetaKoran } from '@kencana/domain/bank/columns'
import { routeRef } from '../../lib/api.ts'

/** The calls of bank statements. */
export const calls = {
  accounts: routeRef<typeof koranAccounts>('GET', 'rekening-koran/rekening'),
  try: routeRef<typeof tryKoran>('POST', 'rekening-koran/coba'),
  load: routeRef<typeof loadKoran>('POST', 'rekening-koran/unggah'),
  files: routeRef<typeof koranFiles>('GET', 'rekening-koran/unggah'),
  summary: routeRef<typeof koranSummary>('GET', 'rekening-koran/ringkas'),
  lines: routeRef<typeof koranLines>('GET', 'rekening-koran/baris'),
  entries: routeRef<typeof koranEntries>('GET', 'rekening-koran/buku'),
  match: routeRef<typeof matchKoran>('POST', 'rekening-koran/cocok'),
  certain: routeRef<typeof matchCertain>('POST', 'rekening-koran/cocok-pasti'),
}

export type Summary = AnswerOf<typeof koranSummary>
export type EntryPage = AnswerOf<typeof koranEntries>
export type Entry = EntryPage['data'][number]
export type LinePage = AnswerOf<typeof koranLines>
export type LinePart = LinePage['bagian'][number]['bagian']

/** Beginnings of the queries that a statement or a match changes. */
export const CHANGES = ['rekening-koran'] as const

/** What tells one entry from another. */
export const entryKey = ({ nomor, baris }: Pick<KoranEntry, 'nomor' | 'baris'>): string =>
  `${nomor} ${baris}`

/** A statement as the server takes it; the form is no JSON body. */
export function fileInput(no_rekening: string, file: File, peta: PetaKoran | null) {
  const body = new FormData()
  body.set('no_rekening', no_rekening)
  if (peta !== null) body.set('peta', peta.join(','))
  body.set('file', file)
  return { body } as never
}
