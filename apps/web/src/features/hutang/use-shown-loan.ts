import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { calls } from './calls.ts'

/**
 * One loan, with what it costs on the open business day. When another day is open it is read again,
 * and stays in sight meanwhile: what was typed beside it must not go.
 */
export function useShownLoan(nomor: string) {
  const day = useSession()?.tgl_system
  return useQuery({
    queryKey: ['hutang', 'satu', nomor, day],
    queryFn: ({ signal }) => call(calls.show, { params: { no_faktur_hutang: nomor }, signal }),
    placeholderData: before => (before?.no_faktur_hutang === nomor ? before : undefined),
  })
}

/** The journals of its documents. */
export const useLoanJournals = (nomor: string) =>
  useQuery({
    queryKey: ['hutang', 'jurnal', nomor],
    queryFn: ({ signal }) => call(calls.journal, { params: { no_faktur_hutang: nomor }, signal }),
  })
