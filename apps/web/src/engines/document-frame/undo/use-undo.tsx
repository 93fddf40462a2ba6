import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import type { BegunOn } from '../../../lib/day/begun-day.ts'
import { useDatedForm } from '../../../lib/day/dated-form.ts'
import { approvedLines } from '../../approval/approved-lines.ts'
import { AuthorizationDialog } from '../../approval/authorization-dialog.tsx'
import { type MeantFor, useMeantDay } from '../use-dated-command.ts'
import { useRefusedFirst } from './refused-first.tsx'
import { useAhead } from './use-ahead.ts'

/** A document that is taken back. */
export interface Undo {
  /** What people call it: 'Batalkan penjualan FJ-JKT-261122-0001'. */
  readonly title: string
  readonly kategori: KategoriOtorisasi
  /** Number of what it belongs to: the grant is found by it. */
  readonly nomor: string
  /** The command as it is approved: 'penjualan/FJ-JKT-261122-0001/batal'. */
  readonly path: string
  /** What a supervisor reads before agreeing. */
  readonly lines: readonly { readonly label: string; readonly value: ReactNode }[]
  /** Grams and rupiah of all of it. */
  readonly sums: string
  /** What the command says besides why: approved together with it. */
  readonly more?: Readonly<Record<string, unknown>>
  /** What the reason is asked for as, where nothing is taken back. */
  readonly why?: string
  /**
   * The command names the day it is meant for, approved together with it: since when it is typed
   * the draft of the reason knows, and each of these of what is typed besides.
   */
  readonly dated?: readonly BegunOn[]
  /** Name of the draft that keeps the reason. */
  readonly draft: string
  /** Sends it; `null` where it was not done. */
  readonly send: (body: Reasoned, draft: string) => Promise<unknown>
}

interface Reasoned extends MeantFor {
  readonly alasan: string
  readonly otorisasi?: string
}

interface Asked {
  readonly isPossible?: boolean
  /** Whether it may be done is asked before anything else (a document that is undone). */
  readonly isAhead?: boolean
}

/**
 * Asks why, then what the server has against it, then a supervisor's approval of this one
 * cancellation, then sends it. What the caller shows are the reason's field with what was refused
 * and, while it is asked for, the approval; and why it cannot be done, where that is known.
 */
export function useUndo({ isPossible = true, isAhead = false, ...undo }: Undo & Asked) {
  const { t } = useTranslation()
  const kept = useDatedForm(undo.draft, { alasan: '' }, undo.dated !== undefined)
  const [missing, setMissing] = useState(false)
  /** What is approved is meant for this day; nothing while no approval is asked for. */
  const [asking, setAsking] = useState<MeantFor | null>(null)
  const first = useRefusedFirst()
  const meantDay = useMeantDay([kept.begun, ...(undo.dated ?? [])])
  const { why, things, isAsking, ask } = useAhead(undo.path, undo.more?.dokumen, isAhead)
  const label = undo.why ?? t('Alasan pembatalan')
  const alasan = kept.value.alasan.trim()
  /** What was refused after all is looked at once more: why stands where it was done. */
  const send = async (body: Reasoned) => {
    if ((await undo.send(body, kept.id)) === null) await ask()
  }
  const lookFirst = async () => {
    const day = (await ask()) ? await (undo.dated === undefined ? {} : meantDay()) : null
    if (day === null) return
    const body = { alasan, ...day }
    if (await first.lacksApproval(undo.path, { ...body, ...undo.more })) setAsking(day)
    // Refused as it stands: its own sending tells it and reads anew what it is about.
    else await send(body)
  }
  const begin = () => {
    setMissing(alasan === '')
    if (alasan !== '' && isPossible) first.once(lookFirst)
  }
  const reason = (
    <>
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <TextField
        label={label}
        value={kept.value.alasan}
        onChange={text => kept.set(now => ({ ...now, alasan: text }))}
        maxLength={200}
        {...(undo.why === undefined ? { 'data-autofocus': true, autoFocus: true } : {})}
        error={missing && alasan === '' ? t('Harus Diisi') : undefined}
      />
      {first.said}
    </>
  )
  const approval =
    asking === null ? null : (
      <AuthorizationDialog
        kategori={undo.kategori}
        title={undo.title}
        perintah={{ route: `POST ${undo.path}`, body: { alasan, ...asking, ...undo.more } }}
        lines={[
          ...approvedLines(things[undo.kategori], t),
          ...undo.lines,
          { label, value: alasan },
        ]}
        description={`${undo.title}: ${undo.sums}. ${alasan}`.slice(0, 500)}
        alasan={alasan}
        no_faktur_group={undo.nomor}
        onGranted={({ otorisasi }) => {
          setAsking(null)
          void send({ alasan, otorisasi, ...asking })
        }}
        onClose={() => setAsking(null)}
      />
    )
  return { begin, reason, approval, why, isAsking }
}
