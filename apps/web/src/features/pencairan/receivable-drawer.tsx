import type { PiutangRow } from '@kencana/contract/areas/uang/pencairan'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DrawerActs } from '../../engines/document-frame/detail/document-drawer.tsx'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { documentName } from '../../engines/document-frame/document-name.ts'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import { placeOf } from '../../engines/document-frame/place-of.ts'
import { useAddress } from '../../engines/report-screen/use-address.ts'
import { SideDrawer } from '../../kit/dialogs/layer.tsx'
import { dayText } from '../../kit/text/day-text.ts'
import { Money } from '../../kit/text/figures.tsx'
import { addressOf } from '../../lib/address/address.ts'
import { slipOf } from './columns.tsx'

interface ReceivableDrawerProps {
  readonly row: PiutangRow
  readonly onClose: () => void
}

/** One receivable, and the way to its document or to where it is found on its slip. */
export function ReceivableDrawer({ row, onClose }: ReceivableDrawerProps) {
  const { t } = useTranslation()
  const { go } = useAddress()
  const tenders = useTenderNames()
  const place = placeOf(row)
  const check = { q: row.nomor, status: row.status }
  return (
    <SideDrawer title={`${t('Piutang')} ${row.nomor}`} onClose={onClose}>
      <DrawerActs>
        {place !== undefined && (
          <Act
            keys="Alt+O"
            label={t('Buka dokumen')}
            run={() => go(addressOf(place.path, place.search))}
          />
        )}
        <Act
          keys="Alt+V"
          label={t('Buka pencocokan')}
          run={() => go(addressOf('/validasi-non-cash', check))}
        />
      </DrawerActs>
      <Facts
        facts={[
          {
            label: t('Jumlah'),
            value: <Money value={row.jumlah} unit size="large" />,
            more: [documentName(row.jenis, t)],
          },
          { label: t('Menurut slip'), value: <Money value={row.mutasi} unit /> },
          {
            label: t('Cara bayar'),
            value: [tenders[row.cara], row.kode_bank].filter(Boolean).join(' '),
            more: [slipOf(row)],
          },
          { label: t('Tanggal'), value: dayText(row.tgl) },
          { label: t('Umur (hari)'), value: row.umur },
          { label: t('Pelanggan'), value: row.nama_customer ?? '-' },
        ]}
      />
    </SideDrawer>
  )
}
