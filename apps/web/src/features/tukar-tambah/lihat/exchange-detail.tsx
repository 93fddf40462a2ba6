import type { TukarTambahAnswer } from '@kencana/contract/areas/beli/tukar-tambah'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CancelledNote } from '../../../engines/document-frame/detail/cancelled-note.tsx'
import { DocumentStatus } from '../../../engines/document-frame/detail/document-status.tsx'
import { Facts } from '../../../engines/document-frame/detail/facts.tsx'
import { Sums } from '../../../engines/document-frame/detail/sums.tsx'
import { tenderSums } from '../../../engines/document-frame/detail/tender-sums.ts'
import { useTenderNames } from '../../../engines/document-frame/money/tender-names.ts'
import { cellText } from '../../../kit/table/columns.ts'
import { dayText } from '../../../kit/text/day-text.ts'
import { placeIn } from '../../../lib/address/address.ts'
import { BoughtPieces, paidSums } from '../../pembelian/index.ts'
import { SoldPieces } from '../../penjualan/index.ts'
import { differenceText } from '../till/words.ts'

interface ExchangeDetailProps {
  readonly of: TukarTambahAnswer
}

/** One exchange whole: whose it is, what was sold and bought, and how the difference was paid. */
export function ExchangeDetail({ of }: ExchangeDetailProps) {
  const { t } = useTranslation()
  return (
    <>
      {of.batal !== null && <CancelledNote batal={of.batal} />}
      <About of={of} />
      <h3>{t('Barang baru')}</h3>
      <SoldPieces of={of.jual.barang} />
      <h3>{t('Barang lama')}</h3>
      <BoughtPieces of={of.beli.barang} />
      <Amounts of={of} />
    </>
  )
}

function About({ of }: ExchangeDetailProps) {
  const { t } = useTranslation()
  const { jual, beli, penyetuju } = of
  const { penjual } = beli
  const { no_faktur_jual } = jual
  const { no_faktur_beli } = beli
  return (
    <Facts
      facts={[
        {
          label: t('Pelanggan'),
          value: penjual.nama ?? t('Umum'),
          more: [penjual.telp, penjual.alamat],
        },
        {
          label: t('Tanggal'),
          value: dayText(of.tgl_system),
          more: [cellText(of.pada, 'datetime').slice(-5)],
        },
        { label: t('Sales'), value: jual.kode_sales ?? '–', more: [of.user_id] },
        {
          label: t('Sisi penjualan'),
          value: <Link {...linkTo('/lihat-penjualan', { no_faktur_jual })}>{no_faktur_jual}</Link>,
        },
        {
          label: t('Sisi pembelian'),
          value: <Link {...linkTo('/lihat-pembelian', { no_faktur_beli })}>{no_faktur_beli}</Link>,
        },
        {
          label: t('Status'),
          value: <DocumentStatus status={of.status} />,
          more: [
            t('dicetak {kali}×', { kali: of.dicetak }),
            penyetuju === null ? null : t('disetujui {user_id}', { user_id: penyetuju }),
            jual.keterangan,
          ],
        },
      ]}
    />
  )
}

function linkTo(...place: Parameters<typeof placeIn>) {
  const { path, search } = placeIn(...place)
  return { to: path, search }
}

/** Both sides gross, then the difference and its money; what gold settles is no money. */
function Amounts({ of: { jual, beli, total } }: ExchangeDetailProps) {
  const { t } = useTranslation()
  const names = useTenderNames()
  const inside = jual.pembayaran.filter(({ cara }) => cara !== 'TUKAR')
  const pembayaran = beli.pembayaran.filter(({ cara }) => cara !== 'TUKAR')
  return (
    <Sums
      sums={[
        { label: t('Harga barang baru'), value: jual.total + jual.pph22 },
        jual.ppn > 0 ? { label: t('Termasuk PPN'), value: jual.ppn } : null,
        { label: t('Harga barang lama'), value: beli.total, isLess: true },
        { label: differenceText(total, t), value: Math.abs(total), isTotal: true },
        jual.pembulatan > 0 ? { label: t('Pembulatan tunai'), value: jual.pembulatan } : null,
        ...tenderSums(inside, names),
        jual.kembali > 0 ? { label: t('Kembali'), value: jual.kembali, isLess: true } : null,
        ...paidSums({ pembayaran }, names),
      ]}
    />
  )
}
