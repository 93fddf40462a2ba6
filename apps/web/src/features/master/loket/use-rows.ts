import type { MasterDefinition, RowOf } from '@kencana/contract/kit/master'
import { useQuery } from '@tanstack/react-query'
import { everyRow, panelKey } from '../../../engines/master-screen/master-calls.ts'

/** Every live row of a master; stale as soon as its screen changes one. */
export function useRows<M extends Pick<MasterDefinition, 'fields' | 'name'>>(
  master: M & MasterDefinition,
): readonly RowOf<M>[] | undefined {
  const rows = useQuery({
    queryKey: panelKey(master),
    queryFn: () => everyRow(master, { sort: master.key }),
  })
  return rows.data as readonly RowOf<M>[] | undefined
}
