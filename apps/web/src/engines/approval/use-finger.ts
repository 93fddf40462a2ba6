import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { calls } from './calls.ts'
import type { Asked } from './use-password.ts'
import { useScan } from './use-scan.ts'

interface Finger extends Asked {
  readonly enabled: boolean
  /** Back to the password: the approver has no fingerprint here. */
  readonly onManual: () => void
}

/** Approval by the finger of the chosen approver, asked for as soon as somebody is chosen. */
export function useFinger(asked: Finger) {
  const { t } = useTranslation()
  const { enabled, approver, onManual } = asked
  const fp = useRef('')
  const { kategori, perintah, words, keterangan, onGranted } = asked
  const scan = useScan({
    user_id: approver,
    ask: async () => {
      try {
        const [first] = await call(calls.fingers, { query: { user_id: approver } })
        fp.current = first?.fp ?? ''
        const body = { user_id: approver, kategori, ...words, perintah }
        await call(calls.askFinger, { body })
        return true
      } catch (problem) {
        if (problem instanceof ApiProblem && problem.code === 'SIDIK_TIDAK_TERDAFTAR') {
          notify.toast(t('Username Tidak Tidak Terdaftar'))
          onManual()
        } else await showProblem(problem)
        return false
      }
    },
    onScanned: async () => {
      try {
        const body = { user_id: approver, fp: fp.current, kategori, keterangan, perintah }
        onGranted((await call(calls.byFinger, { body })).otorisasi)
        return true
      } catch (problem) {
        await showProblem(problem, 'Terjadi Kesalahan Saat Mengirim Data')
        return false
      }
    },
  })
  const { begin, leave } = scan
  useEffect(() => {
    if (!enabled || approver === '') return
    void begin()
    return leave
  }, [enabled, approver, begin, leave])
  return scan
}
