import type { TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useUndo } from '../../../engines/document-frame/undo/use-undo.tsx'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { Form } from '../../../kit/acts/form.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { useDatedForm } from '../../../lib/day/dated-form.ts'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import { CHANGES, calls } from '../calls.ts'
import classes from '../titipan.module.css'
import { DepositPicker, useDeposit } from './deposit-picker.tsx'

/** A transfer that was written. */
export interface Moved {
  readonly nomor: string
  readonly dari: string
  readonly ke: string
  readonly saldo_dari: number
  readonly saldo_ke: number
}

interface Typed {
  readonly dari: string | null
  readonly ke: string | null
  /** Nothing typed is all that is left of the first. */
  readonly jumlah: number | null
}

const NOTHING: Typed = { dari: null, ke: null, jumlah: null }

/** From which deposit, to which, how much, why; then a supervisor's approval. */
export function MoveForm({ onMoved }: { readonly onMoved: (moved: Moved) => void }) {
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes: CHANGES })
  const { kept, from, to, jumlah, why } = useMove()
  const change = (more: Partial<Typed>) => kept.set(now => ({ ...now, ...more }))
  const { dari, ke } = kept.value
  const title = t('Alihkan saldo')
  const sums = rupiahText(jumlah)
  const more = { dari: dari ?? '', ke: ke ?? '', jumlah }
  const { begin, reason, approval } = useUndo({
    title,
    kategori: 'BATAL_TITIPAN',
    nomor: more.dari,
    path: 'pengalihan-saldo',
    more,
    lines: [
      ...toldOf(from, t('Dari titipan')),
      ...toldOf(to, t('Ke titipan')),
      { label: t('Jumlah'), value: sums },
    ],
    sums,
    why: t('Alasan'),
    dated: [kept.begun],
    draft: 'pengalihan-saldo-alasan',
    isPossible: why === null && !busy,
    send: async (body, draft) => {
      const input = { body: { ...body, ...more } }
      const done = await run({ route: calls.move, input, what: title, draft })
      if (done === null) return
      kept.throwAway()
      onMoved({ ...more, ...done, nomor: done.no_pengalihan })
    },
  })
  useKeys(onCounterKeys({ simpan: { run: () => begin(), label: title } }))
  return (
    <Form className={classes.moveForm} onSubmit={begin}>
      <DepositPicker
        label={t('Dari titipan')}
        value={dari}
        bon={from}
        onChange={next => change({ dari: next, jumlah: null })}
        autoFocus
      />
      <DepositPicker
        label={t('Ke titipan')}
        value={ke}
        bon={to}
        onChange={next => change({ ke: next })}
      />
      <MoneyInput
        label={t('Jumlah dialihkan')}
        value={jumlah}
        onChange={next => change({ jumlah: next })}
      />
      {reason}
      <Foot said={why ?? afterwards(from, to, jumlah, t)} isBlocked={why !== null} busy={busy} />
      {approval}
    </Form>
  )
}

interface FootProps {
  readonly said: string
  readonly isBlocked: boolean
  readonly busy: boolean
}

function Foot({ said, isBlocked, busy }: FootProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.moveFoot}>
      <p className={classes.said} role="status">
        {said}
      </p>
      <Button
        type="submit"
        loading={busy}
        disabled={isBlocked}
        rightSection={<Kbd keys="F10" onBrand />}
      >
        {t('Alihkan saldo')}
      </Button>
    </div>
  )
}

/** What is typed, the deposits as they stand, and why the money cannot be moved yet. */
function useMove() {
  const { t } = useTranslation()
  const kept = useDatedForm('pengalihan-saldo', NOTHING)
  const { dari, ke } = kept.value
  const from = useDeposit(dari)
  const to = useDeposit(ke)
  const jumlah = kept.value.jumlah ?? from?.saldo ?? 0
  return { kept, from, to, jumlah, why: blockerOf(from, to, jumlah, t) }
}

type Deposit = TitipanAnswer | undefined

function blockerOf(from: Deposit, to: Deposit, jumlah: number, t: TFunction): string | null {
  if (from === undefined) return t('Pilih titipan asal.')
  if (to === undefined) return t('Pilih titipan tujuan.')
  if (from.no_titipan === to.no_titipan) return t('Pilih titipan lain')
  const ended = [from, to].find(({ status }) => status !== 'TERBUKA')
  if (ended !== undefined) return t('{nomor} tidak terbuka lagi.', { nomor: ended.no_titipan })
  if (jumlah === 0) return t('Isi jumlah yang dialihkan.')
  const most = rupiahText(from.saldo)
  return jumlah > from.saldo ? t('Paling banyak {jumlah}.', { jumlah: most }) : null
}

const afterwards = (from: Deposit, to: Deposit, jumlah: number, t: TFunction): string =>
  t('Saldo asal menjadi {dari}, tujuan menjadi {ke}.', {
    dari: rupiahText((from?.saldo ?? 0) - jumlah),
    ke: rupiahText((to?.saldo ?? 0) + jumlah),
  })

const toldOf = (bon: Deposit, label: string) =>
  bon === undefined ? [] : [{ label, value: `${bon.no_titipan} · ${bon.customer.nama}` }]
