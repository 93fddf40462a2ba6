import { ALL } from '@kencana/contract/kit/report'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shows, useSession } from '../../../lib/session.ts'

type Report =
  | '/laporan-penjualan'
  | '/laporan-penjualan-detail'
  | '/laporan-penjualan-per-bayar'
  | '/laporan-batal-penjualan'
  | '/laporan-pembelian'
  | '/laporan-pembelian-detail'
  | '/laporan-hutang'
  | '/laporan-biaya'
  | '/laporan-non-cash'
  | '/laporan-kas'

/** The days of a report, and its store: all of them when none is named. */
export interface Asked {
  readonly dari: string
  readonly sampai: string
  readonly toko?: string | null | undefined
  /** What else is chosen there, by the names of its filters. */
  readonly filters?: Readonly<Record<string, string>>
}

/** A report and what it is asked for. */
export interface Lead {
  readonly to: Report
  readonly asked: Asked
}

const searchOf = ({ dari, sampai, toko, filters }: Asked) => ({
  ...filters,
  tanggal_awal: dari,
  sampai_tgl: sampai,
  toko: toko ?? ALL,
})

/** A figure that opens the report it is the sum of, for whoever may open it. */
export function ReportLink(props: Lead & { children: ReactNode }) {
  const session = useSession()
  if (session === null || !shows(session, props.to)) return <>{props.children}</>
  return (
    <Link to={props.to} search={searchOf(props.asked)}>
      {props.children}
    </Link>
  )
}

/** Opens a report from a bar, for whoever may; others have no bar that can be chosen. */
export function useReportOpener(): ((to: Report, asked: Asked) => void) | undefined {
  const session = useSession()
  const navigate = useNavigate()
  if (session === null) return undefined
  return (to, asked) => {
    if (shows(session, to)) void navigate({ to, search: searchOf(asked) })
  }
}

/** Asks a report for days of the store worked for. */
export function useAskedHere(): (
  days: { readonly dari: string; readonly sampai: string },
  filters?: Readonly<Record<string, string>>,
) => Asked {
  const toko = useSession()?.kode_toko
  return ({ dari, sampai }, filters = {}) => ({ dari, sampai, toko, filters })
}
