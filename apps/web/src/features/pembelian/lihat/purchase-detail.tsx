import type { PembelianAnswer } from '@kencana/contract/areas/beli/pembelian'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ChecksSaid } from '../../../engines/document-frame/check/checks-said.tsx'
import { CancelledNote } from '../../../engines/document-frame/detail/cancelled-note.tsx'
import { DocumentStatus } from '../../../engines/document-frame/detail/document-status.tsx'
import { exchangeFact } from '../../../engines/document-frame/detail/exchange-fact.tsx'
import { Facts } from '../../../engines/document-frame/detail/facts.tsx'
import { Sums } from '../../../engines/document-frame/detail/sums.tsx'
import { useTenderNames } from '../../../engines/document-frame/money/tender-names.ts'
import { cellText } from '../../../kit/table/columns.ts'
import { dayText } from '../../../kit/text/day-text.ts'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { Fine } from '../../../kit/text/figures.tsx'
import { BoughtPieces } from './bought-pieces.tsx'

/** One purchase whole: who sold what, at which price and why, how it was paid, who checked it. */
export function PurchaseDetail({ bought }: { bought: PembelianAnswer }) {
  return (
    <>
      {bought.batal !== null && <CancelledNote batal={bought.batal} />}
      <About bought={bought} />
      <BoughtPieces of={bought.barang} />
      <Amounts bought={bought} />
      <ChecksSaid of={bought.validasi} />
    </>
  )
}

/** Pieces, grams and rupiah in one line. */
export const sumsText = ({ barang, berat, total }: PembelianAnswer, t: TFunction): string =>
  t('{jumlah} barang · {berat} g · {total}', {
    jumlah: barang.length,
    berat: gramText(berat),
    total: rupiahText(total),
  })

function About({ bought }: { bought: PembelianAnswer }) {
  const { t } = useTranslation()
  const { penjual, penyetuju } = bought
  return (
    <Facts
      facts={[
        {
          label: t('Penjual'),
          value: penjual.nama ?? t('Umum'),
          more: [penjual.telp, penjual.alamat, penjual.kode_member, identityOf(penjual)],
        },
        {
          label: t('Tanggal'),
          value: dayText(bought.tgl_system),
          more: [cellText(bought.pada, 'datetime').slice(-5)],
        },
        { label: t('Sales'), value: bought.kode_sales ?? '–', more: [bought.user_id] },
        ...exchangeFact(bought.no_tukar_tambah, t),
        {
          label: t('Status'),
          value: <DocumentStatus status={bought.status} />,
          more: [
            t('dicetak {kali}×', { kali: bought.dicetak }),
            penyetuju === null ? null : t('disetujui {user_id}', { user_id: penyetuju }),
            bought.keterangan,
          ],
        },
      ]}
    />
  )
}

const identityOf = ({ jenis_identitas, no_identitas }: PembelianAnswer['penjual']) =>
  no_identitas === null ? null : [jenis_identitas, no_identitas].filter(Boolean).join(' ')

function Amounts({ bought }: { bought: PembelianAnswer }) {
  const { t } = useTranslation()
  const weights = (
    <>
      {gramText(bought.berat)} g · <Fine value={bought.murni} unit />
    </>
  )
  return (
    <Sums
      sums={[
        { label: t('Berat asli · emas murni'), value: weights },
        { label: t('Dibayar kepada penjual'), value: bought.total, isTotal: true },
        ...paidSums(bought, useTenderNames()),
      ]}
    />
  )
}

/** How it was paid, way by way; a deposit is named. */
export const paidSums = (
  { pembayaran }: Pick<PembelianAnswer, 'pembayaran'>,
  names: ReturnType<typeof useTenderNames>,
) =>
  pembayaran.map(({ cara, no_bon, kode_bank, no_rekening, jumlah }) => ({
    label: [names[cara], no_bon, kode_bank, no_rekening].filter(Boolean).join(' '),
    value: jumlah,
  }))
