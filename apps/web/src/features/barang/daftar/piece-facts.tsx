import { formatGram, formatRupiah, gramToMg } from '@kencana/domain/quantity'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/text/day-text.ts'
import { placeIn } from '../../../lib/address/address.ts'
import classes from '../barang.module.css'
import type { BarangDetail } from '../barang-calls.ts'

/** Everything that is known of a piece, as pairs. */
export function PieceFacts({ piece }: { piece: BarangDetail }) {
  const { t } = useTranslation()
  const shown = factsOf(t, piece).filter(([, value]) => value !== null && value !== '')
  return (
    <section className={classes.section}>
      <h3>{t('Rincian')}</h3>
      <dl className={classes.facts}>
        {shown.map(([label, value]) => (
          <Pair key={label} label={label} value={value} />
        ))}
      </dl>
    </section>
  )
}

function Pair({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  )
}

const gram = (value: number): string => `${formatGram(gramToMg(value))} g`
const rupiah = (value: number | null): string | null =>
  value === null || value === 0 ? null : `Rp ${formatRupiah(value)}`

/** What a piece that was bought back was sold as; another store's piece is looked up there. */
function originOf({ asal_barcode, asal_di_toko }: BarangDetail): ReactNode {
  if (asal_barcode === null || !asal_di_toko) return asal_barcode
  const { path, search } = placeIn('/data-barang', { barcode: asal_barcode })
  return (
    <Link to={path} search={search}>
      {asal_barcode}
    </Link>
  )
}

function factsOf(t: TFunction, p: BarangDetail): readonly (readonly [string, ReactNode])[] {
  return [
    [t('Berat asli'), gram(p.berat)],
    [t('Berat Nota'), `${gram(p.berat_nota)} (${p.aturan_berat})`],
    [t('Kadar'), `${p.nama_kadar} (${p.kadar})`],
    [t('Jenis'), p.nama_dept],
    [t('Group'), p.nama_group],
    [t('Baki'), p.kode_baki],
    [t('Ongkos per Gram'), rupiah(p.ongkos_per_gram)],
    [t('Ongkos per Barang'), rupiah(p.ongkos_per_pcs)],
    [t('Atribut'), rupiah(p.atribut_rp)],
    [t('Harga Bandrol'), rupiah(p.harga_bandrol)],
    [t('Modal'), rupiah(p.modal_rp)],
    [t('Kode Intern'), p.kode_intern],
    [t('Kondisi'), p.kode_kondisi],
    [t('Size'), p.size],
    [
      t('Asal pajak'),
      p.asal_pajak === 'FAKTUR' ? t('Dengan faktur pajak') : t('Tanpa faktur pajak'),
    ],
    [t('Faktur pajak'), p.asal_faktur_no],
    [t('Tanggal faktur'), p.asal_faktur_tgl && dayText(p.asal_faktur_tgl)],
    [t('Supplier'), p.asal_pemasok],
    [t('Jatuh tempo'), p.jatuh_tempo && dayText(p.jatuh_tempo)],
    [t('Barcode lama'), originOf(p)],
    [t('Masuk'), `${dayText(p.tgl_masuk)} · ${p.no_masuk}`],
    [
      p.status === 'DIPERIKSA' ? t('Diajukan') : t('Keluar'),
      p.no_keluar === null ? null : `${p.no_keluar} · ${p.keluar_oleh ?? ''}`,
    ],
  ]
}
