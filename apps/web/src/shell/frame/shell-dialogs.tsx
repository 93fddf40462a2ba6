import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockingDialog } from '../../kit/dialogs/blocking-dialog.tsx'
import { confirm } from '../../kit/dialogs/notify.ts'
import { ProgressDialog } from '../../kit/dialogs/progress-dialog.tsx'
import { call } from '../../lib/api.ts'
import { freshSession, tellClosed } from '../../lib/day/tell-closed.ts'
import { ownSession, refreshSession } from '../../lib/session.ts'
import { closeSocket, openSocket, type SocketEvents, useSocketEvent } from '../../lib/socket.ts'
import { useNetwork } from '../network.ts'
import { sessionCalls } from '../session-calls.ts'

/** Lost: cannot be dismissed. Back: loads the page again on confirm (doc2 §2). */
export function ConnectionDialogs() {
  const { t } = useTranslation()
  const network = useNetwork()
  if (network === 'online') return null
  if (network === 'lost') {
    return (
      <BlockingDialog
        key="lost"
        title={t('Koneksi terputus')}
        text={t('Periksa jaringan. Yang sedang Anda isi tetap ada di layar ini.')}
      />
    )
  }
  return (
    <BlockingDialog
      key="back"
      title={t('Koneksi tersambung kembali')}
      text={t('Halaman perlu dimuat ulang.')}
      act={{ label: t('Muat ulang'), run: () => window.location.reload() }}
    />
  )
}

/** Work on the server that tells how far it is. */
export function ProgressDialogs() {
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
export function SettingsChanged() {
  const { t } = useTranslation()
  useSocketEvent('settings-changed', async ({ user_id }) => {
    if (asking || user_id === ownSession()?.user_id) return
    asking = true
    const yes = await confirm({
      text: t('Terjadi perubahan pada setting system, Apakah anda ingin refresh halaman ??'),
    })
    asking = false
    if (yes) window.location.reload()
  })
  return null
}

/**
 * Somebody changed what this user may do: the menu and the open screen follow at once. Whoever was
 * put out stands before the login page: a call of a session that has ended leads there.
 */
export function RightsChanged() {
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
export function StoreClosed() {
  useSocketEvent('toko-tutup', async closing => {
    // The socket is a hint; the day that is open now is read again.
    if (closing.user_id === ownSession()?.user_id) await freshSession()
    else await tellClosed(closing)
  })
  return null
}
