import type { UserRow } from '@kencana/contract/areas/users'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import { confirm, notify } from '../../kit/dialogs/notify.ts'
import { call } from '../../lib/api.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { ownSession, shows, useSession } from '../../lib/session.ts'
import { calls } from './calls.ts'
import type { Shown } from './one-time-password.tsx'
import { UserHistory } from './user-history.tsx'
import classes from './users.module.css'

interface UserActsProps {
  readonly row: UserRow
  readonly onDone: (password?: Shown) => void
}

/** What is done with a user besides changing facts: password, sessions, on and off, rights. */
export function UserActs({ row, onDone }: UserActsProps) {
  const { t } = useTranslation()
  const [history, setHistory] = useState(false)
  const rights = useAsked('/hak-akses-users')
  const session = useSession()
  const { reset, end, turn } = useActs(row, onDone)
  const { user_id } = row
  const isSelf = user_id === ownSession()?.user_id
  const mayAct = row.boleh !== 'LIHAT' && !isSelf
  const mayRights = session !== null && shows(session, '/hak-akses-users')
  return (
    <>
      <fieldset className={classes.acts}>
        <legend>{t('Password, sesi, dan hak')}</legend>
        {mayAct && row.aktif && (
          <Button variant="default" onClick={() => void reset()}>
            {t('Reset Password')}
          </Button>
        )}
        {mayAct && row.masuk_sejak !== null && (
          <Button variant="default" onClick={() => void end()}>
            {t('Akhiri sesi')}
          </Button>
        )}
        {mayAct && (
          <Button
            variant="default"
            onClick={() => void turn()}
            data-danger={row.aktif || undefined}
          >
            {row.aktif ? t('Nonaktifkan') : t('Aktifkan')}
          </Button>
        )}
        {mayRights && (
          <Button variant="default" onClick={() => rights.ask({ user_id })}>
            {t('Hak Akses')}
          </Button>
        )}
        <Button variant="default" onClick={() => setHistory(true)}>
          {t('Riwayat')}
        </Button>
      </fieldset>
      {history && <UserHistory user_id={user_id} onClose={() => setHistory(false)} />}
    </>
  )
}

function useActs(row: UserRow, onDone: UserActsProps['onDone']) {
  const { t } = useTranslation()
  const { user_id } = row
  const params = { user_id }
  const key = useRef(crypto.randomUUID())
  const reset = async () => {
    const text = t('Buat password sementara untuk {user}? Password lama tidak berlaku lagi.', {
      user: user_id,
    })
    if (!(await confirm({ text, danger: true }))) return
    try {
      onDone(await call(calls.reset, { params, idempotencyKey: key.current }))
    } catch (problem) {
      await showProblem(problem)
    }
  }
  const plain = async (text: string, work: () => Promise<{ message: string }>) => {
    if (!(await confirm({ text, danger: row.aktif }))) return
    try {
      const { message } = await work()
      onDone()
      void notify.success(t(message))
    } catch (problem) {
      await showProblem(problem)
    }
  }
  const end = () =>
    plain(t('Akhiri sesi {user}? Yang belum disimpan di layarnya hilang.', { user: user_id }), () =>
      call(calls.endSessions, { params }),
    )
  const turn = () =>
    row.aktif
      ? plain(
          t('Nonaktifkan {user}? Ia keluar sekarang dan tidak dapat masuk lagi.', {
            user: user_id,
          }),
          () => call(calls.deactivate, { params }),
        )
      : plain(t('Aktifkan {user} dengan hak yang lama?', { user: user_id }), () =>
          call(calls.activate, { params }),
        )
  return { reset, end, turn }
}
