import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { JournalTable } from '../../../engines/document-frame/journal-table.tsx'
import { PaperButton } from '../../../engines/document-frame/paper/paper-button.tsx'
import { SideDrawer } from '../../../kit/dialogs/layer.tsx'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { call } from '../../../lib/api.ts'
import { SendNota } from '../../layanan/index.ts'
import { CancellationSlip } from '../batal/cancellation-slip.tsx'
import { calls } from '../calls.ts'
import classes from '../penjualan.module.css'
import { fetchNota } from '../print-nota.ts'
import { SaleDetail } from '../sale-detail.tsx'

interface SaleDrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** One sale beside the list: detail, journal, and a copy of its nota. */
export function SaleDrawer({ nomor, onClose }: SaleDrawerProps) {
  const { t } = useTranslation()
  return (
    <SideDrawer title={`${t('Penjualan')} ${nomor}`} onClose={onClose}>
      <Sale nomor={nomor} />
    </SideDrawer>
  )
}

function Sale({ nomor }: { nomor: string }) {
  const { t } = useTranslation()
  const params = { no_faktur_jual: nomor }
  const sale = useQuery({
    queryKey: ['penjualan', nomor],
    queryFn: ({ signal }) => call(calls.show, { params, signal }),
  })
  const journal = useQuery({
    queryKey: ['penjualan', nomor, 'jurnal'],
    queryFn: ({ signal }) => call(calls.journal, { params, signal }),
  })
  if (sale.error !== null) return <ErrorState onRetry={() => void sale.refetch()} />
  if (sale.data === undefined) return <SkeletonTable rows={8} columns={2} />
  const { berat, total, barang, dicetak } = sale.data
  return (
    <div className={classes.detail}>
      <div>
        <PaperButton
          paper={{
            label: dicetak === 0 ? t('Cetak nota') : t('Cetak ulang (SALINAN)'),
            again: t('Cetak ulang nota {nomor}', { nomor }),
            path: `penjualan/${nomor}/nota`,
            nomor,
            fetch: (key, grant) => fetchNota(nomor, key, grant),
          }}
          facts={t('{jumlah} barang · {berat} g · {total}', {
            jumlah: barang.length,
            berat: gramText(berat),
            total: rupiahText(total),
          })}
          keys="F9"
          onPrinted={() => void sale.refetch()}
        />
      </div>
      <CancellationSlip sale={sale.data} />
      <SendNota nomor={nomor} />
      <SaleDetail sale={sale.data} />
      {journal.data !== undefined && <JournalTable lines={journal.data} />}
    </div>
  )
}
