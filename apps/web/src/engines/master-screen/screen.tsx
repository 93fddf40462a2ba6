import { MASTERS } from '@kencana/contract/masters/registry'
import { useLocation } from '@tanstack/react-router'
import { EmptyState } from '../../kit/layout/states.tsx'
import { MasterScreen } from './master-screen.tsx'

/** The screen of every master: the path says which one. */
export function Screen() {
  const path = useLocation().pathname.toLowerCase()
  const master = MASTERS.find(one => path.endsWith(one.path))
  if (master === undefined) return <EmptyState />
  return <MasterScreen key={master.name} master={master} />
}
