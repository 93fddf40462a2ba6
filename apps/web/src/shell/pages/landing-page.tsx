import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { useSession } from '../../lib/session.ts'
import { visibleMenu } from '../access.ts'
import { TileGroup } from './tiles.tsx'

/** Every module as tiles. */
export function Screen() {
  const { t } = useTranslation()
  const session = useSession()
  if (session === null) return null
  const menu = visibleMenu(session)
  const single = menu.filter(node => node.children === undefined)
  const start = { kode: 'awal', label: 'Beranda', children: single }
  return (
    <>
      <PageHeader title={t('Semua Menu')} />
      {single.length > 0 && <TileGroup group={start} icon="home" />}
      {menu
        .filter(node => node.children !== undefined)
        .map(node => {
          const screens = (node.children ?? []).flatMap(group => group.children ?? [group])
          const group = { ...node, children: screens }
          return <TileGroup key={node.kode} group={group} icon={node.icon ?? 'kanan'} />
        })}
    </>
  )
}
