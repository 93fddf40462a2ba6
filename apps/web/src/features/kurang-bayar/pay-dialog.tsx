import type { KurangAnswer, payKurang } from '@kencana/contract/areas/uang/kurang-bayar'
import type { AnswerOf } from '@kencana/contract/kit/route'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../engines/document-frame/done/done-dialog.tsx'
import { CommandDialog } from '../../engines/document-frame/entry/command-dialog.tsx'
import { MoneyIn } from '../../engines/document-frame/money/money-in.tsx'
import { paymentBlocker } from '../../engines/document-frame/money/payment-blocker.ts'
import { type CartTender, filled, tendersBody } from '../../engines/document-frame/money/tenders.ts'
import { NO_TENDERS, useTenders } from '../../engines/document-frame/money/use-tenders.ts'
import { useDatedCommand } from '../../engines/document-frame/use-dated-command.ts'
import { MoneyInput } from '../../kit/inputs/money-input.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { CHANGES, calls, slipOf } from './calls.ts'

interface PayDialogProps {
  readonly debt: KurangAnswer
  readonly onClose: () => void
}

interface Typed {
  readonly jumlah: number
  readonly keterangan: string
  readonly tenders: readonly CartTender[]
}

type Taken = AnswerOf<typeof payKurang>

/** Takes what a customer pays of what was short; then what goes back of it, and his slip. */
export function PayDialog({ debt, onClose }: PayDialogProps) {
  const { t } = useTranslation()
  const [taken, setTaken] = useState<Taken | null>(null)
  if (taken === null) return <TakeDialog debt={debt} onTaken={setTaken} onClose={onClose} />
  const { nomor, no_kurang_bayar, sisa, kembali } = taken
  return (
    <DoneDialog
      title={t('Pembayaran {nomor} tersimpan', { nomor })}
      nomor={nomor}
      lines={[
        { label: t('Sisa'), value: sisa },
        { label: t('Kembali'), value: kembali, isGold: true },
      ]}
      paper={slipOf(no_kurang_bayar, t)}
      onClose={onClose}
    />
  )
}

interface TakeDialogProps extends PayDialogProps {
  readonly onTaken: (taken: Taken) => void
}

/** All of what is owed, unless less is typed. */
function TakeDialog({ debt, onTaken, onClose }: TakeDialogProps) {
  const { t } = useTranslation()
  const { no_kurang_bayar: nomor, sisa, nama_customer } = debt
  const start: Typed = { jumlah: sisa, keterangan: '', tenders: NO_TENDERS }
  const kept = useKeptForm(`bayar-piutang/${nomor}`, start)
  const { value: form, set } = kept
  const tenders = useTenders({
    total: form.jumlah,
    tenders: form.tenders,
    set: after => set(now => ({ ...now, tenders: after(now.tenders) })),
    bulatkan: form.jumlah === sisa,
  })
  const { run, busy } = useDatedCommand({ changes: CHANGES, onLost: onClose })
  const save = useRef<HTMLButtonElement>(null)
  const blocker = blockerOf({ jumlah: form.jumlah, sisa, tenders }, t)
  const take = async () => {
    if (blocker !== null) return
    const body = {
      total: form.jumlah,
      pembayaran: tendersBody(tenders.tenders),
      ...filled({ keterangan: form.keterangan }),
    }
    const done = await run({
      route: calls.pay,
      input: day => ({ params: { no_kurang_bayar: nomor }, body: { ...body, ...day } }),
      what: `${t('Terima pembayaran')} ${nomor}`,
      draft: kept.id,
    })
    if (done !== null) onTaken(done)
  }

  return (
    <CommandDialog
      isStatic
      title={`${t('Terima pembayaran')} · ${nama_customer}`}
      kept={kept}
      act={{ label: t('Simpan pembayaran'), run: () => void take(), busy }}
      said={blocker ?? { text: t('{total} masuk.', { total: rupiahText(form.jumlah) }) }}
      isBlocked={blocker !== null}
      saveRef={save}
      onClose={onClose}
    >
      <MoneyInput
        label={t('Jumlah dibayar')}
        value={form.jumlah}
        onChange={jumlah => set(now => ({ ...now, jumlah }))}
        data-autofocus
        required
      />
      <TextField
        label={t('Keterangan')}
        value={form.keterangan}
        onChange={keterangan => set(now => ({ ...now, keterangan }))}
        maxLength={200}
      />
      <MoneyIn tenders={tenders} onDone={() => save.current?.focus()} />
    </CommandDialog>
  )
}

interface Paid {
  readonly jumlah: number
  readonly sisa: number
  readonly tenders: ReturnType<typeof useTenders>
}

/** Why a payment cannot be saved yet, or `null`. */
function blockerOf({ jumlah, sisa, tenders }: Paid, t: TFunction) {
  if (jumlah === 0) return { text: t('Isi jumlah yang dibayar.'), tone: 'plain' as const }
  if (jumlah > sisa) {
    const text = t('Paling banyak {jumlah}.', { jumlah: rupiahText(sisa) })
    return { text, tone: 'bad' as const }
  }
  return paymentBlocker(tenders.tenders, tenders.bayar, t)
}
