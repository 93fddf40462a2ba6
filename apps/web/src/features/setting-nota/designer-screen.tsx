import type { PaperKind } from '@kencana/contract/papers/kind'
import { PAPER_KINDS } from '@kencana/contract/papers/registry'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { call } from '../../lib/api.ts'
import { calls, type Golongan } from './calls.ts'
import { Designer } from './designer.tsx'

/** The designer of one group of papers: notas, or slips and labels. */
export function DesignerScreen({ golongan, title }: { golongan: Golongan; title: string }) {
  const kinds = PAPER_KINDS.filter(kind => kind.golongan === golongan)
  const [kode, setKode] = useState(kinds[0]?.kode ?? '')
  const kind = kinds.find(one => one.kode === kode) as PaperKind
  const queries = useQueryClient()
  const inForce = useQuery({
    queryKey: ['setting-nota', kode],
    queryFn: ({ signal }) => call(calls[golongan].show, { params: { jenis: kode }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const reload = () => queries.resetQueries({ queryKey: ['setting-nota', kode], exact: true })
  if (inForce.data !== undefined) {
    return (
      <Designer
        key={kode}
        title={title}
        kind={kind}
        kinds={kinds}
        read={inForce.data}
        onKind={setKode}
        onReload={() => void reload()}
      />
    )
  }
  return (
    <>
      <PageHeader title={title} />
      {inForce.isError ? (
        <ErrorState onRetry={() => void inForce.refetch()} />
      ) : (
        <SkeletonTable rows={12} />
      )}
    </>
  )
}
