import type { PembelianAnswer } from '@kencana/contract/areas/beli/pembelian'
import { tokoOfNota } from '@kencana/domain/teks/nomor'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Pieces } from '../../../engines/document-frame/detail/pieces.tsx'
import { Working } from '../../../engines/document-frame/working.tsx'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { placeIn } from '../../../lib/address/address.ts'
import { useSession } from '../../../lib/session.ts'
import { outcomeNames } from './words.tsx'

type Line = PembelianAnswer['barang'][number]

/** What was bought: from which nota, in which condition, by which rule, at which price. */
export function BoughtPieces({ of }: { readonly of: readonly Line[] }) {
  const { t } = useTranslation()
  const toko = useSession()?.kode_toko
  return (
    <Pieces
      label={t('Barang yang dibeli')}
      of={of.map(line => ({
        baris: line.baris,
        nama_barang: line.nama_barang,
        about: aboutOf(line, t),
        price: line.harga_beli,
        weight: weightOf(line, t),
        notes: [notaOf(line, toko, t), conditionOf(line, t), ruleOf(line, t)],
        children: <Working steps={stepsOf(line)} label={t('Harga beli')} total={line.harga_beli} />,
      }))}
    />
  )
}

function aboutOf({ kode_barcode, kadar, kode_baki }: Line, t: TFunction): ReactNode {
  const { path, search } = placeIn('/data-barang', { barcode: kode_barcode })
  return (
    <>
      <Link to={path} search={search}>
        {kode_barcode}
      </Link>
      {` · ${kadar}‰ · ${t('Baki {kode}', { kode: kode_baki })}`}
    </>
  )
}

function weightOf({ berat, berat_nota_jual }: Line, t: TFunction): string {
  const noted =
    berat_nota_jual === null ? null : t('nota {berat}', { berat: gramText(berat_nota_jual) })
  return [`${gramText(berat)} g`, noted].filter(Boolean).join(' · ')
}

/** The nota it was sold with, which leads to that sale where this store made it. */
function notaOf(line: Line, toko: string | undefined, t: TFunction): ReactNode {
  const { no_faktur_jual, asal_barcode } = line
  if (no_faktur_jual === null) return t('Tanpa nota')
  const { path, search } = placeIn('/lihat-penjualan', { no_faktur_jual })
  const isOwn = tokoOfNota(no_faktur_jual) === toko
  return (
    <>
      {t('Nota')}{' '}
      {isOwn ? (
        <Link to={path} search={search}>
          {no_faktur_jual}
        </Link>
      ) : (
        no_faktur_jual
      )}
      {asal_barcode !== null && ` · ${t('barcode lama {kode}', { kode: asal_barcode })}`}
    </>
  )
}

const conditionOf = ({ hasil, kode_kondisi, kerusakan }: Line, t: TFunction): string =>
  `${t('Kondisi')}: ${[kode_kondisi, ...kerusakan].join(', ')} · ${outcomeNames(t)[hasil]}`

const ruleOf = ({ aturan, target, tertinggi }: Line, t: TFunction): string =>
  [
    aturan.versi === 0
      ? t('Aturan {nama}', { nama: aturan.nama })
      : t('Aturan {nama}, versi {versi}', { nama: aturan.nama, versi: aturan.versi }),
    t('target {jumlah}', { jumlah: rupiahText(target) }),
    t('tertinggi {jumlah}', { jumlah: rupiahText(tertinggi) }),
  ].join(' · ')

/** The steps to the target, and what was agreed beside it. */
function stepsOf({ kerja, target, harga_beli }: Line) {
  const agreed = harga_beli - target
  return agreed === 0
    ? kerja
    : [...kerja, { teks: 'Selisih disepakati', facts: {}, jumlah_rp: agreed }]
}
