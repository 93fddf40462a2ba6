import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { call } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-text.ts'
import { calls } from './calls.ts'

/** What an approver is asked for. */
export interface Asked {
  readonly approver: string
  readonly kategori: KategoriOtorisasi
  readonly perintah: { readonly route: string; readonly body: unknown }
  /** What is kept with the approval: what was seen, of which document, why. */
  readonly words: {
    readonly description: string
    readonly no_faktur_group: string
    readonly alasan: string
  }
  readonly keterangan: string
  readonly onGranted: (otorisasi: string) => void
}

/** Approval by the approver's password. */
export function usePassword({ approver, onGranted, ...asked }: Asked) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const approve = async () => {
    if (busy || approver === '' || password === '') return
    setBusy(true)
    try {
      const { kategori, perintah, words, keterangan } = asked
      const body = { user_id: approver, password, kategori, ...words, keterangan, perintah }
      onGranted((await call(calls.authorize, { body })).otorisasi)
    } catch (problem) {
      setPassword('')
      await notify.error(`${t('Otorisasi Gagal..')}\n${await problemText(problem)}`)
    } finally {
      setBusy(false)
    }
  }
  return { password, setPassword, busy, approve }
}
