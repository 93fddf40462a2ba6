import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm, notify } from '../../../kit/dialogs/notify.ts'
import { ProgressDialog } from '../../../kit/dialogs/progress-dialog.tsx'
import { call } from '../../../lib/api.ts'
import { freshSession, tellClosed } from '../../../lib/day/tell-closed.ts'
import { leaveFreely } from '../../../lib/device/unsaved.ts'
import { useChosenStore } from '../../../lib/portal.ts'
import { ownSession, refreshSession, session } from '../../../lib/session.ts'
import { closeSocket, openSocket, type SocketEvents, useSocketEvent } from '../../../lib/socket.ts'
import { accessTo } from '../../access.ts'
import { sessionCalls } from '../../session-calls.ts'

/** What the server tells whoever works, on whatever screen. */
export function ToldDialogs() {
  useChannel()
  return (
    <>
      <ProgressDialogs />
      <SettingsChanged />
      <RightsChanged />
      <StoreClosed />
      <SubmittedSales />
    </>
  )
}

/**
 * The realtime channel of the chosen store. It opens here, where it is heard: what it told before
 * would be lost. Its code comes after what the first screen needs.
 */
function useChannel(): void {
  const store = useChosenStore()?.kode_toko
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store has another channel
  useEffect(() => {
    void openSocket()
    return closeSocket
  }, [store])
}

/** Work on the server that tells how far it is. */
function ProgressDialogs() {
  const [running, setRunning] = useState<SocketEvents['progress'] | null>(null)
  useSocketEvent('progress', event => setRunning(event.progress === event.total ? null : event))
  const { t } = useTranslation()
  if (running === null) return null
  return (
    <ProgressDialog label={t(running.label)} progress={running.progress} total={running.total} />
  )
}

let asking = false

/** Someone else changed the settings: offer to load them (doc2 §2). */
function SettingsChanged() {
  const { t } = useTranslation()
  useSocketEvent('settings-changed', async ({ user_id }) => {
    if (asking || user_id === ownSession()?.user_id) return
    asking = true
    const yes = await confirm({
      text: t('Terjadi perubahan pada setting system, Apakah anda ingin refresh halaman ??'),
    })
    asking = false
    if (!yes) return
    leaveFreely()
    window.location.reload()
  })
  return null
}

/**
 * Somebody changed what this user may do: the menu and the open screen follow at once. Whoever was
 * put out stands before the login page: a call of a session that has ended leads there.
 */
function RightsChanged() {
  const queries = useQueryClient()
  const readAgain = () => call(sessionCalls.session).then(refreshSession)
  useSocketEvent('hak-berubah', async () => {
    await readAgain().catch(() => undefined)
    void queries.invalidateQueries()
  })
  useSocketEvent('shut-out', () => {
    readAgain().then(
      () => {
        closeSocket()
        void openSocket()
      },
      () => undefined,
    )
  })
  return null
}

/** Somebody else closed the store: what is on the screen belongs to the day before (03 §6). */
function StoreClosed() {
  useSocketEvent('toko-tutup', async closing => {
    // The socket is a hint; the day that is open now is read again.
    if (closing.user_id === ownSession()?.user_id) await freshSession()
    else await tellClosed(closing)
  })
  return null
}

/**
 * Tells whoever may approve it, on whatever screen, that a sale waits; and who submitted one, that
 * somebody has decided on it.
 */
function SubmittedSales() {
  const { t } = useTranslation()
  useSocketEvent('ajuan', ({ no_ajuan, status, diajukan_oleh, user_id }) => {
    const own = ownSession()?.user_id
    const here = session()
    if (user_id === own || here === null) return
    const facts = { nomor: no_ajuan, user_id }
    const mayApprove = accessTo('/validasi-penjualan', here) === 'allowed'
    if (status === 'MENUNGGU' && mayApprove) {
      notify.toast(t('{user_id} mengajukan penjualan {nomor}', facts))
    } else if (diajukan_oleh === own && status === 'DISETUJUI') {
      notify.toast(t('{nomor} disetujui {user_id}', facts), 'success')
    } else if (diajukan_oleh === own && status === 'DITOLAK') {
      notify.toast(t('{nomor} ditolak {user_id}', facts), 'error')
    }
  })
  return null
}
