import type { MenuNode } from '@kencana/contract/menu'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/text/icon.tsx'
import classes from './frame.module.css'
import { foundScreens, menuScreens } from './menu-screens.ts'

/** The menu of a phone: a search, and entries that unfold. */
export function DrawerMenu({ menu, path }: { menu: readonly MenuNode[]; path: string }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const screens = useMemo(() => menuScreens(menu, t), [menu, t])
  const found = foundScreens(screens, typed)
  return (
    <nav className={classes.drawer} aria-label={t('Menu utama')}>
      <input
        type="search"
        value={typed}
        aria-label={t('Cari menu')}
        placeholder={t('Cari menu')}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {typed === ''
        ? menu.map(node => <Unfolding key={node.kode} node={node} path={path} />)
        : found.map(screen => (
            <Link key={screen.key} to={screen.path}>
              <Icon name={screen.icon ?? 'kanan'} />
              {screen.label}
            </Link>
          ))}
    </nav>
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
