import { craftsman } from '../cuci/batch.ts'
import type { Answer, TestApi } from '../sample-shop/api.ts'
import { melting } from './melt.ts'

/** What a command of washing by weight answers, or why it does not. */
export interface Weighed {
  readonly no_cuci_manual: string
  readonly sisa: number
  readonly susut: number
  readonly lebih: number
  readonly code: string
  readonly facts: Readonly<Record<string, string>>
  readonly errors?: Readonly<Record<string, string>>
}

export type Step = 'masuk' | 'kirim' | 'terima' | 'keluar'

/** A shop that washes by weight, with a craftsman; it buys already. */
export async function washing(api: TestApi) {
  const melted = await melting(api)
  const { owner, gudang } = melted
  const kode_tukang = await craftsman(owner, 'TKM')
  const gold = { kode_kadar: '750' }
  const step = (name: Step, berat: number, more: object = {}): Promise<Answer<Weighed>> => {
    const whom = name === 'kirim' || name === 'terima' ? { kode_tukang } : {}
    const of = name === 'terima' ? { kirim: berat } : {}
    const body = { ...gold, ...whom, ...of, berat, ...more }
    return gudang.post<Weighed>(`stock-cuci-manual/${name}`, body)
  }
  return { ...melted, step, kode_tukang }
}
