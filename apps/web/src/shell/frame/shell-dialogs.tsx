import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockingDialog } from '../../kit/dialogs/blocking-dialog.tsx'
import { CheckingDialog } from '../../kit/dialogs/checking-dialog.tsx'
import { confirm, notify } from '../../kit/dialogs/notify.ts'
import { ProgressDialog } from '../../kit/dialogs/progress-dialog.tsx'
import { call } from '../../lib/api.ts'
import { freshSession, tellClosed } from '../../lib/day/tell-closed.ts'
import { leaveFreely, unsaved } from '../../lib/device/unsaved.ts'
import { checkNow, useChecking } from '../../lib/pending.ts'
import { ownSession, refreshSession, session } from '../../lib/session.ts'
import {
  closeSocket,
  openSocket,
  type SocketEvents,
  useConnection,
  useSocketEvent,
} from '../../lib/socket.ts'
import { accessTo } from '../access.ts'
import { goOn, tryNetwork, useNetwork } from '../network.ts'
import { sessionCalls } from '../session-calls.ts'

/**
 * Lost: cannot be dismissed, asks for the network by itself and by its button. Back: what was shown
 * is read again and work goes on; who wants to may load the page anew (doc2 §2).
 */
export function ConnectionDialogs() {
  const { t } = useTranslation()
  const network = useNetwork()
  useReadAgain(network === 'back')
  if (network === 'online') return null
  if (network === 'lost') {
    return (
      <BlockingDialog
        key="lost"
        title={t('Koneksi terputus')}
        text={t('Periksa jaringan. Yang sedang Anda isi tetap ada di layar ini.')}
        acts={[{ label: t('Coba lagi'), run: () => void tryNetwork() }]}
      />
    )
  }
  return (
    <BlockingDialog
      key="back"
      title={t('Koneksi tersambung kembali')}
      text={t('Yang sedang Anda isi tetap ada di layar ini. Data dibaca ulang.')}
      acts={[
        { label: t('Lanjutkan'), run: goOn },
        { label: t('Muat ulang'), run: () => window.location.reload() },
      ]}
    />
  )
}

/** Queries that events have read again. */
const TOLD = ['ajuan', 'tutup-toko', 'ringkasan', 'berita']

/** What is on the screen may be old, and what failed meanwhile is asked for again. */
function useReadAgain(isBack: boolean): void {
  const queries = useQueryClient()
  const isNear = useConnection() === 'on'
  useEffect(() => {
    if (isBack) void queries.invalidateQueries()
  }, [isBack, queries])
  const wasNear = useRef(false)
  useEffect(() => {
    if (!isNear) return
    void queries.refetchQueries({ predicate: query => query.state.status === 'error' })
    // What was told while nobody listened.
    if (wasNear.current)
      for (const name of TOLD) void queries.invalidateQueries({ queryKey: [name] })
    wasNear.current = true
  }, [isNear, queries])
}

/** A command nobody has heard of: until it is known what became of it nothing else is begun. */
export function CheckingCommand() {
  const { t } = useTranslation()
  const what = useChecking()
  if (what === null) return null
  return (
    <CheckingDialog onNow={checkNow}>
      {t(
        'Belum ada jawaban untuk {apa}. Jangan ulangi di tempat lain: status ditanyakan lagi dengan kunci yang sama, jadi tidak tersimpan dua kali.',
        { apa: what },
      )}
    </CheckingDialog>
  )
}

/** Leaving a screen that holds what is not saved asks; so does closing the tab. */
export function LeaveGuard() {
  const { t } = useTranslation()
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const what = current.pathname === next.pathname ? 'nothing' : unsaved(current.pathname)
      if (what === 'nothing') return false
      const leave = await confirm({
        title: t('Belum disimpan'),
        text:
          what === 'kept'
            ? t('Isian di layar ini belum disimpan. Drafnya tetap ada di perangkat ini.')
            : t('Isian di layar ini belum disimpan dan akan hilang.'),
        yes: t('Tinggalkan'),
        no: t('Tetap di sini'),
        danger: what === 'lost',
      })
      return !leave
    },
    enableBeforeUnload: () => unsaved() !== 'nothing',
  })
  return null
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

/**
 * Tells whoever may approve it, on whatever screen, that a sale waits; and who submitted one, that
 * somebody has decided on it.
 */
export function SubmittedSales() {
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
