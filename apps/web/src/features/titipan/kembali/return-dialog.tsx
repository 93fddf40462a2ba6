import type { TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { tunaiTurun } from '@kencana/domain/uang/tunai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../../engines/document-frame/done/done-dialog.tsx'
import { CommandDialog } from '../../../engines/document-frame/entry/command-dialog.tsx'
import { NO_PAYOUT, payoutBody, payoutFault } from '../../../engines/document-frame/money/payout.ts'
import { PayoutFields } from '../../../engines/document-frame/money/payout-fields.tsx'
import { useUndo } from '../../../engines/document-frame/undo/use-undo.tsx'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { CHANGES, calls, tellLess } from '../calls.ts'
import { Holder } from '../pick/holder.tsx'
import { slipOf } from '../slip.ts'
import { lackOf } from './return-lack.ts'

interface ReturnDialogProps {
  readonly bon: TitipanAnswer
  readonly onClose: () => void
}

type Given = Readonly<Record<'jumlah' | 'saldo', number> & Record<'nomor', string>>

/** Gives a customer his money back, in part or whole: why, how, and a supervisor's approval. */
export function ReturnDialog({ bon, onClose }: ReturnDialogProps) {
  const { t } = useTranslation()
  const { no_titipan: nomor, saldo } = bon
  const kept = useKeptForm(`titipan-kembali/${nomor}`, { ...NO_PAYOUT, jumlah: tunaiTurun(saldo) })
  const { value: form } = kept
  const [given, setGiven] = useState<Given | null>(null)
  const change = (more: Partial<typeof form>) => kept.set(now => ({ ...now, ...more }))
  const { run, busy } = useCommand({ changes: CHANGES, onLost: onClose })
  const sums = rupiahText(form.jumlah)
  const title = t('Kembalikan titipan {nomor}', { nomor })
  const coins = payoutFault(form, form.jumlah, t)
  const why = lackOf(form, saldo, t)
  const more = { jumlah: form.jumlah, pencairan: payoutBody(form) }
  const { begin, reason, approval } = useUndo({
    title,
    kategori: 'BATAL_TITIPAN',
    nomor,
    path: `titipan/${nomor}/kembali`,
    more,
    lines: [
      { label: bon.customer.nama, value: <b>{sums}</b> },
      { label: t('Sisa saldo'), value: rupiahText(saldo - form.jumlah) },
    ],
    sums,
    why: t('Alasan'),
    isDated: true,
    draft: `titipan-kembali-alasan/${nomor}`,
    isPossible: why === null && !busy,
    send: async (body, draft) => {
      const input = { params: { no_titipan: nomor }, body: { ...body, ...more } }
      const route = calls.giveBack
      const done = await run({ route, input, what: title, draft, refused: tellLess })
      if (done === null) return
      kept.throwAway()
      setGiven({ nomor: done.nomor, jumlah: form.jumlah, saldo: done.saldo })
    },
  })

  if (given !== null) return <GivenDialog bon={bon} given={given} onClose={onClose} />
  return (
    <CommandDialog
      title={title}
      kept={kept}
      act={{ label: t('Kembalikan'), run: () => begin(), busy }}
      said={{ text: why ?? t('{total} keluar.', { total: sums }) }}
      isBlocked={why !== null}
      onClose={onClose}
    >
      <Holder bon={bon} />
      <MoneyInput
        label={t('Jumlah dikembalikan')}
        value={form.jumlah}
        error={coins ?? undefined}
        onChange={jumlah => change({ jumlah })}
        data-autofocus
      />
      <PayoutFields payout={form} onChange={change} />
      {reason}
      {approval}
    </CommandDialog>
  )
}

/** Money was given back: what is handed over, what is left, its slip by F9. */
function GivenDialog({ bon, given, onClose }: ReturnDialogProps & { readonly given: Given }) {
  const { t } = useTranslation()
  const nomor = bon.no_titipan
  return (
    <DoneDialog
      title={t('Titipan {nomor} dikembalikan', { nomor })}
      nomor={given.nomor}
      lines={[
        { label: t('Serahkan uang'), value: given.jumlah, isGold: true },
        { label: t('Sisa saldo'), value: given.saldo },
      ]}
      paper={slipOf(nomor, 0, t)}
      onClose={onClose}
    />
  )
}
