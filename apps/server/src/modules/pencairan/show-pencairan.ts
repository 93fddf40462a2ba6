import type { CairAnswer } from '@kencana/contract/areas/uang/pencairan'
import { sql } from '../../platform/sql.ts'
import { headOf, moneyDocuments, type Stored } from '../kas/index.ts'
import { CAIR, type PaidOut } from './pay-out.ts'

const shown = ({ total_rp, keterangan, isi }: Stored<PaidOut>) => ({
  penerbit: isi.penerbit,
  ke: isi.ke,
  ke_rekening: isi.ke_rekening,
  jumlah: total_rp,
  banyak: isi.pembayaran.length,
  bank: isi.bank_rp,
  biaya: isi.biaya_rp,
  tgl_mutasi: isi.tgl_mutasi,
  no_referensi: isi.no_referensi,
  keterangan: keterangan ?? '',
})

const detail = (row: Stored<PaidOut>): CairAnswer => ({
  no_cair: row.nomor,
  ...headOf(row),
  ...shown(row),
  usulan: row.isi.usulan_rp,
  selisih: row.isi.selisih_rp,
  mdr: row.isi.mdr,
  pembayaran: row.isi.pembayaran.map(({ nomor, baris, cara, jumlah_rp, mutasi_rp }) => ({
    nomor,
    baris,
    cara,
    jumlah: jumlah_rp,
    mutasi: mutasi_rp,
  })),
})

/** Receivables that were paid out: found by what the statement says, and by their payments. */
export const settlements = moneyDocuments({
  ...CAIR,
  reversal: { jenis: 'BATAL_CAIR_NON_CASH', awalan: 'CX' },
  found: sql`d.keterangan, d.isi->>'penerbit', d.isi->>'ke_rekening', d.isi->>'no_referensi',
    jsonb_path_query_array(d.isi, '$.pembayaran[*].nomor')::text`,
  shown,
  detail,
})
