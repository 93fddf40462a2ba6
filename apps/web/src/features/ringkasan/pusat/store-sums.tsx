import { useTranslation } from 'react-i18next'
import { Panel } from '../../../kit/layout/panel.tsx'
import { StoreName } from '../drawn/report-link.tsx'
import type { Traded } from './kinds.ts'
import { TradeTable } from './trade-table.tsx'

interface StoreSumsProps {
  readonly toko: readonly {
    readonly kode_toko: string
    readonly nama_toko: string
    readonly jumlah: Traded
  }[]
  readonly total: Traded
  readonly span: { readonly dari: string; readonly sampai: string }
}

/** Stores side by side over the days that were asked for. */
export function StoreSums({ toko, total, span }: StoreSumsProps) {
  const { t } = useTranslation()
  return (
    <Panel title={t('Perdagangan per toko')} flush>
      <TradeTable
        label={t('Perdagangan per toko')}
        first={t('Toko')}
        name={row => <StoreName kode_toko={row.key} nama_toko={row.nama} />}
        rows={toko.map(({ kode_toko, nama_toko, jumlah }) => ({
          ...jumlah,
          key: kode_toko,
          nama: nama_toko,
          asked: { ...span, toko: kode_toko },
        }))}
        total={total}
      />
    </Panel>
  )
}
