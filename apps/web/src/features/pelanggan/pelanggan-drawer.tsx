import {
  CORRECTS_PELANGGAN,
  FORGETS_PELANGGAN,
  type PelangganAnswer,
} from '@kencana/contract/areas/pelanggan/pelanggan'
import type { Level } from '@kencana/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DocumentDrawer, DrawerActs } from '../../engines/document-frame/detail/document-drawer.tsx'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { Sums } from '../../engines/document-frame/detail/sums.tsx'
import { documentName } from '../../engines/document-frame/document-name.ts'
import { useAddress } from '../../engines/report-screen/use-address.ts'
import { cellText } from '../../kit/table/columns.ts'
import { addressOf, placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import { shows, useSession } from '../../lib/session.ts'
import { calls } from './calls.ts'
import { Changes } from './changes.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { ForgetDialog } from './forget-dialog.tsx'
import { Traces } from './traces.tsx'

interface PelangganDrawerProps {
  readonly id: string
  readonly onClose: () => void
}

/** One customer beside the book: what is known, what he bought, pledged and left with the shop. */
export function PelangganDrawer({ id, onClose }: PelangganDrawerProps) {
  const { t } = useTranslation()
  const customer = useQuery({
    queryKey: ['pelanggan', 'satu', id],
    queryFn: ({ signal }) => call(calls.show, { params: { id }, signal }),
  })
  const { nama = '', telp = '' } = customer.data ?? {}
  return (
    <DocumentDrawer
      title={`${t('Pelanggan')} ${nama || (telp ?? '')}`}
      of={customer}
      onClose={onClose}
    >
      {shown => (
        <>
          <Acts customer={shown} onGone={onClose} />
          <About customer={shown} />
          <Sums
            label={t('Jumlah menurut dokumen')}
            sums={shown.jumlah.map(({ jenis, kali, total }) => ({
              label: `${documentName(jenis, t)} · ${kali}×`,
              value: total,
            }))}
          />
          <Traces customer={shown} />
          <Changes customer={shown} />
        </>
      )}
    </DocumentDrawer>
  )
}

interface ActsProps {
  readonly customer: PelangganAnswer
  readonly onGone: () => void
}

function Acts({ customer, onGone }: ActsProps) {
  const { t } = useTranslation()
  const level = useSession()?.level
  const [dialog, setDialog] = useState<'ubah' | 'lupakan' | null>(null)
  const close = () => setDialog(null)
  const may = (levels: readonly Level[]) => level !== undefined && levels.includes(level)
  return (
    <DrawerActs>
      <At path="/transaksi-pembelian" keys="Alt+B" label={t('Beli kembali')} customer={customer} />
      <At path="/transaksi-hutang" keys="Alt+G" label={t('Gadai')} customer={customer} />
      {may(CORRECTS_PELANGGAN) && (
        <Act keys="Alt+U" label={t('Ubah data')} run={() => setDialog('ubah')} />
      )}
      {may(FORGETS_PELANGGAN) && (
        <Act keys="Alt+L" label={t('Lupakan')} danger run={() => setDialog('lupakan')} />
      )}
      {dialog === 'ubah' && <CorrectDialog customer={customer} onClose={close} />}
      {dialog === 'lupakan' && <ForgetDialog customer={customer} onClose={close} onGone={onGone} />}
    </DrawerActs>
  )
}

interface AtProps {
  readonly path: '/transaksi-pembelian' | '/transaksi-hutang'
  readonly keys: string
  readonly label: string
  readonly customer: PelangganAnswer
}

/** A counter with this customer at it, for who stands at one. */
function At({ path, keys, label, customer: { id } }: AtProps) {
  const { go } = useAddress()
  const who = useSession()
  if (who === null || !shows(who, path)) return null
  const place = placeIn(path, { pelanggan: id })
  return <Act keys={keys} label={label} run={() => go(addressOf(place.path, place.search))} />
}

function About({ customer }: { customer: PelangganAnswer }) {
  const { t } = useTranslation()
  const { nama, telp, alamat, jenis_identitas, no_identitas, dibuat_pada, terakhir } = customer
  return (
    <Facts
      facts={[
        { label: t('Nama'), value: nama || '-', more: [alamat] },
        { label: t('Telepon'), value: telp ?? '-' },
        { label: t('Identitas'), value: no_identitas ?? '-', more: [jenis_identitas] },
        {
          label: t('Terakhir'),
          value: terakhir === null ? '-' : cellText(terakhir, 'date'),
          more: [t('dikenal sejak {tgl}', { tgl: cellText(dibuat_pada, 'datetime') })],
        },
      ]}
    />
  )
}
