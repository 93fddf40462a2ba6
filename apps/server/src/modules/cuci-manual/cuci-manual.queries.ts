import { TEMPAT_TOKO } from '@kencana/contract/areas/stok/cuci-manual'
import type { Pool } from '@kencana/domain/stok/kolam'
import { first, type Queryable, rows, sql } from '../../platform/sql.ts'

/** What is washed by weight at a place. */
export interface HeldRow extends Pool {
  kode_kadar: string
  nama_kadar: string
  tempat: string
  nama_tukang: string | null
}

/** All that holds something: the shop's own first, the finest gold before other. */
export const heldManual = (db: Queryable, kode_toko: string) =>
  rows<HeldRow>(
    db,
    sql`select k.kode_kadar, d.nama_kadar, k.tempat, t.nama_tukang, k.berat_mg, k.murni_ug,
          k.modal_rp
        from kolam k join kadar d on d.kode_kadar = k.kode_kadar
        left join tukang t on t.kode_toko = ${kode_toko} and t.kode_tukang = k.tempat
        where k.kode_toko = ${kode_toko} and k.jenis = 'CUCI_MANUAL' and k.berat_mg > 0
        order by k.tempat <> ${TEMPAT_TOKO}, k.tempat, d.permil_e1 desc, k.kode_kadar`,
  )

/** What a pool holds; nothing where there is none. */
export const poolOf = (
  db: Queryable,
  kode_toko: string,
  { jenis, kode_kadar, tempat }: { jenis: string; kode_kadar: string; tempat: string },
) =>
  first<Pool>(
    db,
    sql`select berat_mg, murni_ug, modal_rp from kolam
        where kode_toko = ${kode_toko} and jenis = ${jenis} and kode_kadar = ${kode_kadar}
          and tempat = ${tempat}`,
  )
