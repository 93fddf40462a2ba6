import { useMantineColorScheme } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm } from '../../../kit/dialogs/notify.ts'
import { Icon } from '../../../kit/text/icon.tsx'
import { call } from '../../../lib/api.ts'
import {
  chooseNotaPrinting,
  type NotaPrinting,
  notaPrinting,
} from '../../../lib/device/nota-printing.ts'
import { leaveFreely } from '../../../lib/device/unsaved.ts'
import { changeLanguage, LANGUAGES } from '../../../lib/i18n.ts'
import { withLoading } from '../../../lib/loading.ts'
import { BASE_PATH } from '../../../lib/portal.ts'
import { clearSession, type Session } from '../../../lib/session.ts'
import { closeSocket } from '../../../lib/socket.ts'
import { sessionCalls } from '../../session-calls.ts'

interface UserItemsProps {
  readonly session: Session
  readonly onClose: () => void
  /** They stand in the menu. */
  readonly onShown: () => void
}

/** What is the user's own: password, looks, language, where notas go, leaving. */
export function UserItems({ session, onClose, onShown }: UserItemsProps) {
  const { t } = useTranslation()
  useEffect(onShown, [onShown])
  return (
    <>
      <p>{session.nama}</p>
      <Link to="/ganti-password" role="menuitem" onClick={onClose}>
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
          onClose()
          void leave(session, t)
        }}
      >
        <Icon name="keluar" /> {t('Keluar')}
      </button>
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
