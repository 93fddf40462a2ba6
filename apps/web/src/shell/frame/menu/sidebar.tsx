import type { MenuNode } from '@kencana/contract/menu'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AfterPaint } from '../../../kit/loading/after-paint.tsx'
import { fetchedDialog } from '../../../kit/loading/fetched-dialog.tsx'
import { Icon } from '../../../kit/text/icon.tsx'
import type { Session } from '../../../lib/session.ts'
import { visibleMenu } from '../../access.ts'
import classes from '../frame.module.css'
import { MenuEntry } from './menu-entry.tsx'

const DrawerMenu = fetchedDialog(() => import('./drawer-menu.tsx').then(m => m.DrawerMenu))

interface SidebarProps {
  readonly session: Session
  readonly folded: boolean
  readonly onFold: () => void
  readonly drawer: boolean
  readonly onDrawerClose: () => void
}

/** Where there is no room for the menu beside the screen (frame.module.css). */
const ONLY_DRAWER = '(max-width: 800px)'

const HIDE_DELAY_MS = 250

/** The menu of the access tree: floating sub-menus beside it, a drawer on a phone. */
export function Sidebar({ session, folded, onFold, drawer, onDrawerClose }: SidebarProps) {
  const { t } = useTranslation()
  const menu = useMemo(() => visibleMenu(session), [session])
  const path = useRouterState({ select: state => state.location.pathname })
  const float = useFloating()
  useEffect(() => {
    if (window.matchMedia(ONLY_DRAWER).matches) void DrawerMenu.ahead()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes what floats
  useEffect(() => {
    float.close()
    onDrawerClose()
  }, [path])

  return (
    <>
      <nav className={classes.sidebar} aria-label={t('Menu utama')}>
        <AfterPaint>
          <ul>
            {menu.map(node => (
              <MenuEntry
                key={node.kode}
                node={node}
                active={holds(node, path)}
                open={float.open === node.kode}
                onOpen={() => float.show(node.kode)}
                onRest={float.hideSoon}
                onClose={float.close}
              />
            ))}
          </ul>
          <button
            type="button"
            className={classes.fold}
            onClick={onFold}
            aria-label={folded ? t('Lebarkan menu') : t('Lipat menu')}
          >
            <Icon name={folded ? 'kanan' : 'kiri'} />
            <span>{t('Lipat menu')}</span>
          </button>
        </AfterPaint>
      </nav>
      {drawer && <DrawerMenu menu={menu} path={path} onClose={onDrawerClose} />}
    </>
  )
}

/** One floating sub-menu at a time; it stays 250 ms after the pointer has left (doc2 §2). */
function useFloating() {
  const [open, setOpen] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setOpen(null), HIDE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [leaving])
  return {
    open,
    show: (kode: string) => {
      setLeaving(false)
      setOpen(kode)
    },
    hideSoon: () => setLeaving(true),
    close: () => setOpen(null),
  }
}

/** Whether the present screen belongs to a menu entry. */
function holds(node: MenuNode, path: string): boolean {
  const screen = `/${path.split('/')[1] ?? ''}`.toLowerCase()
  if (node.path?.toLowerCase() === screen) return true
  return node.children?.some(child => holds(child, path)) ?? false
}
