import type { RowOf } from '@kencana/contract/kit/master'
import { bungaHutang } from '@kencana/contract/masters/hutang/bunga-hutang'
import { addDays } from '@kencana/domain/calendar'
import { LANGKAH_BUNGA, type MetodeBunga, pilihBunga } from '@kencana/domain/terms/hutang'
import { hitungPenebusan } from '@kencana/domain/terms/penebusan'
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
import { type Line, TryPanel } from './try-panel.tsx'
import { useTypedRule } from './typed-rule.tsx'
import { useRows } from './use-rows.ts'

type Bunga = RowOf<typeof bungaHutang>

/** What of a band can be typed to be tried. */
const FIGURES = [
  'bunga_permil',
  'bunga_awal_permil',
  'hari_awal',
  'hari_minimal',
  'jangka_hari',
  'hari_tenggang',
  'denda_permil',
  'hitung_hari_pertama',
] as const

interface Tried {
  readonly pokok: number
  readonly metode: MetodeBunga
  readonly masuk: string
  readonly lunas: string
}

/** What a loan costs on a day, by the band its principal falls into. */
export function Panel() {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? todayJakarta()
  const rows = useRows(bungaHutang)
  const [tried, setTried] = useState<Tried>({
    pokok: 1_575_000,
    metode: 'HARIAN',
    masuk: today,
    lunas: addDays(today, 30),
  })
  const change = (part: Partial<Tried>) => setTried(before => ({ ...before, ...part }))
  const found = rows && pilihBunga(rows, tried.metode, tried.pokok)
  const typed = useTypedRule(bungaHutang, FIGURES, found)
  const bunga = typed.rule && { ...typed.rule, metode: tried.metode }
  const options = Object.entries(bungaHutang.fields.metode.options)
  return (
    <TryPanel
      result={rows === undefined ? t('Sedang memuat…') : resultOf(t, bunga, tried, typed.isTyped)}
      inputs={
        <>
          <MoneyInput
            label={t('Pokok pinjaman')}
            value={tried.pokok}
            onChange={pokok => change({ pokok })}
          />
          <SelectField
            label={t('Metode Bunga')}
            value={tried.metode}
            options={options.map(([value, label]) => ({ value, label: t(label) }))}
            onChange={metode => change({ metode: metode as MetodeBunga })}
          />
          <DateInput
            label={t('Tanggal Gadai')}
            value={tried.masuk}
            today={today}
            max={tried.lunas}
            onChange={masuk => masuk !== null && change({ masuk })}
          />
          <DateInput
            label={t('Tanggal Lunas')}
            value={tried.lunas}
            today={today}
            min={tried.masuk}
            onChange={lunas => lunas !== null && change({ lunas })}
          />
          {typed.inputs}
        </>
      }
    />
  )
}

function resultOf(
  t: TFunction,
  bunga: Bunga | undefined,
  { pokok, masuk, lunas }: Tried,
  isTyped: boolean,
): readonly Line[] | string {
  if (bunga === undefined) return t('Tidak ada bunga untuk pokok dan metode ini.')
  if (
    bunga.metode === 'BERTINGKAT' &&
    (bunga.bunga_awal_permil === null || bunga.hari_awal === null)
  ) {
    return t('Metode Bertingkat perlu bunga awal dan harinya.')
  }
  const due = hitungPenebusan(pokok, masuk, lunas, { ...bunga, langkah: LANGKAH_BUNGA })
  const exact = hitungPenebusan(pokok, masuk, lunas, { ...bunga, langkah: 1 })
  return [
    {
      label: t('Aturan yang berlaku'),
      value: isTyped ? t('Percobaan') : `${bunga.kode_bunga} ${bunga.nama_bunga}`,
    },
    { label: t('Lama Pinjam'), value: t('{jumlah} hari', { jumlah: due.lama_pinjam }) },
    { label: t('Jatuh Tempo'), value: dayText(due.tgl_jatuh_tempo) },
    ...exact.kerja.map(step => ({
      label: t(step.teks, step.facts),
      value: <Money value={step.jumlah_rp} />,
    })),
    {
      label: t('Dibulatkan ke atas ke kelipatan {langkah}', { langkah: LANGKAH_BUNGA }),
      value: <Money value={due.total_bayar - exact.total_bayar} />,
    },
    { label: t('Total Bayar'), value: <Money value={due.total_bayar} />, isSum: true },
  ]
}
