import { VERSION } from '@kencana/contract/build'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBoundKeys } from '../../kit/keys/use-keys.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call } from '../../lib/api.ts'
import { COUNTER_KEYS } from '../../lib/keys/counter-keys.ts'
import type { Session } from '../../lib/session.ts'
import { useConnection } from '../../lib/socket.ts'
import { sessionCalls } from '../session-calls.ts'
import classes from './frame.module.css'
import { KeyHelp } from './keys/key-help.tsx'

/** Versions, branch, the keys that act now, and whether the server is near. */
export function Footer({ session }: { session: Session }) {
  const { t } = useTranslation()
  const keys = useBoundKeys().filter(({ key }) => key !== COUNTER_KEYS.bantuan.key)
  const connection = useConnection()
  const health = useQuery({
    queryKey: ['health'],
    queryFn: () => call(sessionCalls.health),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const words = { on: t('Tersambung'), connecting: t('Menyambung…'), off: t('Tidak tersambung') }
  return (
    <footer className={classes.footer}>
      <span>Kencana {VERSION}</span>
      <span>
        {t('Server')} {health.data?.versi ?? '–'}
      </span>
      <span>
        {t('Cabang')} {session.kode_toko}
      </span>
      <span className={classes.space} />
      <span className={classes.keys}>
        <KeyHelp />
        {keys.slice(0, 6).map(({ key, label }) => (
          <span key={key}>
            <Kbd keys={key} /> {label}
          </span>
        ))}
      </span>
      <span role="status" className={classes.connection}>
        <i className={classes.dot} data-off={connection !== 'on' || undefined} />
        {words[connection]}
      </span>
    </footer>
  )
}
