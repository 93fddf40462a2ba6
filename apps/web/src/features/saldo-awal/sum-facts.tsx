import { gramToMg } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import { StatCard } from '../../kit/layout/stat-card.tsx'
import { Fine, Money, Weight } from '../../kit/text/figures.tsx'
import type { Jenis, Loaded } from './calls.ts'
import classes from './saldo-awal.module.css'
import { countText } from './words.ts'

type Sums = Pick<Loaded, 'jumlah' | 'rupiah' | 'berat' | 'murni_ug' | 'rincian'>

/** Kinds whose rupiah are what the gold cost. */
const STOK: readonly Jenis[] = ['BARANG', 'BLN', 'ROSOK']

/** Sums of a sheet in rupiah, grams and fine grams; money has no weight. */
export function SumFacts({ jenis, sums }: { readonly jenis: Jenis; readonly sums: Sums }) {
  const { t } = useTranslation()
  const { jumlah, rupiah, berat, murni_ug } = sums
  return (
    <div className={classes.sums}>
      <StatCard
        label={STOK.includes(jenis) ? t('Modal') : t('Jumlah')}
        value={<Money value={rupiah} unit />}
        note={countText(jenis, jumlah, t)}
      />
      {berat > 0 && <StatCard label={t('Berat')} value={<Weight value={gramToMg(berat)} unit />} />}
      {berat > 0 && <StatCard label={t('Emas murni')} value={<Fine value={murni_ug} unit />} />}
    </div>
  )
}

/** The same by purity, by method of interest, by place. */
export function SumTable({ jenis, sums }: { readonly jenis: Jenis; readonly sums: Sums }) {
  const { t } = useTranslation()
  if (sums.rincian.length === 0) return null
  const hasWeight = sums.berat > 0
  const name: Readonly<Partial<Record<Jenis, string>>> = {
    BARANG: t('Kadar'),
    BLN: t('Kadar'),
    ROSOK: t('Kadar'),
    HUTANG: t('Metode Bunga'),
    NON_CASH: t('Bank'),
    KAS: t('Tempat'),
  }
  return (
    <table className={classes.table} aria-label={t('Rincian')}>
      <thead>
        <tr>
          <th>{name[jenis]}</th>
          <th data-figure>{t('Banyaknya')}</th>
          {hasWeight && <th data-figure>{t('Berat')}</th>}
          {hasWeight && <th data-figure>{t('Emas murni')}</th>}
          <th data-figure>{t('Rupiah')}</th>
        </tr>
      </thead>
      <tbody>
        {sums.rincian.map(row => (
          <tr key={row.nama}>
            <td>{row.nama}</td>
            <td data-figure>{row.jumlah}</td>
            {hasWeight && (
              <td data-figure>
                <Weight value={gramToMg(row.berat)} />
              </td>
            )}
            {hasWeight && (
              <td data-figure>
                <Fine value={row.murni_ug} />
              </td>
            )}
            <td data-figure>
              <Money value={row.rupiah} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
