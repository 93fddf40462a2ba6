import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { call } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-text.ts'
import { calls } from './calls.ts'

/** What an approver is asked for. */
export interface Asked {
  readonly approver: string
  /** Why nobody can be asked; `null` while it is not known yet who may. */
  readonly nobody: string | null
  readonly kategori: KategoriOtorisasi
  readonly perintah: { readonly route: string; readonly body: unknown }
  /** What is kept with the approval: what was seen, of which document, why. */
  readonly words: {
    readonly description: string
    readonly no_faktur_group: string
    readonly alasan: string
  }
  readonly keterangan: string
  /** The store that is asked, where it is not the one worked for. */
  readonly at?: { readonly portal: string } | undefined
  readonly onGranted: (otorisasi: string) => void
}

/** Approval by the approver's password; asked for before it is known by whom, it waits for that. */
export function usePassword({ approver, nobody, onGranted, ...asked }: Asked) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const { kategori, perintah, words, keterangan, at } = asked
      const body = { user_id: approver, password, kategori, ...words, keterangan, perintah }
      onGranted((await call(calls.authorize, { body, ...at })).otorisasi)
    } catch (problem) {
      setPassword('')
      await notify.error(`${t('Otorisasi Gagal..')}\n${await problemText(problem)}`)
    } finally {
      setBusy(false)
    }
  }
  const isKnown = approver !== '' || nobody !== null
  const approve = () => {
    setWaiting(!isKnown && password !== '')
    if (busy || password === '') return
    if (approver !== '') void send()
    else setAsked(nobody !== null)
  }
  const latest = useRef(approve)
  latest.current = approve
  useEffect(() => {
    if (isWaiting && isKnown) latest.current()
  }, [isWaiting, isKnown])
  // Who could approve is asked again when the dialog opens: until then nobody can.
  const lack = isAsked ? nobody : null
  return { password, setPassword, busy: busy || isWaiting, approve, lack }
}
