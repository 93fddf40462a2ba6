import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../kit/acts/form.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { PasswordInput } from '../../kit/mantine/password-input.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { problemText } from '../../lib/problem-text.ts'
import { keepToken, refreshSession, session, useSession } from '../../lib/session.ts'
import { closeSocket, openSocket } from '../../lib/socket.ts'
import { sessionCalls } from '../session-calls.ts'
import classes from './pages.module.css'

type Field = 'password' | 'new_password' | 'ulangi'
const EMPTY: Readonly<Record<Field, string>> = { password: '', new_password: '', ulangi: '' }

/** Change the user's own password (doc1 §2). */
export function Screen() {
  const { t } = useTranslation()
  const mustChange = useSession()?.ganti_sandi === true
  const form = useRef<HTMLFormElement>(null)
  const { values, setValues, errors, busy, save } = useChange()
  useKeys({ F10: { run: () => form.current?.requestSubmit(), label: t('Simpan') } })

  const input = (name: Field, label: string, autoComplete: string) => (
    <PasswordInput
      label={label}
      name={name}
      value={values[name]}
      error={errors[name]}
      autoComplete={autoComplete}
      onChange={event => setValues({ ...values, [name]: event.currentTarget.value })}
      visibilityToggleButtonProps={{ 'aria-label': t('Tampilkan password') }}
    />
  )
  return (
    <>
      <PageHeader
        title={t('Ganti Password')}
        {...(mustChange
          ? { description: t('Anda masuk dengan password sementara. Buat password Anda sendiri.') }
          : {})}
      />
      <div className={classes.narrow}>
        <Panel>
          <Form
            ref={form}
            className={classes.form}
            onSubmit={() => {
              if (!busy) void save()
            }}
          >
            {input('password', t('Password lama'), 'current-password')}
            {input('new_password', t('Password baru'), 'new-password')}
            {input('ulangi', t('Ulangi password baru'), 'new-password')}
            <Button type="submit" loading={busy} rightSection={<Kbd keys="F10" onBrand />}>
              {t('Simpan')}
            </Button>
          </Form>
        </Panel>
      </div>
    </>
  )
}

/** What is typed, and how it is sent. Behind a one-time password that was replaced is home. */
function useChange() {
  const { t } = useTranslation()
  const router = useRouter()
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [busy, setBusy] = useState(false)
  const save = async () => {
    const found = faults(values, t)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    // Its session is about to end: the line comes back under the new token.
    closeSocket()
    try {
      const { password, new_password } = values
      const { token } = await call(sessionCalls.changePassword, {
        body: { password, new_password },
      })
      if (token !== undefined) keepToken(token)
      setValues(EMPTY)
      const forced = session()?.ganti_sandi === true
      if (forced) await call(sessionCalls.session).then(refreshSession, () => undefined)
      await notify.success(t('Update password berhasil'))
      if (forced) await router.navigate({ to: '/home' })
    } catch (problem) {
      await tell(problem, setErrors, t('Terjadi Kesalahan Saat update password'))
    } finally {
      void openSocket()
      setBusy(false)
    }
  }
  return { values, setValues, errors, busy, save }
}

function faults(values: typeof EMPTY, t: (text: string) => string) {
  const found: Partial<Record<Field, string>> = {}
  for (const name of ['password', 'new_password', 'ulangi'] as const) {
    if (values[name] === '') found[name] = t('Harus Diisi')
  }
  if (values.ulangi !== '' && values.ulangi !== values.new_password) {
    found.ulangi = t('Tidak sama dengan password baru')
  }
  return found
}

const FIELD_OF: Readonly<Record<string, Field>> = {
  SANDI_LAMA_SALAH: 'password',
  SANDI_LEMAH: 'new_password',
}

/** The specified dialog, and at its field a no that is about one. */
async function tell(
  problem: unknown,
  mark: (errors: Partial<Record<Field, string>>) => void,
  failed: string,
): Promise<void> {
  const code = problem instanceof ApiProblem ? problem.code : ''
  const text = await problemText(problem)
  const field = FIELD_OF[code]
  if (field !== undefined) mark({ [field]: text })
  await notify.error(field === undefined ? `${failed}\n${text}` : failed)
}
