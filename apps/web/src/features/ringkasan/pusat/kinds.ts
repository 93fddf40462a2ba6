import type { Dagang } from '@kencana/contract/areas/pusat/perdagangan'
import { gramToMg } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'

/** Rupiah by place, grams by name. */
export interface Traded {
  readonly values: readonly number[]
  readonly resultGram: Readonly<Record<Dagang, number>>
}

/** A kind of trade that is there: its place among the values, the report that has its documents. */
export interface Kind {
  readonly key: Dagang
  readonly at: number
  readonly label: string
  readonly report: '/laporan-penjualan' | '/laporan-pembelian' | '/laporan-hutang'
  /** What is chosen there besides the days. */
  readonly filters?: Readonly<Record<string, string>>
}

/** What is drawn; repairs are not taken yet. */
export function useKinds(): readonly Kind[] {
  const { t } = useTranslation()
  return [
    { key: 'sales', at: 0, label: t('Penjualan'), report: '/laporan-penjualan' },
    { key: 'purchase', at: 1, label: t('Pembelian'), report: '/laporan-pembelian' },
    {
      ...{ key: 'debt', at: 3, label: t('Pinjaman gadai'), report: '/laporan-hutang' },
      filters: { pinjaman: 'BARU' },
    },
  ]
}

export const rupiahOf = ({ values }: Traded, { at }: Kind): number => values[at] ?? 0
export const mgOf = ({ resultGram }: Traded, { key }: Kind): number => gramToMg(resultGram[key])

/** The filters of its report that its figure is the sum of. */
export const chosenBy = ({ filters }: Kind): { filters?: Readonly<Record<string, string>> } =>
  filters === undefined ? {} : { filters }
