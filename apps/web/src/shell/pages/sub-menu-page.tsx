import { MENU, type MenuNode, menuNodes } from '@kencana/contract/menu'
import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { EmptyState } from '../../kit/layout/states.tsx'
import { useSession } from '../../lib/session.ts'
import { visibleMenu } from '../access.ts'
import { NotFound } from './refused-pages.tsx'
import { TileGroup } from './tiles.tsx'

/** A sub-menu page: the screens of one menu as tiles (doc2 §2), and a group it shares. */
export function Screen() {
  const { t } = useTranslation()
  const session = useSession()
  const path = useRouterState({ select: state => state.location.pathname.toLowerCase() })
  if (session === null) return null
  const here = ({ path: own }: MenuNode) => own?.toLowerCase() === path
  const node = MENU.find(here)
  if (node === undefined) return <NotFound />
  const menu = visibleMenu(session)
  const groups = [
    ...(menu.find(here)?.children ?? []),
    ...menuNodes(menu).filter(({ kode }) => kode === node.alsoTiles),
  ]
  return (
    <>
      <PageHeader title={t(node.label)} />
      {groups.length === 0 && (
        <EmptyState title={t('Belum ada layar di menu ini untuk Anda')}>
          <Link to="/home">{t('Ke Beranda')}</Link>
        </EmptyState>
      )}
      {groups.map(group => (
        <TileGroup key={group.kode} group={group} icon={node.icon ?? 'kanan'} />
      ))}
    </>
  )
}
