import { Loader } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './approval.module.css'
import type { ScanState } from './use-scan.ts'

/** What a finger is to do now; takes the focus, so that keys still reach the dialog. */
export function FingerState({ state, user_id }: { state: ScanState; user_id: string }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const isFailed = state === 'failed'
  return (
    <div ref={box} tabIndex={-1} className={classes.finger} data-failed={isFailed || undefined}>
      {isFailed ? <i aria-hidden="true">!</i> : <Loader size={22} aria-hidden="true" />}
      <p role="status">
        <b>{isFailed ? t('Silahkan Coba Lagi') : t('Silahkan Scan Fingerprint')}</b>
        <small>
          {isFailed
            ? t('Jari {user} belum terbaca.', { user: user_id })
            : t('Letakkan jari {user} di pembaca, paling lama satu menit.', { user: user_id })}
        </small>
      </p>
    </div>
  )
}
