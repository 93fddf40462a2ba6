import type { MenuNode } from '@kencana/contract/menu'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/text/icon.tsx'
import classes from './pages.module.css'
import { iconOf } from './tile-icons.ts'

/** Screens of one group as tiles. */
export function TileGroup({ group, icon }: { group: MenuNode; icon: string }) {
  const { t } = useTranslation()
  const screens = group.children ?? [group]
  return (
    <section className={classes.group}>
      <h2>{t(group.label)}</h2>
      <div className={classes.tiles}>
        {screens.map(screen => (
          <Link key={screen.kode} to={screen.path ?? '/404'} className={classes.tile}>
            <span>
              <Icon name={screen.icon ?? iconOf(screen.path) ?? icon} size={18} />
            </span>
            {t(screen.label)}
          </Link>
        ))}
      </div>
    </section>
  )
}
