import { seesAllStores } from '@kencana/contract/access'
import { ALL } from '@kencana/contract/kit/report'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addressOf } from '../../../lib/address/address.ts'
import { Lead } from '../../../lib/address/lead.tsx'
import { ownSession, shows, useSession } from '../../../lib/session.ts'

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
  | '/laporan-bank'
  | '/laporan-stock-barang'
  | '/laporan-neraca-emas'
  | '/laporan-margin'

/** The days of a report that has some, and its store: all of them when none is named. */
export interface Asked {
  readonly dari?: string | undefined
  readonly sampai?: string | undefined
  readonly toko?: string | null | undefined
  /** What else is chosen there, by the names of its filters. */
  readonly filters?: Readonly<Record<string, string>>
}

/** A report and what it is asked for. */
export interface ReportLead {
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
export function ReportLink(props: ReportLead & { children: ReactNode }) {
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

interface StoreNameProps {
  readonly kode_toko: string | null
  readonly nama_toko?: string | null
}

/** A store by its code and name; it opens the store's home for whoever may work for it. */
export function StoreName({ kode_toko, nama_toko = null }: StoreNameProps) {
  const own = ownSession()
  const name = (
    <>
      <b>{kode_toko}</b> {nama_toko}
    </>
  )
  if (kode_toko === null || own === null || !seesAllStores(own)) return <span>{name}</span>
  const store = kode_toko === own.kode_toko ? null : kode_toko
  return <Lead href={addressOf('/home', {}, store)}>{name}</Lead>
}
