import { TITIPAN_DIPERIKSA } from '@kencana/contract/areas/uang/titipan'
import type { Subject } from '../../engines/document/checks/checks.queries.ts'
import { sql } from '../../platform/sql.ts'

/** Documents of deposits, checked with the slip and the money that came or went. */
export const checkedBon: Subject = {
  jenis: TITIPAN_DIPERIKSA,
  columns: sql`coalesce(d.isi->>'no_titipan', d.isi->>'dari', d.nomor) as no_titipan,
    d.isi->>'ke' as ke_titipan, d.nama_customer, d.telp_customer, d.kembali_rp,
    d.isi->'pencairan' as keluar, b.masuk`,
  joins: kode_toko => sql`left join lateral (
    select jsonb_agg(jsonb_build_object('cara', b.cara, 'jumlah', b.jumlah_rp,
        'kode_bank', b.kode_bank) order by b.baris) as masuk
    from dokumen_bayar b where b.kode_toko = ${kode_toko} and b.nomor = d.nomor) b on true`,
  // A transfer is found by either deposit, anything else by its own.
  found: (kode_toko, like) => sql`d.nomor in (
    select g.nomor from bon t
    join gerak_bon g on g.kode_toko = ${kode_toko} and g.no_bon = t.no_bon
    where t.kode_toko = ${kode_toko}
      and (t.no_bon ilike ${like} or t.nama ilike ${like} or t.telp like ${like}))`,
}

interface Money {
  cara: string
  jumlah: number
  kode_bank: string | null
}

interface CheckedBon {
  no_titipan: string
  ke_titipan: string | null
  nama_customer: string | null
  telp_customer: string | null
  kembali_rp: number
  keluar: Money | null
  masuk: Money[] | null
}

/** A deposit's document as it travels: whose money it is, and how it came or went. */
export const bonShown = ({ keluar, masuk, kembali_rp, ...row }: CheckedBon) => ({
  no_titipan: row.no_titipan,
  ke_titipan: row.ke_titipan,
  nama_customer: row.nama_customer,
  telp_customer: row.telp_customer,
  kembali: kembali_rp,
  bayar: (masuk ?? (keluar === null ? [] : [keluar])).map(({ cara, jumlah, kode_bank }) => ({
    cara,
    jumlah,
    kode_bank,
  })),
})
