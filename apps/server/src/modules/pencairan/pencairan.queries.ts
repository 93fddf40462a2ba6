import {
  type listPiutang,
  type Penerbit,
  type PiutangRow,
  TANPA_PENERBIT,
} from '@kencana/contract/areas/uang/pencairan'
import type { QueryOf } from '@kencana/contract/kit/route'
import type { Mdr } from '@kencana/domain/uang/pencairan'
import { LOOKED_UP_BY } from '../../engines/document/serve/find-document.ts'
import { containing } from '../../engines/document/serve/list-documents.ts'
import { every, first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'
import type { Open } from './decide-pencairan.ts'

type Asked = QueryOf<typeof listPiutang>

/** What no acquirer has paid out yet, over `n`; as its index says it. */
const OPEN = sql`n.no_cair is null and n.dibatalkan is null and n.cara <> 'TRANSFER'`

type Row = Omit<PiutangRow, 'jumlah' | 'mutasi'> & { jumlah_rp: number; mutasi_rp: number }

/** A page of receivables, how many there are and what they are together. */
export async function openReceivables(
  db: Queryable,
  kode_toko: string,
  asked: Asked,
  page: { skip: number; limit: number },
) {
  const where = sql`n.kode_toko = ${kode_toko} and ${conditions(kode_toko, asked)}`
  const counted = await first<{ n: number; rp: number }>(
    db,
    sql`select count(*)::int as n, coalesce(sum(n.jumlah_rp), 0)::bigint as rp
        from non_cash n where ${where}`,
  )
  const found = await rows<Row>(
    db,
    sql`select n.nomor, n.baris, n.jenis, n.tgl, h.tgl - n.tgl as umur, n.cara, n.kode_bank,
          ${LOOKED_UP_BY} as dokumen,
          coalesce(b.kartu_akhir, n.kartu_akhir) as kartu_akhir,
          coalesce(b.kode_setuju, n.no_slip) as kode_setuju, d.nama_customer, n.jumlah_rp,
          coalesce(n.jumlah_mutasi_rp, n.jumlah_rp) as mutasi_rp,
          coalesce(n.hasil, 'BELUM') as status
        from (select * from non_cash n where ${where}
          order by n.tgl, n.nomor, n.baris limit ${page.limit} offset ${page.skip}) n
        join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = n.nomor
        left join dokumen_bayar b on b.kode_toko = ${kode_toko} and b.nomor = n.nomor
          and b.baris = n.baris
        join hari_bisnis h on h.kode_toko = ${kode_toko} and h.status = 'BUKA'
        order by n.tgl, n.nomor, n.baris`,
  )
  return { count: counted?.n ?? 0, jumlah: counted?.rp ?? 0, found }
}

function conditions(kode_toko: string, { q, penerbit, cara, status }: Asked): Sql {
  const parts: Sql[] = [OPEN]
  if (penerbit === TANPA_PENERBIT) parts.push(sql`n.kode_bank is null`)
  else if (penerbit) parts.push(sql`n.kode_bank = ${penerbit}`)
  if (cara !== 'ALL') parts.push(sql`n.cara = ${cara}`)
  if (status === 'SIAP') parts.push(sql`n.hasil is not null`)
  if (status === 'BELUM') parts.push(sql`n.hasil is null`)
  if (q) parts.push(searched(kode_toko, q))
  return every(parts)
}

/** What is open is little: each is looked at. An amount as it is read: 5.232.500. */
function searched(kode_toko: string, q: string): Sql {
  const amount = /^[\d.,\s]+$/.test(q) ? Number(q.replace(/\D/g, '')) : 0
  return sql`(n.nomor ilike ${containing(q)} or n.no_referensi ilike ${containing(q)}
    or n.no_slip ilike ${containing(q)} or n.kartu_akhir = ${q}
    or n.jumlah_rp = ${Number.isSafeInteger(amount) ? amount : 0}
    or exists (select from dokumen_bayar b where b.kode_toko = ${kode_toko}
      and b.nomor = n.nomor and b.baris = n.baris
      and (b.kartu_akhir = ${q} or b.kode_setuju ilike ${containing(q)})))`
}

/** Every acquirer that owes something, who owes most first. */
export const acquirers = (db: Queryable, kode_toko: string) =>
  rows<Penerbit>(
    db,
    sql`select coalesce(n.kode_bank, ${TANPA_PENERBIT}) as penerbit, b.nama_bank as nama,
          n.banyak, n.jumlah, n.belum_cocok, n.sejak
        from (select n.kode_bank, count(*)::int as banyak, sum(n.jumlah_rp)::bigint as jumlah,
            coalesce(sum(n.jumlah_rp) filter (where n.hasil is null), 0)::bigint as belum_cocok,
            min(n.tgl) as sejak
          from non_cash n where n.kode_toko = ${kode_toko} and ${OPEN} group by n.kode_bank) n
        left join bank b on b.kode_bank = n.kode_bank
        order by n.jumlah desc, 1`,
  )

/** The payments of documents as they stand, those that are no receivable, too. */
export const paymentsOf = (db: Queryable, kode_toko: string, numbers: readonly string[]) =>
  rows<Open>(
    db,
    sql`select n.nomor, n.baris, n.cara, n.kode_bank, n.jumlah_rp, n.dibatalkan, n.no_cair,
          coalesce(n.jumlah_mutasi_rp, n.jumlah_rp) as mutasi_rp,
          coalesce(n.hasil, 'BELUM') as status
        from non_cash n
        where n.kode_toko = ${kode_toko} and n.nomor = any (${numbers}::text[])
        order by n.nomor, n.baris`,
  )

/** What a live bank keeps of each way to pay, in hundredths of a percent. */
export async function ratesOf(db: Queryable, kode_bank: string): Promise<Mdr | undefined> {
  const found = await first<{ debit: number; kredit: number; qris: number }>(
    db,
    sql`select mdr_debit_e2 as debit, mdr_kredit_e2 as kredit, mdr_qris_e2 as qris
        from bank where kode_bank = ${kode_bank}`,
  )
  return found && { DEBIT: found.debit, KREDIT: found.kredit, QRIS: found.qris }
}
