import { type PiutangRow, TANPA_PENERBIT } from '@kencana/contract/areas/uang/pencairan'
import { type Mdr, settledBy, settlementOf } from '@kencana/domain/uang/pencairan'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApprovedCommand } from '../../engines/document-frame/entry/use-approved-command.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { todayJakarta } from '../../kit/inputs/parts/calendar-words.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { call } from '../../lib/api.ts'
import { CHANGES, calls } from './calls.ts'
import { receivables } from './use-picked.ts'

interface Form {
  readonly ke: string
  readonly ke_rekening: string
  /** What was typed; null: as the rates say. */
  readonly jumlah_bank: number | null
  readonly tgl_mutasi: string
  readonly no_referensi: string
  readonly keterangan: string
}

type Errors = Readonly<Partial<Record<keyof Form, string>>>

const NO_RATES: Mdr = { DEBIT: 0, KREDIT: 0, QRIS: 0 }

interface Chosen {
  readonly penerbit: string
  readonly rows: readonly PiutangRow[]
  readonly onDone: () => void
  /** One of them is not paid out: by its number. */
  readonly onNotOpen: (nomor: string) => void
}

/** Refusals that name a payment which is not open as it was read. */
const NOT_OPEN = ['SUDAH_CAIR', 'PEMBAYARAN_BERUBAH', 'PIUTANG_TIDAK_TERBUKA', 'BELUM_COCOK']

/** What is paid out of the chosen receivables, as it will be booked, and the sending of it. */
export function useSettling({ penerbit, rows, onDone, onNotOpen }: Chosen) {
  const { t } = useTranslation()
  const { run, busy, approval } = useApprovedCommand({ changes: CHANGES, dated: [] })
  const [form, setForm] = useState<Form>(empty)
  const [errors, setErrors] = useState<Errors>({})
  const mdr = useRates(penerbit === TANPA_PENERBIT ? form.ke : penerbit)
  const settlement = settlementOf(receivables(rows), mdr)
  const bank = form.jumlah_bank ?? settlement.harapan
  const settled = settledBy(settlement, bank)
  const change = (more: Partial<Form>) => {
    setForm(now => ({ ...now, ...more }))
    setErrors({})
  }
  const save = async () => {
    if (rows.length === 0 || busy) return
    const lacking = lacks(form, bank, settled?.beda, t)
    setErrors(lacking)
    if (Object.keys(lacking).length > 0) return
    const { jumlah_bank: _, ...said } = form
    const pembayaran = rows.map(({ nomor, baris }) => ({ nomor, baris }))
    await run({
      route: calls.post,
      input: more => ({ body: { ...said, penerbit, jumlah_bank: bank, pembayaran, ...more } }),
      what: `${t('Pencairan Non Cash')} ${penerbit} ${rupiahText(bank)}`,
      told: [
        { label: t('Dipilih'), value: rupiahText(settlement.piutang) },
        { label: t('Uang masuk'), value: rupiahText(bank) },
        { label: t('Usulan MDR'), value: rupiahText(settlement.usulan) },
        { label: t('Biaya MDR'), value: <b>{rupiahText(settled?.biaya ?? 0)}</b> },
        { label: t('Sebab selisih'), value: form.keterangan },
      ],
      refused: ({ code, facts }) => {
        if (NOT_OPEN.includes(code)) onNotOpen(String(facts.nomor))
        return false
      },
      done: ({ no_cair }) => {
        // The account stays: the next statement is of the same one.
        const { ke, ke_rekening } = form
        setForm({ ...empty(), ke, ke_rekening })
        onDone()
        notify.toast(t('Pencairan {nomor} tersimpan', { nomor: no_cair }), 'success')
      },
    })
  }
  const count = rows.length
  return { count, form, change, errors, settlement, settled, bank, busy, save, approval }
}

export type Settling = ReturnType<typeof useSettling>

const empty = (): Form => ({
  ke: '',
  ke_rekening: '',
  jumlah_bank: null,
  tgl_mutasi: todayJakarta(),
  no_referensi: '',
  keterangan: '',
})

/** What a bank keeps of each way to pay; nothing while it is not known. */
function useRates(kode_bank: string): Mdr {
  const { data = NO_RATES } = useQuery({
    queryKey: ['bank', 'mdr', kode_bank],
    queryFn: ({ signal }) => call(calls.mdr, { query: { kode_bank }, signal }),
    enabled: kode_bank !== '',
  })
  return data
}

function lacks(form: Form, bank: number, beda: number | undefined, t: TFunction): Errors {
  return {
    ...(bank > 0 ? {} : { jumlah_bank: t('Harus Diisi') }),
    ...(beda === undefined ? { jumlah_bank: t('Lebih dari nilai slip yang dipilih') } : {}),
    ...(form.ke_rekening === '' ? { ke_rekening: t('Harus Diisi') } : {}),
    ...(form.no_referensi.trim() === '' ? { no_referensi: t('Harus Diisi') } : {}),
    ...(beda !== undefined && beda !== 0 && form.keterangan.trim() === ''
      ? { keterangan: t('Tulis sebab selisih MDR') }
      : {}),
  }
}
