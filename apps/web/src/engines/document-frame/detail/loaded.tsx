import type { ReactNode } from 'react'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'

/** Something that is read: while it is on its way, when it did not come, and what it is. */
interface Reading<D> {
  readonly data: D | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

interface LoadedProps<D> {
  readonly of: Reading<D>
  /** Lines that stand for it until it is there. */
  readonly rows?: number
  readonly children: (data: D) => ReactNode
}

/** Shows a document once it is read; read anew in vain, it stays with what stands on it. */
export function Loaded<D>({ of, rows = 8, children }: LoadedProps<D>) {
  if (of.data !== undefined) return children(of.data)
  if (of.error !== null) return <ErrorState onRetry={() => void of.refetch()} />
  return <SkeletonTable rows={rows} columns={2} />
}
