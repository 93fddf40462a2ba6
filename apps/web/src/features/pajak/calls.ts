import type { fetchEfaktur, showEfaktur } from '@kencana/contract/areas/pajak/e-faktur'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { routeRef } from '../../lib/api.ts'

export const calls = {
  show: routeRef<typeof showEfaktur>('GET', 'pajak/e-faktur'),
  file: routeRef<typeof fetchEfaktur>('GET', 'pajak/e-faktur/berkas'),
}

export type Efaktur = AnswerOf<typeof showEfaktur>
