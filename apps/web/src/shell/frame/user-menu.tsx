import { useMantineColorScheme } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm } from '../../kit/dialogs/notify.ts'
import { Icon } from '../../kit/text/icon.tsx'
import { call } from '../../lib/api.ts'
import {
  chooseNotaPrinting,
  type NotaPrinting,
  notaPrinting,
} from '../../lib/device/nota-printing.ts'
import { leaveFreely } from '../../lib/device/unsaved.ts'
import { changeLanguage, LANGUAGES } from '../../lib/i18n.ts'
import { withLoading } from '../../lib/loading.ts'
import { BASE_PATH } from '../../lib/portal.ts'
import { clearSession, type Session } from '../../lib/session.ts'
import { closeSocket } from '../../lib/socket.ts'
import { sessionCalls } from '../session-calls.ts'
import classes from './frame.module.css'

/** Who is logged in, and what is theirs. The browser's own popover: light, closed by Esc. */
export function UserMenu({ session }: { session: Session }) {
  const { t } = useTranslation()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        className={classes.chip}
        data-chip="user"
        aria-haspopup="menu"
        popoverTarget="menu-pengguna"
        title={t('Menu pengguna')}
      >
        <b>{session.user_id}</b> <span className={classes.level}>{session.level}</span>
        <Icon name="bawah" size={12} />
      </button>
      <div
        ref={menu}
        id="menu-pengguna"
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={t('Menu pengguna')}
        className={classes.menu}
        onKeyDown={moveInMenu}
        onToggle={event => event.newState === 'open' && firstItem(menu.current)?.focus()}
      >
        <p>{session.nama}</p>
        <Link to="/ganti-password" role="menuitem" onClick={close}>
          <Icon name="kunci" /> {t('Ganti Password')}
        </Link>
        <p>{t('Tampilan')}</p>
        <ColorItems />
        <p>{t('Bahasa')}</p>
        <LanguageItems />
        <p>{t('Nota di perangkat ini')}</p>
        <PrintingItems />
        <hr />
        <button
          type="button"
          role="menuitem"
          onClick={() => {
            close()
            void leave(session, t)
          }}
        >
          <Icon name="keluar" /> {t('Keluar')}
        </button>
      </div>
    </>
  )
}

interface ChoiceProps {
  readonly chosen: boolean
  readonly lang?: string
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ chosen, lang, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" role="menuitemradio" aria-checked={chosen} lang={lang} onClick={onChoose}>
      <span>{children}</span>
      {chosen && <Icon name="validasi" />}
    </button>
  )
}

function ColorItems() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const choices = [
    ['light', t('Terang')],
    ['dark', t('Gelap')],
    ['auto', t('Ikuti perangkat')],
  ] as const
  return choices.map(([choice, name]) => (
    <Choice key={choice} chosen={colorScheme === choice} onChoose={() => setColorScheme(choice)}>
      {name}
    </Choice>
  ))
}

function PrintingItems() {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(notaPrinting)
  const choices = [
    ['CETAK', t('Langsung cetak')],
    ['SIMPAN', t('Simpan berkas PDF')],
  ] as const
  const choose = (choice: NotaPrinting) => {
    chooseNotaPrinting(choice)
    setChosen(choice)
  }
  return choices.map(([choice, name]) => (
    <Choice key={choice} chosen={chosen === choice} onChoose={() => choose(choice)}>
      {name}
    </Choice>
  ))
}

function LanguageItems() {
  const { i18n } = useTranslation()
  return LANGUAGES.map(({ code, name, tag }) => (
    <Choice
      key={code}
      chosen={i18n.language === code}
      lang={tag}
      onChoose={() => void changeLanguage(code)}
    >
      {name}
    </Choice>
  ))
}

const ITEMS = '[role=menuitem],[role=menuitemradio]'
const firstItem = (menu: HTMLElement | null) => menu?.querySelector<HTMLElement>(ITEMS)

/** ↑ ↓ between the items. */
function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)]
  const at = items.indexOf(document.activeElement as HTMLElement)
  items[(at + step + items.length) % items.length]?.focus()
}

async function leave(session: Session, t: (text: string) => string): Promise<void> {
  const yes = await confirm({ title: t('Keluar'), text: t('Apakah Anda yakin ingin keluar?') })
  if (!yes) return
  const body = { user_id: session.user_id }
  // Without an answer the token still ends by itself; nobody is kept from leaving.
  await withLoading(call(sessionCalls.logout, { body }).catch(() => undefined))
  closeSocket()
  clearSession()
  leaveFreely()
  window.location.replace(BASE_PATH)
}
