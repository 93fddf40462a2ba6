import { BUILD, TAG, VERSION } from '@kencana/contract/build'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogHost } from '../../kit/dialogs/dialog-host.tsx'
import { LoadingOverlay } from '../../kit/dialogs/loading-overlay.tsx'
import { confirm } from '../../kit/dialogs/notify.ts'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { problemText } from '../../lib/problem-text.ts'
import { BRANCH_KEY, type Session } from '../../lib/session.ts'
import { sessionCalls } from '../session-calls.ts'
import { Brand } from './brand.tsx'
import { LanguagePicker } from './language-picker.tsx'
import classes from './login.module.css'

interface LoginPageProps {
  readonly onEnter: (answer: Session) => Promise<void>
  /** Someone is about to enter: time to fetch the application. */
  readonly onTyping: () => void
}

/** The first page. It carries no interface kit, so that it stands at once on a slow machine. */
export function LoginPage({ onEnter, onTyping }: LoginPageProps) {
  const { t } = useTranslation()
  const login = useLogin(onEnter)
  const { error, busy } = login
  return (
    <main className={classes.page}>
      <title>{`${t('Masuk')} · Kencana`}</title>
      <Brand />
      <section className={classes.side}>
        <div className={classes.top}>
          <LanguagePicker />
        </div>
        <form className={classes.form} onSubmit={login.submit} noValidate>
          <h1>{t('Masuk')}</h1>
          <label>
            {t('Username')}
            <input
              name="user_id"
              autoComplete="username"
              autoCapitalize="characters"
              spellCheck={false}
              required
              // biome-ignore lint/a11y/noAutofocus: the only thing to do on this page
              autoFocus
              aria-invalid={error !== null}
            />
          </label>
          <label>
            {t('Password')}
            <input
              name="password"
              type="password"
              autoComplete="current-password"
              required
              onFocus={onTyping}
              aria-invalid={error !== null}
            />
          </label>
          <p className={classes.error} role="alert">
            {error}
          </p>
          <button type="submit" disabled={busy}>
            {t('Masuk')}
          </button>
        </form>
        <Versions />
      </section>
      <LoadingOverlay visible={busy} />
      <DialogHost />
    </main>
  )
}

function useLogin(onEnter: LoginPageProps['onEnter']) {
  const { t } = useTranslation()
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const send = async (form: HTMLFormElement, endOther: boolean) => {
    const fields = new FormData(form)
    const user_id = String(fields.get('user_id') ?? '').trim()
    const password = String(fields.get('password') ?? '')
    if (user_id === '' || password === '') return setError(t('Harus Diisi'))
    setError(null)
    setBusy(true)
    try {
      const body = { user_id, password, akhiri_sesi_lain: endOther }
      await onEnter(await call(sessionCalls.login, { body }))
    } catch (problem) {
      setBusy(false)
      const elsewhere = problem instanceof ApiProblem && problem.code === 'SEDANG_DIPAKAI'
      setError(await problemText(problem))
      if (elsewhere) await offerEnding(form)
    }
  }
  /** The other session may be ended by who knows the password: it is asked for again. */
  const offerEnding = async (form: HTMLFormElement) => {
    const wanted = await confirm({
      title: t('User ID ini sedang dipakai'),
      text: t('Akhiri sesi yang lain? Masukkan password sekali lagi, lalu tekan Masuk.'),
    })
    if (!wanted) return
    const password = form.elements.namedItem('password')
    if (!(password instanceof HTMLInputElement)) return
    password.value = ''
    password.focus()
    form.dataset.endOther = form.user_id?.value ?? ''
  }
  return {
    error,
    busy,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      const endOther = form.dataset.endOther !== undefined && form.dataset.endOther !== ''
      const sameUser = form.dataset.endOther === form.user_id?.value
      form.dataset.endOther = ''
      void send(form, endOther && sameUser)
    },
  }
}

function Versions() {
  const { t } = useTranslation()
  const [server, setServer] = useState('…')
  useEffect(() => {
    call(sessionCalls.health)
      .then(health => setServer(`${health.versi} (${health.build})`))
      .catch(() => setServer(t('tidak tersambung')))
  }, [t])
  return (
    <dl className={classes.versions}>
      <div>
        <dt>{t('Versi klien')}</dt>
        <dd>
          {VERSION} ({BUILD}) <b>{TAG}</b>
        </dd>
      </div>
      <div>
        <dt>{t('Versi server')}</dt>
        <dd>{server}</dd>
      </div>
      <div>
        <dt>{t('Cabang')}</dt>
        <dd>{localStorage.getItem(BRANCH_KEY) ?? '–'}</dd>
      </div>
    </dl>
  )
}
