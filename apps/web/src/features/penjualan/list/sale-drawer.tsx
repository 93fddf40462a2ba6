import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Act } from '../../../engines/document-frame/act.tsx'
import {
  DocumentDrawer,
  DrawerActs,
} from '../../../engines/document-frame/detail/document-drawer.tsx'
import { JournalTable } from '../../../engines/document-frame/journal-table.tsx'
import { PaperButton } from '../../../engines/document-frame/paper/paper-button.tsx'
import { useAddress } from '../../../engines/report-screen/use-address.ts'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { addressOf, placeIn } from '../../../lib/address/address.ts'
import { call } from '../../../lib/api.ts'
import { shows, useSession } from '../../../lib/session.ts'
import { SendNota } from '../../layanan/index.ts'
import { LargeTasks, useWithTasks } from '../../transaksi-besar/index.ts'
import { calls } from '../calls.ts'
import { notaOf } from '../papers.ts'
import { CancelledSlip, SaleDetail } from '../sale-detail.tsx'

interface SaleDrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** One sale beside the list: detail, journal, and a copy of its nota. */
export function SaleDrawer({ nomor, onClose }: SaleDrawerProps) {
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
  const whole = useWithTasks(nomor, sale)
  return (
    <DocumentDrawer title={`${t('Penjualan')} ${nomor}`} of={whole} onClose={onClose}>
      {shown => (
        <>
          <DrawerActs>
            <PaperButton
              paper={notaOf(shown, t)}
              facts={t('{jumlah} barang · {berat} g · {total}', {
                jumlah: shown.barang.length,
                berat: gramText(shown.berat),
                total: rupiahText(shown.total),
              })}
              keys="F9"
              onPrinted={() => void sale.refetch()}
            />
            <BuyBack sale={shown} />
            <CancelledSlip sale={shown} />
            <SendNota of="penjualan" params={params} status={shown.status} />
          </DrawerActs>
          <LargeTasks nomor={nomor} />
          <SaleDetail sale={shown} />
          {journal.data !== undefined && <JournalTable lines={journal.data} />}
        </>
      )}
    </DocumentDrawer>
  )
}

/** Its pieces come back: the buying counter with this nota on it. */
function BuyBack({ sale }: { sale: PenjualanAnswer }) {
  const { t } = useTranslation()
  const { go } = useAddress()
  const who = useSession()
  const { no_faktur_jual, status } = sale
  const { path, search } = placeIn('/transaksi-pembelian', { no_faktur_jual })
  if (status !== 'SELESAI' || who === null || !shows(who, path)) return null
  return <Act keys="Alt+B" label={t('Beli kembali')} run={() => go(addressOf(path, search))} />
}
