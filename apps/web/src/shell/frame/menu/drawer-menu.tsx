import type { MenuNode } from '@kencana/contract/menu'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../kit/text/icon.tsx'
import classes from './drawer-menu.module.css'
import { foundScreens, menuScreens } from './menu-screens.ts'

interface DrawerMenuProps {
  readonly menu: readonly MenuNode[]
  readonly path: string
  readonly onClose: () => void
}

/** The menu of a phone: a search, and entries that unfold. */
export function DrawerMenu({ menu, path, onClose }: DrawerMenuProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const [typed, setTyped] = useState('')
  const screens = useMemo(() => menuScreens(menu, t), [menu, t])
  const found = foundScreens(screens, typed)
  return (
    <dialog ref={dialog} className={classes.drawer} aria-label={t('Menu utama')} onClose={onClose}>
      <header>
        <b>Kencana</b>
        <button type="button" aria-label={t('Tutup')} onClick={() => dialog.current?.close()}>
          <Icon name="tutup" size={20} />
        </button>
      </header>
      <input
        type="search"
        value={typed}
        aria-label={t('Cari menu')}
        placeholder={t('Cari menu')}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <nav aria-label={t('Menu utama')}>
        {typed === ''
          ? menu.map(node => <Unfolding key={node.kode} node={node} path={path} />)
          : found.map(screen => (
              <Link key={screen.key} to={screen.path}>
                <Icon name={screen.icon ?? 'kanan'} />
                {screen.label}
              </Link>
            ))}
      </nav>
    </dialog>
  )
}

function Unfolding({ node, path }: { node: MenuNode; path: string }) {
  const { t } = useTranslation()
  if (node.children === undefined) {
    return (
      <Link to={node.path ?? '/404'}>
        <Icon name={node.icon ?? 'kanan'} /> {t(node.label)}
      </Link>
    )
  }
  const screens = node.children.flatMap(group => group.children ?? [group])
  return (
    <details open={screens.some(screen => screen.path === path)}>
      <summary>
        <Icon name={node.icon ?? 'kanan'} /> {t(node.label)}
      </summary>
      {screens.map(screen => (
        <Link key={screen.kode} to={screen.path ?? '/404'}>
          {t(screen.label)}
        </Link>
      ))}
    </details>
  )
}
