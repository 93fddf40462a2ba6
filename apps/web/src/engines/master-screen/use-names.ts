import type { MasterDefinition } from '@kencana/contract/kit/master'
import { useQueries } from '@tanstack/react-query'
import { everyRow, masterNamed, nameOfRow } from './master-calls.ts'

type Names = ReadonlyMap<string, string>

/** Names of the records a master refers to: field → key → name. Empty until they are here. */
export function useNames(master: MasterDefinition): ReadonlyMap<string, Names> {
  const refs = Object.entries(master.fields).flatMap(([field, kind]) =>
    kind.kind === 'ref' ? [{ field, other: masterNamed(kind.master) }] : [],
  )
  const answers = useQueries({
    queries: refs.map(({ other }) => ({
      queryKey: ['master', other.name, 'nama'],
      queryFn: () => everyRow(other, {}),
      staleTime: 60_000,
    })),
  })
  return new Map(
    refs.map(({ field, other }, i) => [
      field,
      new Map((answers[i]?.data ?? []).map(row => [String(row[other.key]), nameOfRow(other, row)])),
    ]),
  )
}
