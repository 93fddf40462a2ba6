import { BARIS_MAKS, BARIS_MIN } from '@kencana/domain/posting/buku/jurnal-umum'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDatedCommand } from '../../../engines/document-frame/use-dated-command.ts'
import { toFirstFault } from '../../../kit/acts/first-fault.ts'
import { call } from '../../../lib/api.ts'
import { useDatedForm } from '../../../lib/day/dated-form.ts'
import { useSession } from '../../../lib/session.ts'
import { CHANGES, calls } from '../calls.ts'
import {
  EMPTY_FORM,
  EMPTY_LINE,
  type FormLine,
  faultsOf,
  isBlank,
  type JournalForm,
  offBy,
  typedLines,
} from './journal-form.ts'

/** Accounts a journal by hand may name, with what keeps the others. */
function useAccounts() {
  const { data = [] } = useQuery({
    queryKey: ['jurnal', 'akun'],
    queryFn: ({ signal }) => call(calls.accounts, { signal }),
    staleTime: 60_000,
  })
  return data
}

/** The day it is booked on: the open one unless another is chosen. */
function useBookDay({ value, set }: ReturnType<typeof useDatedForm<JournalForm>>) {
  const { t } = useTranslation()
  const [fault, setFault] = useState<string>()
  const today = useSession()?.tgl_system ?? null
  const { tgl_buku = null } = value
  return {
    today,
    value: tgl_buku ?? today,
    error: fault === undefined ? undefined : t(fault),
    /** As it is sent. */
    said: tgl_buku === null || tgl_buku === today ? {} : { tgl_buku },
    change: (chosen: string | null) => {
      setFault(undefined)
      set(now => ({ ...now, tgl_buku: chosen }))
    },
    isRefused: (text: string | undefined) => {
      setFault(text)
      return text !== undefined
    },
  }
}

/** The rows of a journal that is written, what is wrong with them, and submitting it. */
export function useWrite(onSubmitted: (no_ajuan: string) => void) {
  const { t } = useTranslation()
  const kept = useDatedForm('jurnal-umum', EMPTY_FORM)
  const { value: form, set } = kept
  const accounts = new Map(useAccounts().map(one => [one.nomor_akun, one]))
  const box = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const day = useBookDay(kept)
  const { run, busy } = useDatedCommand({ changes: CHANGES, begun: kept.begun })
  const faults = isAsked ? faultsOf(form, accounts) : new Map<string, string>()
  const off = offBy(form)
  const lines = typedLines(form)
  const isShort = lines.length < BARIS_MIN
  const changeLine = (place: number, more: Partial<FormLine>) =>
    set(now => {
      const baris = now.baris.map((line, i) => (i === place ? { ...line, ...more } : line))
      const isFull = baris.every(line => !isBlank(line)) && baris.length < BARIS_MAKS
      return { ...now, baris: isFull ? [...baris, EMPTY_LINE] : baris }
    })
  const removeLine = (place: number) =>
    set(now => {
      const baris = now.baris.filter((_, i) => i !== place)
      return { ...now, baris: baris.length < BARIS_MIN ? [...baris, EMPTY_LINE] : baris }
    })
  const save = async () => {
    setAsked(true)
    const isMute = form.keterangan.trim() === ''
    if (isMute || isShort || off !== null || faultsOf(form, accounts).size > 0) {
      requestAnimationFrame(() => toFirstFault(box.current))
      return
    }
    const body = {
      keterangan: form.keterangan.trim(),
      ...day.said,
      baris: lines.map(({ debit_rp, kredit_rp, ...line }) => ({
        ...line,
        debit: debit_rp,
        kredit: kredit_rp,
      })),
    }
    const done = await run({
      route: calls.submit,
      input: meant => ({ body: { ...body, ...meant } }),
      what: t('Jurnal Umum'),
      draft: kept.id,
      refused: ({ errors }) => day.isRefused(errors.tgl_buku),
    })
    if (done !== null) onSubmitted(done.no_ajuan)
  }
  return {
    kept,
    form,
    set,
    accounts,
    box,
    isAsked,
    faults,
    day,
    off,
    isShort,
    busy,
    changeLine,
    removeLine,
    save,
  }
}
