import { BUILD, TAG, VERSION } from '@kencana/contract/build'
import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../kit/acts/form.tsx'
import { DialogHost } from '../../kit/dialogs/dialog-host.tsx'
import { LoadingOverlay } from '../../kit/dialogs/loading-overlay.tsx'
import { confirm } from '../../kit/dialogs/notify.ts'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { problemText } from '../../lib/problem-text.ts'
import { BRANCH_KEY, ENDED_KEY, type Session } from '../../lib/session.ts'
import { sessionCalls } from '../session-calls.ts'
import { Brand } from './brand.tsx'
import { type EarlyLogin, takeOver } from './early-login.ts'
import { LanguagePicker } from './language-picker.tsx'

interface LoginPageProps {
  readonly onEnter: (answer: Session) => Promise<void>
  /** Someone is about to enter: time to fetch the application. */
  readonly onTyping: () => void
  /** What was typed before this code had come. */
  readonly early: EarlyLogin | null
}

/** The first page. It carries no interface kit, so that it stands at once on a slow machine. */
export function LoginPage({ onEnter, onTyping, early }: LoginPageProps) {
  const { t } = useTranslation()
  const login = useLogin(onEnter)
  const form = useRef<HTMLFormElement>(null)
  useEarly(form, early)
  const { error, busy } = login
  const hasEnded = sessionStorage.getItem(ENDED_KEY) !== null
  const ended = hasEnded ? t('Sesi Anda sudah berakhir. Silakan masuk lagi.') : null
  return (
    <main className="k-login">
      <title>{`${t('Masuk')} · Kencana`}</title>
      <Brand />
      <section className="k-login-side">
        <div className="k-login-top">
          <LanguagePicker />
        </div>
        <Form ref={form} className="k-login-form" onSubmit={login.submit}>
          <h1>{t('Masuk')}</h1>
          <label>
            {t('Username')}
            <input
              name="user_id"
              defaultValue={early?.user_id}
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
              defaultValue={early?.password}
              type="password"
              autoComplete="current-password"
              required
              onFocus={onTyping}
              aria-invalid={error !== null}
            />
          </label>
          <p className="k-login-error" role="alert">
            {error ?? ended}
          </p>
          <button type="submit" disabled={busy}>
            {t('Masuk')}
          </button>
        </Form>
        <Versions />
      </section>
      <LoadingOverlay visible={busy} />
      <DialogHost />
    </main>
  )
}

/** The cursor stays where it was, and an Enter that was pressed is not lost. */
function useEarly(form: RefObject<HTMLFormElement | null>, early: EarlyLogin | null): void {
  const begun = useRef(false)
  useLayoutEffect(() => {
    if (begun.current || early === null || form.current === null) return
    begun.current = true
    takeOver(form.current, early)
  }, [form, early])
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
  const [branch, setBranch] = useState(localStorage.getItem(BRANCH_KEY))
  useEffect(() => {
    call(sessionCalls.health)
      .then(health => {
        setServer(`${health.versi} (${health.build})`)
        if (health.kode_toko !== null) setBranch(health.kode_toko)
      })
      .catch(() => setServer(t('tidak tersambung')))
  }, [t])
  return (
    <dl className="k-login-versions">
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
        <dd>{branch ?? '–'}</dd>
      </div>
    </dl>
  )
}
