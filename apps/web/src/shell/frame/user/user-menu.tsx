import { type KeyboardEvent, Suspense, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchedAhead } from '../../../kit/loading/fetched-ahead.tsx'
import { Icon } from '../../../kit/text/icon.tsx'
import type { Session } from '../../../lib/session.ts'
import classes from '../frame.module.css'

const UserItems = fetchedAhead(() => import('./user-items.tsx').then(m => m.UserItems))

/** Who is logged in, and what is theirs. The browser's own popover: light, closed by Esc. */
export function UserMenu({ session }: { session: Session }) {
  const { t } = useTranslation()
  const menu = useRef<HTMLDivElement>(null)
  const [wasOpened, setOpened] = useState(false)
  const focusFirst = useCallback(() => firstItem(menu.current)?.focus(), [])
  const ahead = () => void UserItems.ahead()
  return (
    <>
      <button
        type="button"
        className={classes.chip}
        data-chip="user"
        aria-haspopup="menu"
        popoverTarget="menu-pengguna"
        title={t('Menu pengguna')}
        onPointerEnter={ahead}
        onFocus={ahead}
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
        onToggle={event => {
          if (event.newState !== 'open') return
          setOpened(true)
          focusFirst()
        }}
      >
        <Suspense>
          {wasOpened && (
            <UserItems
              session={session}
              onClose={() => menu.current?.hidePopover()}
              onShown={focusFirst}
            />
          )}
        </Suspense>
      </div>
    </>
  )
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
