import { MASTERS } from '@kencana/contract/masters/registry'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { EmptyState } from '../../kit/layout/states.tsx'
import { MasterScreen } from './master-screen.tsx'

/** What stands above the table of some masters, by the master's name. */
export type MasterPanels = Readonly<
  Record<string, () => Promise<{ readonly Panel: ComponentType }>>
>

/** The screen of every master: the path says which one, and whether it has a panel of its own. */
export function screenWith(panels: MasterPanels): ComponentType {
  const fetched = new Map(
    Object.entries(panels).map(([name, load]) => [
      name,
      lazy(() => load().then(({ Panel }) => ({ default: Panel }))),
    ]),
  )
  return function Screen() {
    const path = useLocation().pathname.toLowerCase()
    const master = MASTERS.find(one => path.endsWith(one.path.toLowerCase()))
    if (master === undefined) return <EmptyState />
    const Panel = fetched.get(master.name)
    return (
      <MasterScreen key={master.name} master={master}>
        {Panel && (
          <Suspense fallback={null}>
            <Panel />
          </Suspense>
        )}
      </MasterScreen>
    )
  }
}
