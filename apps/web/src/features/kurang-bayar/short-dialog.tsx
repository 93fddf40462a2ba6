import type { postKurang } from '@kencana/contract/areas/uang/kurang-bayar'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { DoneDialog } from '../../engines/document-frame/done/done-dialog.tsx'
import { CommandDialog } from '../../engines/document-frame/entry/command-dialog.tsx'
import money from '../../engines/document-frame/money/outs/outs.module.css'
import { cashFault } from '../../engines/document-frame/money/payment-blocker.ts'
import { useUndo } from '../../engines/document-frame/undo/use-undo.tsx'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { Form } from '../../kit/acts/form.tsx'
import { DateInput } from '../../kit/inputs/date-input.tsx'
import { MoneyInput } from '../../kit/inputs/money-input.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { dayText } from '../../kit/text/day-text.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { problemText } from '../../lib/problem-text.ts'
import { useSession } from '../../lib/session.ts'
import { CHANGES, calls, slipOf } from './calls.ts'
import { lackIn, type Nota, type Typed } from './short-lack.ts'

type Written = AnswerOf<typeof postKurang>

const NOTHING: Typed = { no_faktur_jual: '', nama: '', telp: '', jumlah: 0, tgl_janji: null }

interface ShortDialogProps {
  readonly onClose: () => void
}

/** Writes down that cash of a nota was short; then the slip that its customer signs. */
export function ShortDialog({ onClose }: ShortDialogProps) {
  const { t } = useTranslation()
  const [written, setWritten] = useState<Written | null>(null)
  if (written === null) return <WriteDialog onWritten={setWritten} onClose={onClose} />
  const { no_kurang_bayar: nomor, sisa } = written
  return (
    <DoneDialog
      title={t('{nomor} dicatat', { nomor })}
      nomor={nomor}
      lines={[{ label: t('Kurang bayar'), value: sisa }]}
      paper={slipOf(nomor, t)}
      onClose={onClose}
    />
  )
}

interface WriteDialogProps extends ShortDialogProps {
  readonly onWritten: (written: Written) => void
}

/** Who owes it, how much, until when, and why. */
function WriteDialog({ onWritten, onClose }: WriteDialogProps) {
  const { t } = useTranslation()
  const kept = useKeptForm('kurang-bayar', NOTHING)
  const { value: form } = kept
  const change = (more: Partial<Typed>) => kept.set(now => ({ ...now, ...more }))
  const { nota, problem, look } = useNota(kept)
  const { run, busy } = useCommand({ changes: CHANGES, onLost: onClose })
  const why = problem ?? lackIn(form, nota, t)
  const sums = rupiahText(form.jumlah)
  const title = t('Catat kurang bayar')
  const { no_faktur_jual, nama, telp, jumlah } = form
  const tgl_janji = form.tgl_janji ?? ''
  const more = { no_faktur_jual, nama: nama.trim(), telp: telp.trim(), jumlah, tgl_janji }
  const { begin, reason, approval } = useUndo({
    title,
    kategori: 'KURANG_BAYAR',
    nomor: no_faktur_jual,
    path: 'piutang-penjualan',
    more,
    lines: [
      { label: nama, value: <b>{sums}</b> },
      { label: t('Nota'), value: no_faktur_jual },
      { label: t('Janji bayar'), value: dayText(tgl_janji) },
    ],
    sums,
    why: t('Alasan'),
    isDated: true,
    draft: 'kurang-bayar-alasan',
    isPossible: why === null && !busy,
    send: async (body, draft) => {
      const input = { body: { ...body, ...more } }
      const done = await run({ route: calls.write, input, what: title, draft })
      if (done === null) return
      kept.throwAway()
      onWritten(done)
    },
  })
  return (
    <CommandDialog
      title={title}
      isStatic
      kept={kept}
      act={{ label: t('Catat'), run: () => (nota === undefined ? look() : begin()), busy }}
      said={{ text: why ?? t('{total} menjadi piutang pelanggan.', { total: sums }) }}
      isBlocked={why !== null && nota !== undefined}
      onClose={onClose}
    >
      <Form onSubmit={look}>
        <TextField
          label={t('Nomor nota')}
          value={no_faktur_jual}
          onChange={text => change({ no_faktur_jual: text.trim().toUpperCase() })}
          onBlur={look}
          maxLength={40}
          data-autofocus
          data-scans
          required
        />
      </Form>
      {nota !== undefined && <About nota={nota} />}
      <Owed form={form} change={change} />
      {reason}
      {approval}
    </CommandDialog>
  )
}

interface OwedProps {
  readonly form: Typed
  readonly change: (more: Partial<Typed>) => void
}

/** How much is owed, until when, by whom. */
function Owed({ form, change }: OwedProps) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  return (
    <>
      <div className={money.two}>
        <MoneyInput
          label={t('Uang yang kurang')}
          value={form.jumlah}
          error={cashFault(form.jumlah, t) ?? undefined}
          onChange={jumlah => change({ jumlah })}
          required
        />
        <DateInput
          label={t('Janji bayar')}
          value={form.tgl_janji}
          onChange={tgl_janji => change({ tgl_janji })}
          {...(today === null ? {} : { min: today, today })}
          required
        />
      </div>
      <div className={money.two}>
        <TextField
          label={t('Nama pelanggan')}
          value={form.nama}
          onChange={nama => change({ nama })}
          maxLength={100}
          required
        />
        <TextField
          label={t('Telepon')}
          value={form.telp}
          onChange={telp => change({ telp })}
          maxLength={30}
          required
        />
      </div>
    </>
  )
}

/** The nota that was typed last, looked up by Enter or when its field is left: whom it names. */
function useNota({
  value: form,
  set,
}: Pick<ReturnType<typeof useKeptForm<Typed>>, 'value' | 'set'>) {
  const [asked, setAsked] = useState(form.no_faktur_jual)
  const found = useQuery({
    queryKey: ['piutang-penjualan', 'nota', asked],
    queryFn: async ({ signal }) => {
      try {
        const nota = await call(calls.nota, { params: { no_faktur_jual: asked }, signal })
        const { nama_customer: nama, telp_customer: telp } = nota
        // What was typed while it was looked for stays.
        set(now => ({ ...now, nama: now.nama || (nama ?? ''), telp: now.telp || (telp ?? '') }))
        return { nota, problem: null }
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem
        return { nota: undefined, problem: await problemText(problem) }
      }
    },
    enabled: asked !== '',
    retry: false,
  })
  const isMeant = asked === form.no_faktur_jual && asked !== ''
  const said = isMeant ? found.data : undefined
  return {
    nota: said?.nota,
    problem: said?.problem ?? null,
    look: () => {
      setAsked(form.no_faktur_jual)
      if (said?.problem != null) void found.refetch()
    },
  }
}

function About({ nota }: { nota: Nota }) {
  const { t } = useTranslation()
  return (
    <Facts
      facts={[
        { label: t('Tanggal'), value: dayText(nota.tgl) },
        { label: t('Total'), value: rupiahText(nota.total) },
        { label: t('Dibayar tunai'), value: rupiahText(nota.tunai) },
      ]}
    />
  )
}
