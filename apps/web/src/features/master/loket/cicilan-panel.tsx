import type { RowOf } from '@kencana/contract/kit/master'
import { cicilan } from '@kencana/contract/masters/hutang/cicilan'
import { formatRupiah } from '@kencana/domain/quantity'
import {
  LANGKAH_ANGSURAN,
  type RencanaCicilan,
  rencanaCicilan,
} from '@kencana/domain/terms/cicilan'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../../kit/inputs/date-input.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { todayJakarta } from '../../../kit/inputs/parts/calendar-words.ts'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { dayText } from '../../../kit/text/day-text.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { useSession } from '../../../lib/session.ts'
import classes from './try.module.css'
import { type Line, TryPanel } from './try-panel.tsx'
import { useTypedRule } from './typed-rule.tsx'
import { useRows } from './use-rows.ts'

type Terms = RowOf<typeof cicilan>

/** What of a plan can be typed to be tried. */
const FIGURES = ['bulan', 'dp_permil', 'margin_permil', 'biaya_admin', 'harga_minimal'] as const

interface Tried {
  readonly harga: number
  readonly dp: number
  readonly kode: string
  readonly tgl: string
}

/** What a plan costs a month, and when. */
export function Panel() {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? todayJakarta()
  const rows = useRows(cicilan)
  const [tried, setTried] = useState<Tried>({
    harga: 12_000_000,
    dp: 3_600_000,
    kode: '',
    tgl: today,
  })
  const change = (part: Partial<Tried>) => setTried(before => ({ ...before, ...part }))
  const saved = rows?.find(row => row.kode_cicilan === tried.kode) ?? rows?.[0]
  const typed = useTypedRule(cicilan, FIGURES, saved)
  const terms = typed.rule
  const plan = planOf(tried, terms)
  const faults = faultsOf(t, tried, terms, plan)
  return (
    <TryPanel
      result={rows === undefined ? t('Sedang memuat…') : resultOf(t, plan, tried, terms)}
      inputs={
        <>
          <MoneyInput
            label={t('Harga Barang')}
            value={tried.harga}
            error={faults.harga}
            onChange={harga => change({ harga })}
          />
          <MoneyInput
            label={t('Uang Muka')}
            value={tried.dp}
            error={faults.dp}
            onChange={dp => change({ dp })}
          />
          <SelectField
            label={t('Cicilan')}
            value={saved?.kode_cicilan ?? ''}
            options={(rows ?? []).map(({ kode_cicilan, nama_cicilan }) => ({
              value: kode_cicilan,
              label: `${nama_cicilan} (${kode_cicilan})`,
            }))}
            onChange={kode => change({ kode })}
          />
          <DateInput
            label={t('Tanggal Beli')}
            value={tried.tgl}
            today={today}
            onChange={tgl => tgl !== null && change({ tgl })}
          />
          {typed.inputs}
        </>
      }
    >
      {plan !== undefined && <Schedule plan={plan} />}
    </TryPanel>
  )
}

function Schedule({ plan }: { plan: RencanaCicilan }) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long schedule is scrolled by keyboard
    <ol className={classes.schedule} aria-label={t('Jadwal angsuran')} tabIndex={0}>
      {plan.angsuran.map(({ ke, tgl, jumlah_rp }) => (
        <li key={ke}>
          <span>{ke}</span>
          <time dateTime={tgl}>{dayText(tgl)}</time>
          <Money value={jumlah_rp} />
        </li>
      ))}
    </ol>
  )
}

const planOf = ({ harga, dp, tgl }: Tried, terms: Terms | undefined) =>
  terms === undefined || dp > harga ? undefined : rencanaCicilan(harga, dp, tgl, terms)

function faultsOf(
  t: TFunction,
  { harga, dp }: Tried,
  terms: Terms | undefined,
  plan: RencanaCicilan | undefined,
): { readonly harga?: string; readonly dp?: string } {
  if (terms === undefined) return {}
  const least = (jumlah: number) => t('Minimal {batas}', { batas: formatRupiah(jumlah) })
  return {
    ...(harga < terms.harga_minimal ? { harga: least(terms.harga_minimal) } : {}),
    ...(dp > harga ? { dp: t('Uang muka tidak boleh melebihi harga') } : {}),
    ...(plan !== undefined && dp < plan.dp_minimal_rp ? { dp: least(plan.dp_minimal_rp) } : {}),
  }
}

function resultOf(
  t: TFunction,
  plan: RencanaCicilan | undefined,
  { dp }: Tried,
  terms: Terms | undefined,
): readonly Line[] | string {
  if (plan === undefined || terms === undefined)
    return t('Tidak ada cicilan untuk harga dan uang muka ini.')
  return [
    { label: t('Sisa Harga'), value: <Money value={plan.pokok_rp} /> },
    {
      label: t('Margin {persen}% × {bulan} bulan', {
        persen: String(terms.margin_permil / 10),
        bulan: terms.bulan,
      }),
      value: <Money value={plan.margin_rp} />,
    },
    { label: t('Uang Muka'), value: <Money value={dp} /> },
    { label: t('Biaya Admin'), value: <Money value={terms.biaya_admin} /> },
    { label: t('Dibayar di Awal'), value: <Money value={plan.bayar_awal_rp} /> },
    { label: t('Angsuran per Bulan'), value: <Money value={plan.per_bulan_rp} /> },
    {
      label: t('Angsuran terakhir, dengan sisa pembulatan ke kelipatan {langkah}', {
        langkah: LANGKAH_ANGSURAN,
      }),
      value: <Money value={plan.angsuran.at(-1)?.jumlah_rp ?? 0} />,
    },
    { label: t('Total Dibayar'), value: <Money value={plan.total_rp} />, isSum: true },
  ]
}
