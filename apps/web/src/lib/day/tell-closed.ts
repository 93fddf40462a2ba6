import type { session as sessionRoute } from '@kencana/contract/session'
import i18next from 'i18next'
import { openDialog } from '../../kit/dialogs/dialog-store.ts'
import { call, routeRef } from '../api.ts'
import type { ApiProblem } from '../api-problem.ts'
import { refreshSession, session } from '../session.ts'

/** The day that was closed ('' where only the lack of one is told), and by whom ('-': unknown). */
interface Closing {
  readonly user_id: string
  readonly tgl: string
}

const readSession = routeRef<typeof sessionRoute>('GET', 'users/session')

/** Rights, modules and business day as they stand now; a lost answer changes nothing. */
export const freshSession = (): Promise<void> =>
  call(readSession).then(refreshSession, () => undefined)

let telling: { readonly tgl: string; readonly read: Promise<unknown> } | null = null

/**
 * Says who closed the store, which day is open now, and that what stands on the screen stays. The
 * socket and a refusal may both bring the news: while one is being read the other adds nothing.
 */
export async function tellClosed(closing: Closing): Promise<void> {
  await freshSession()
  if (telling?.tgl !== closing.tgl) {
    const read = openDialog({
      kind: 'warning',
      title: i18next.t('Tutup Toko'),
      text: closedText(closing, session()?.tgl_system ?? null),
      yes: i18next.t('Mengerti'),
    })
    telling = { tgl: closing.tgl, read }
  }
  await telling.read
  telling = null
}

function closedText({ user_id, tgl }: Closing, today: string | null): string {
  const t = i18next.t
  const kept = t('Yang belum disimpan tetap ada di layar ini.')
  if (today === null) {
    const none = t('Belum ada hari yang dibuka: minta pemilik membuka toko, lalu simpan lagi.')
    return `${none}\n${kept}`
  }
  const now = t('Hari bisnis sekarang {tgl}.', { tgl: today })
  if (today < tgl) return `${t('Toko dibuka kembali')}.\n${now}\n${kept}`
  const by = user_id === '-' ? [] : [`${t('Toko sudah ditutup oleh {user}', { user: user_id })}.`]
  const closed = tgl === '' ? [] : [t('Hari bisnis {tgl} sudah ditutup.', { tgl })]
  // Without an answer about the new day the closed one still stands in the session.
  const next = today === tgl ? [] : [now]
  // A line for each: in one paragraph a date breaks at its hyphen.
  return [...by, ...closed, ...next, kept].join('\n')
}

/**
 * Tells of a command that came too late for its day. What was typed stays, and the next saving asks
 * for the new day (05-reliability T5).
 */
export const toldClosed = ({ facts }: ApiProblem): Promise<true> =>
  tellClosed({ user_id: String(facts.user_id ?? '-'), tgl: String(facts.tgl ?? '') }).then(
    () => true,
  )
