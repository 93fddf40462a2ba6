import type { MasterDefinition, RowOf } from '@kencana/contract/kit/master'
import { kondisiPinjaman } from '@kencana/contract/masters/hutang/kondisi-pinjaman'
import { plafondHutang as umum } from '@kencana/contract/masters/hutang/plafond-hutang'
import { plafondHutangKadar } from '@kencana/contract/masters/hutang/plafond-hutang-kadar'
import { formatGram, formatRupiah } from '@kencana/domain/quantity'
import { type PlafondTerms, plafondHutang } from '@kencana/domain/terms/plafond'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { WeightInput } from '../../../kit/inputs/weight-input.tsx'
import { Money } from '../../../kit/text/figures.tsx'
import { type Line, TryPanel } from './try-panel.tsx'
import { useTypedRule } from './typed-rule.tsx'
import { useRows } from './use-rows.ts'

type Row = RowOf<MasterDefinition>

/** What of a ceiling can be typed to be tried. */
const FIGURES = ['plafond_permil', 'pinjaman_minimal', 'pinjaman_maksimal'] as const

interface Ceiling extends PlafondTerms {
  readonly kode_plafond: string
  readonly nama_plafond: string
}

interface Tried {
  readonly berat: number | null
  readonly harga: number
  readonly plafond: string
  readonly kondisi: string
}

/** How much may be lent on a piece, by the ceilings of categories. */
export const UmumPanel = () => <CeilingPanel master={umum} rows={useRows(umum)} />

/** How much may be lent on a piece, by the ceilings of purities. */
export const KadarPanel = () => (
  <CeilingPanel master={plafondHutangKadar} rows={useRows(plafondHutangKadar)} />
)

interface CeilingProps {
  readonly master: MasterDefinition
  readonly rows: readonly Ceiling[] | undefined
}

function CeilingPanel({ master, rows }: CeilingProps) {
  const { t } = useTranslation()
  const kondisi = useRows(kondisiPinjaman)?.filter(row => row.diterima)
  const [tried, setTried] = useState<Tried>({
    berat: 5_000,
    harga: 1_000_000,
    plafond: '',
    kondisi: '',
  })
  const change = (part: Partial<Tried>) => setTried(before => ({ ...before, ...part }))
  const chosen = rows?.find(row => row.kode_plafond === tried.plafond) ?? rows?.[0]
  const typed = useTypedRule(master, FIGURES, chosen as Row | undefined)
  const terms = typed.rule as Ceiling | undefined
  const state =
    kondisi?.find(row => row.kode_kondisi === tried.kondisi) ??
    kondisi?.find(row => row.potongan_permil === 0)
  return (
    <TryPanel
      result={rows === undefined ? t('Sedang memuat…') : resultOf(t, tried, terms, state)}
      inputs={
        <>
          <WeightInput
            label={t('Berat')}
            value={tried.berat}
            onChange={berat => change({ berat })}
          />
          <MoneyInput
            label={t('Harga Jual per Gram')}
            value={tried.harga}
            max={100_000_000}
            onChange={harga => change({ harga })}
          />
          <SelectField
            label={t('Plafond')}
            value={chosen?.kode_plafond ?? ''}
            options={(rows ?? []).map(({ kode_plafond, nama_plafond }) => ({
              value: kode_plafond,
              label: nama_plafond,
            }))}
            onChange={plafond => change({ plafond })}
          />
          <SelectField
            label={t('Kondisi')}
            value={state?.kode_kondisi ?? ''}
            {...(state === undefined ? { empty: t('Pilih') } : {})}
            options={(kondisi ?? []).map(({ kode_kondisi, nama_kondisi }) => ({
              value: kode_kondisi,
              label: nama_kondisi,
            }))}
            onChange={next => change({ kondisi: next })}
          />
          {typed.inputs}
        </>
      }
    />
  )
}

function resultOf(
  t: TFunction,
  { berat, harga }: Tried,
  terms: Ceiling | undefined,
  state: RowOf<typeof kondisiPinjaman> | undefined,
): readonly Line[] | string {
  if (terms === undefined) return t('Tambahkan satu plafond dahulu.')
  const potongan = state?.potongan_permil ?? 0
  const { nilai_rp, plafond_rp } = plafondHutang(berat ?? 0, harga, terms, potongan)
  const share = `${terms.plafond_permil / 10} %`
  const least = formatRupiah(terms.pinjaman_minimal)
  const parts = [
    `${formatGram(berat ?? 0)} g × ${formatRupiah(harga)}`,
    ...(potongan === 0 ? [] : [`× ${(1000 - potongan) / 10} %`]),
  ]
  return [
    { label: t('Cara Hitung'), value: `${parts.join(' ')} × ${share}` },
    {
      label: potongan === 0 ? t('Nilai Barang') : t('Nilai Barang Setelah Potongan'),
      value: <Money value={nilai_rp} />,
    },
    { label: t('Plafond'), value: share },
    { label: t('Pinjaman Minimal'), value: least },
    { label: t('Pinjaman Maksimal'), value: <Money value={terms.pinjaman_maksimal} /> },
    { label: t('Pembulatan'), value: t('Turun ke rupiah') },
    { label: t('Dapat Dipinjam'), value: <Money value={plafond_rp} />, isSum: true },
  ]
}
