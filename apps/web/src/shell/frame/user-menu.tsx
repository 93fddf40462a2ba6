import { Menu, useMantineColorScheme } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { confirm } from '../../kit/dialogs/notify.ts'
import { Icon } from '../../kit/text/icon.tsx'
import { call } from '../../lib/api.ts'
import { changeLanguage, LANGUAGES } from '../../lib/i18n.ts'
import { withLoading } from '../../lib/loading.ts'
import { clearSession, type Session } from '../../lib/session.ts'
import { sessionCalls } from '../../lib/session-calls.ts'
import { closeSocket } from '../../lib/socket.ts'
import type { ColorChoice } from '../../theme/color-scheme.ts'
import classes from './frame.module.css'

/** Who is logged in, and what belongs to them: password, look, language, leaving. */
export function UserMenu({ session }: { session: Session }) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <Menu position="bottom-end" width={232} shadow="md" keepMounted={false}>
      <Menu.Target>
        <button type="button" className={classes.chip} aria-label={t('Menu pengguna')}>
          <b>{session.user_id}</b> <span className={classes.level}>{session.level}</span>
          <Icon name="bawah" size={12} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{session.nama}</Menu.Label>
        <Menu.Item
          leftSection={<Icon name="kunci" />}
          onClick={() => void router.navigate({ to: '/ganti-password' })}
        >
          {t('Ganti Password')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('Tampilan')}</Menu.Label>
        <ColorItems />
        <Menu.Divider />
        <Menu.Label>{t('Bahasa')}</Menu.Label>
        <LanguageItems />
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="keluar" />} onClick={() => void leave(session, t)}>
          {t('Keluar')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function ColorItems() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const names: Readonly<Record<ColorChoice, string>> = {
    light: t('Terang'),
    dark: t('Gelap'),
    auto: t('Ikuti perangkat'),
  }
  return (Object.keys(names) as ColorChoice[]).map(choice => (
    <Menu.Item
      key={choice}
      role="menuitemradio"
      aria-checked={colorScheme === choice}
      closeMenuOnClick={false}
      onClick={() => setColorScheme(choice)}
      rightSection={colorScheme === choice ? <Icon name="validasi" /> : null}
    >
      {names[choice]}
    </Menu.Item>
  ))
}

function LanguageItems() {
  const { i18n } = useTranslation()
  return LANGUAGES.map(({ code, name, tag }) => (
    <Menu.Item
      key={code}
      role="menuitemradio"
      aria-checked={i18n.language === code}
      lang={tag}
      onClick={() => void changeLanguage(code)}
      rightSection={i18n.language === code ? <Icon name="validasi" /> : null}
    >
      {name}
    </Menu.Item>
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
  window.location.replace(import.meta.env.BASE_URL)
}
