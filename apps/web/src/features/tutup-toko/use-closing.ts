import type { closeStore } from '@kencana/contract/areas/tutup-toko'
import type { BodyInputOf } from '@kencana/contract/kit/route'
import type { ApprovedThings } from '@kencana/contract/names/approved'
import { approvedThings } from '@kencana/contract/names/approved-things'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { categoriesOf } from '../../engines/approval/asked-categories.ts'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { notify } from '../../kit/dialogs/notify.ts'
import { call } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/api-problem.ts'
import { dropDraft, useDraftId } from '../../lib/device/draft.ts'
import { refreshSession, session } from '../../lib/session.ts'
import { useSocketEvent } from '../../lib/socket.ts'
import { type ClosingState, calls } from './closing-calls.ts'
import { bodyOf, type DayCount, slipsOf } from './count.ts'

/** The open day and the two acts: close, and open again. */
export function useClosing() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const cause = useDraftId('sebab-selisih')
  const slipCause = useDraftId('sebab-slip')
  const why = useDraftId('buka-kembali')
  const [phase, setPhase] = useState<ClosingPhase | null>(null)
  const { busy, run } = useCommand()
  const state = useQuery({
    queryKey: ['tutup-toko'],
    queryFn: ({ signal }) => call(calls.state, { signal }),
  })
  // A closing that was read stays as it is; only the open day is asked again.
  const reload = () => queries.invalidateQueries({ queryKey: ['tutup-toko'], exact: true })
  useSocketEvent('toko-tutup', () => void reload())
  useSocketEvent('ajuan', () => void reload())

  /** Sends the closing; a cause or an approval it lacks is asked for, and it goes out again. */
  const send = async (command: Closing): Promise<boolean> => {
    setPhase(null)
    const { day, body } = command
    const closed = await run({
      route: calls.close,
      input: { body },
      what: t('Tutup toko {tgl}', { tgl: body.tgl_system }),
      draft: cause,
      refused: problem => {
        const lack = lackOf(problem)
        if (lack !== undefined) setPhase({ ...lack, command })
        return lack !== undefined
      },
    })
    await reload()
    if (closed === null) return false
    void dropDraft(slipCause)
    showDay(day.tgl_berikut)
    void notify.success(t('Toko sudah ditutup'))
    return true
  }
  const close = (day: ClosingState, { counts, catatan, slips }: DayCount): Promise<boolean> =>
    send({
      day,
      body: {
        tgl_system: day.tgl_system ?? '',
        hitungan: bodyOf(day.laci, counts),
        ...(day.slip_mesin === 'TIDAK' ? {} : { mesin: slipsOf(day.mesin, slips) }),
        catatan,
        tetap_tutup: day.terbuka.length > 0,
      },
    })
  const reopen = async (day: ClosingState, alasan: string) => {
    const opened = await run({
      route: calls.reopen,
      input: { body: { alasan } },
      what: t('Buka kembali {tgl}', { tgl: day.terakhir?.tgl ?? '' }),
      draft: why,
    })
    await reload()
    if (opened === null) return
    showDay(day.terakhir?.tgl ?? null)
    void notify.success(t('Toko dibuka kembali'))
  }
  return { state, busy, phase, close, send, giveUp: () => setPhase(null), reopen }
}

type CloseBody = BodyInputOf<typeof closeStore>

/** A closing on its way: approvals are bound to its body. */
export interface Closing {
  readonly day: ClosingState
  readonly body: CloseBody
}

/** What a closing still lacks. */
type Lack =
  | { readonly at: 'cause'; readonly laci: string }
  /** Slips that differ from the documents, or are not there. */
  | { readonly at: 'slips'; readonly mesin: string; readonly isMissing: boolean }
  | {
      readonly at: 'approval'
      readonly needed: readonly KategoriOtorisasi[]
      /** What is to be approved, by category: of a drawer how much it is off. */
      readonly things: ApprovedThings
    }
export type ClosingPhase = Lack & { readonly command: Closing }

function lackOf({ code, facts }: ApiProblem): Lack | undefined {
  if (code === 'SELISIH_KAS') return { at: 'cause', laci: String(facts.laci) }
  if (code === 'SELISIH_MESIN' || code === 'SLIP_MESIN_KURANG') {
    const isMissing = code === 'SLIP_MESIN_KURANG'
    return { at: 'slips', mesin: String(facts.mesin), isMissing }
  }
  if (code !== 'BUTUH_OTORISASI') return undefined
  const needed = categoriesOf(facts.kategori)
  return { at: 'approval', needed, things: approvedThings(facts) }
}

/** The header shows the day that is open now, without asking again. */
function showDay(tgl_system: string | null): void {
  const now = session()
  if (now !== null) refreshSession({ ...now, tgl_system })
}
