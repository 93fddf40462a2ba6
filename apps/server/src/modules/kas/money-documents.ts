import { refuse } from '@kencana/contract/refusals'
import type { Reversal } from '../../engines/document/serve/cancel-document.ts'
import { findDocument } from '../../engines/document/serve/find-document.ts'
import { containing, type ListSource } from '../../engines/document/serve/list-documents.ts'
import {
  askedOf,
  fromDocuments,
  undoneAlone,
} from '../../engines/document/serve/plain-documents.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { every, first, type Queryable, type Sql, sql } from '../../platform/sql.ts'

/** A document of money as the ledger has it; `Isi` is what its kind says of itself. */
export interface Stored<Isi> {
  readonly nomor: string
  readonly jenis: string
  readonly tgl: string
  readonly pada: Date
  readonly user_id: string
  readonly penyetuju: string | null
  readonly total_rp: number
  readonly nama_customer: string | null
  readonly keterangan: string | null
  readonly no_batal: string | null
  readonly isi: Isi
}

interface Kind<Isi, Shown, Detail> {
  readonly jenis: string
  readonly reversal: Reversal
  /** What a search looks at beside the number, as one text of `d`. */
  readonly found: Sql
  /** Columns of the list. */
  readonly shown: (row: Stored<Isi>) => Shown
  readonly detail: (row: Stored<Isi>) => Detail
}

interface Asked {
  readonly q?: string | undefined
  readonly tgl_from?: string | undefined
  readonly tgl_to?: string | undefined
  readonly kode_sales?: string | undefined
  readonly status: 'ALL' | 'SELESAI' | 'BATAL'
}

/** What a kind that is all there is to its number serves: list, detail, journal, taking back. */
export function moneyDocuments<Isi, Shown extends object, Detail>(kind: Kind<Isi, Shown, Detail>) {
  const { jenis, reversal, shown, detail } = kind
  const list: ListSource<Asked, Stored<Isi>, Shown> = {
    from: (kode_toko, { q, ...asked }) => {
      const like = q ? [sql`concat_ws(' ', d.nomor, ${kind.found}) ilike ${containing(q)}`] : []
      const parts = [...askedOf(asked), ...like]
      return sql`${fromDocuments(kode_toko, jenis)} and ${every(parts)}`
    },
    page: (_kode_toko, from, window) => sql`
      select ${COLUMNS}, case when b.nomor is null then 'SELESAI' else 'BATAL' end as status
      ${from} order by d.pada desc, d.nomor desc ${window}`,
    shown,
  }
  const found = async ({ db, kode_toko }: StoreCtx, nomor: string) =>
    (await findStored<Isi>(db, kode_toko, jenis, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  return {
    list,
    show: async (ctx: StoreCtx, nomor: string) => detail(await found(ctx, nomor)),
    journal: async (ctx: StoreCtx, nomor: string) => [(await found(ctx, nomor)).nomor],
    cancel: undoneAlone(jenis, reversal, findDocument),
    papers: {},
  }
}

/** What every document of money says of itself in its detail. */
export const headOf = ({ jenis, tgl, pada, user_id, penyetuju, no_batal }: Stored<unknown>) => ({
  jenis,
  tgl_system: tgl,
  pada: pada.toISOString(),
  user_id,
  penyetuju,
  status: no_batal === null ? ('SELESAI' as const) : ('BATAL' as const),
  no_batal,
})

const COLUMNS = sql`d.nomor, d.jenis, d.tgl, d.pada, d.user_id, d.penyetuju, d.total_rp,
  d.nama_customer, d.keterangan, d.isi, b.nomor as no_batal`

/** One document of a kind, or undefined. */
const findStored = <Isi>(
  db: Queryable,
  kode_toko: string,
  jenis: string,
  nomor: string,
): Promise<Stored<Isi> | undefined> =>
  first<Stored<Isi>>(
    db,
    sql`select ${COLUMNS} ${fromDocuments(kode_toko, jenis)} and d.nomor = ${nomor}`,
  )
