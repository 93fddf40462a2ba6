import { amountRounding } from '@kencana/contract/amount-rounding'
import type { RowOf } from '@kencana/contract/kit/master'
import { group } from '@kencana/contract/masters/barang/group'
import { rugiNota } from '@kencana/contract/masters/pembelian/rugi-nota'
import { formatGram, formatRupiah } from '@kencana/domain/quantity'
import { type AmountRounding, roundAmount } from '@kencana/domain/rounding'
import { beratPotongan, pilihRugi, rugiDariNota } from '@kencana/domain/terms/buy-back'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { WeightInput } from '../../../kit/inputs/weight-input.tsx'
import { Money } from '../../../kit/text/figures.tsx'
import { useSession } from '../../../lib/session.ts'
import { type Line, TryPanel } from '../loket/try-panel.tsx'
import { useTypedRule } from '../loket/typed-rule.tsx'
import { useRows } from '../loket/use-rows.ts'
import { ReadBy } from './read-by.tsx'

interface Tried {
  readonly berat: number | null
  readonly harga: number
  readonly group: string
  readonly umur: number
}

/** What of a rule can be typed to be tried. */
const FIGURES = ['cara', 'rugi_per_gram', 'rugi_permil'] as const

/** Ages that rules usually begin and end at, in days. */
const AGES = [0, 7, 30, 31, 90, 180, 365, 1000]

/** What the nota's price loses when a piece comes back after some days. */
export function Panel() {
  const { t } = useTranslation()
  const rounding = amountRounding('BELI', useSession()?.setting ?? {})
  const rules = useRows(rugiNota)
  const groups = useRows(group)
  const [tried, setTried] = useState<Tried>({
    berat: 3_250,
    harga: 5_232_500,
    group: '',
    umur: 90,
  })
  const change = (part: Partial<Tried>) => setTried(before => ({ ...before, ...part }))
  const chosen = groups?.find(row => row.kode_group === tried.group) ?? groups?.[0]
  const found = rules && chosen && pilihRugi(rules, { ...chosen, umur: tried.umur })
  const typed = useTypedRule(rugiNota, FIGURES, found)
  return (
    <>
      <ReadBy of="rugi-nota" />
      <TryPanel
        result={
          rules === undefined || chosen === undefined
            ? t('Sedang memuat…')
            : resultOf({ t, rule: typed.rule, isTyped: typed.isTyped, tried, rounding })
        }
        inputs={
          <>
            <WeightInput
              label={t('Berat Nota')}
              value={tried.berat}
              onChange={berat => change({ berat })}
            />
            <MoneyInput
              label={t('Harga Nota')}
              value={tried.harga}
              max={10_000_000_000}
              onChange={harga => change({ harga })}
            />
            <SelectField
              label={t('Group')}
              value={chosen?.kode_group ?? ''}
              options={(groups ?? []).map(({ kode_group, nama_group }) => ({
                value: kode_group,
                label: nama_group,
              }))}
              onChange={next => change({ group: next })}
            />
            <SelectField
              label={t('Umur Nota')}
              value={String(tried.umur)}
              options={AGES.map(days => ({
                value: String(days),
                label: t('{jumlah} hari', { jumlah: days }),
              }))}
              onChange={umur => change({ umur: Number(umur) })}
            />
            {typed.inputs}
          </>
        }
      />
    </>
  )
}

interface Question {
  readonly t: TFunction
  readonly rule: RowOf<typeof rugiNota> | undefined
  readonly isTyped: boolean
  readonly tried: Tried
  readonly rounding: AmountRounding
}

function resultOf({ t, rule, isTyped, tried, rounding }: Question): readonly Line[] | string {
  if (rule === undefined) return t('Tidak ada rugi nota untuk group dan umur ini.')
  const berat_nota_mg = tried.berat ?? 0
  const rugi = rugiDariNota(rule, { berat_nota_mg, harga_rp: tried.harga })
  const working =
    rule.cara === 'PERSEN'
      ? `${rule.rugi_permil / 10} % × ${formatRupiah(tried.harga)}`
      : `${formatGram(beratPotongan(berat_nota_mg))} g × ${formatRupiah(rule.rugi_per_gram)}`
  const exact = tried.harga - rugi
  const left = roundAmount(exact, rounding).hasil
  return [
    {
      label: t('Aturan yang berlaku'),
      value: isTyped ? t('Percobaan') : `${rule.kode_rugi} ${rule.nama_rugi}`,
    },
    { label: t('Cara Hitung'), value: working },
    { label: t('Rugi'), value: <Money value={rugi} /> },
    { label: t('Pembulatan'), value: <Money value={left - exact} /> },
    { label: t('Dibeli Kembali'), value: <Money value={left} />, isSum: true },
  ]
}
