import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockingDialog } from '../../../kit/dialogs/blocking-dialog.tsx'
import { CheckingDialog } from '../../../kit/dialogs/checking-dialog.tsx'
import { confirm } from '../../../kit/dialogs/notify.ts'
import { unsaved } from '../../../lib/device/unsaved.ts'
import { type Checking, checkNow, useChecking } from '../../../lib/pending.ts'
import { useConnection } from '../../../lib/socket.ts'
import { goOn, tryNetwork, useNetwork } from '../../network.ts'

/**
 * Lost: cannot be dismissed, asks for the network by itself and by its button. Back: what was shown
 * is read again and work goes on; who wants to may load the page anew (doc2 §2).
 */
export function ConnectionDialogs() {
  const { t } = useTranslation()
  const network = useNetwork()
  const sent = useChecking()
  useReadAgain(network === 'back')
  if (network === 'online') return null
  if (network === 'lost') {
    return (
      <BlockingDialog
        key="lost"
        title={t('Koneksi terputus')}
        text={
          sent === null
            ? t('Periksa jaringan. Yang sedang Anda isi tetap ada di layar ini.')
            : fateText(sent, t)
        }
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

/** Whether a command was saved, as far as anybody knows. */
const fateText = ({ what: apa, isUnsent }: Checking, t: TFunction): string =>
  isUnsent
    ? t('{apa} belum tersimpan, dikirim ulang otomatis begitu tersambung.', { apa })
    : t(
        'Belum ada jawaban untuk {apa}. Jangan ulangi di tempat lain: status ditanyakan lagi dengan kunci yang sama, jadi tidak tersimpan dua kali.',
        { apa },
      )

/** A command nobody has heard of: until it is known what became of it nothing else is begun. */
export function CheckingCommand() {
  const { t } = useTranslation()
  const sent = useChecking()
  if (sent === null) return null
  return <CheckingDialog onNow={checkNow}>{fateText(sent, t)}</CheckingDialog>
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
