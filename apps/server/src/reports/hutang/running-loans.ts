import { daysBetween } from '@kencana/domain/calendar'
import { hitungPenebusan, type LoanTerms } from '@kencana/domain/terms/penebusan'
import type { PoolClient } from 'pg'
import {
  countColumn,
  fineColumn,
  moneyColumn,
  textColumn,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { every, rows, sql } from '../../platform/sql.ts'
import { pledgeOf, ranUntil } from './loan-parts.ts'

/** What a loan costs on a day: principal, interest until then and penalty. */
export const OWED = {
  jumlah_hutang: moneyColumn('Pokok'),
  hari_bunga: countColumn('Hari Bunga', { total: false }),
  bunga_pinjam: moneyColumn('Bunga Berjalan'),
  denda: moneyColumn('Denda'),
  total_bayar: moneyColumn('Total Tebus'),
}

/** What lies in pledge. */
export const PLEDGE = {
  detail_barang: textColumn('Jaminan', { width: 1.6 }),
  berat: weightColumn('Berat'),
  murni: fineColumn('Emas Murni'),
  taksiran: moneyColumn('Taksiran'),
}

interface Loan {
  readonly no_faktur_hutang: string
  readonly tgl_hutang: string
  readonly tgl_jatuh_tempo: string
  readonly nama_customer: string
  readonly alamat_customer: string | null
  readonly telp_customer: string | null
  readonly kode_sales: string
  readonly detail_barang: string
  readonly berat: number
  readonly murni: number
  readonly taksiran: number
  readonly jumlah_hutang: number
  readonly lokasi: string | null
  readonly diberi_tahu: string | null
  readonly syarat: LoanTerms
}

interface Asked {
  readonly toko: string
  readonly tgl: string
  readonly kode_sales: string | null
}

/**
 * The loans that ran at the end of a day, by the day they were due, each with what it would have
 * cost on that day by its own terms, as the counter reckons it.
 */
export async function runningLoans(db: PoolClient, { toko, tgl, kode_sales }: Asked) {
  const loans = await rows<Loan>(
    db,
    sql`select h.no_faktur_hutang, h.tgl_hutang::text, h.tgl_jatuh_tempo::text, h.nama_customer,
          h.alamat_customer, h.telp_customer, h.kode_sales, ${pledgeOf(toko)} as detail_barang,
          h.berat_mg as berat, h.murni_ug as murni, h.taksiran_rp as taksiran,
          h.jumlah_hutang_rp as jumlah_hutang, h.lokasi, h.syarat,
          (select max(p.tgl)::text from pemberitahuan_hutang p
            where p.kode_toko = ${toko} and p.no_faktur_hutang = h.no_faktur_hutang
              and p.tgl <= ${tgl}::date) as diberi_tahu
        from hutang h where ${every([
          sql`h.kode_toko = ${toko}`,
          sql`h.tgl_hutang <= ${tgl}::date`,
          ranUntil(tgl),
          ...(kode_sales === null ? [] : [sql`h.kode_sales = ${kode_sales}`]),
        ])} order by h.tgl_jatuh_tempo, h.no_faktur_hutang`,
  )
  return loans.map(({ syarat, ...loan }) => {
    const owed = hitungPenebusan(loan.jumlah_hutang, loan.tgl_hutang, tgl, syarat)
    return {
      ...loan,
      lama_pinjam: owed.lama_pinjam,
      bunga: syarat.bunga_permil,
      hari_bunga: owed.hari_bunga,
      bunga_pinjam: owed.bunga_pinjam,
      denda: owed.denda_rp,
      total_bayar: owed.total_bayar,
      /** Days past its due date; below nothing before it. */
      lewat: daysBetween(loan.tgl_jatuh_tempo, tgl),
    }
  })
}
