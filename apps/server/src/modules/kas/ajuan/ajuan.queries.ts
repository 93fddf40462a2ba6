import type { Place } from '@kencana/domain/posting/kas'
import {
  readAjuan,
  type AjuanRow as Submitted,
} from '../../../engines/document/ajuan/read-ajuan.ts'
import { sql } from '../../../platform/sql.ts'
import type { Money } from '../money-book.ts'

/** What was agreed when money was submitted. */
export interface Agreed extends Pick<Money, 'nama_transaksi' | 'otorisasi' | 'penyetuju'> {
  readonly jenis: Money['kind']['jenis']
  readonly tempat: Place
  /** The other side of its journal. */
  readonly nomor_akun: string
}

/** Submitted money as it stands. */
export interface AjuanRow extends Submitted {
  readonly arah: 'MASUK' | 'KELUAR'
  readonly kode_transaksi: string
  readonly keterangan: string
  readonly isi: Agreed
  readonly alasan: string | null
}

/** How submitted money is read. */
export const ajuan = readAjuan<AjuanRow>({
  tabel: 'ajuan_uang',
  columns: sql`a.arah, a.kode_transaksi, a.keterangan, a.isi, a.alasan`,
  found: (_, like) => sql`concat_ws(' ', a.no_ajuan, a.no_akhir, a.user_id, a.keterangan,
    a.kode_transaksi, a.isi->>'nama_transaksi') ilike ${like}`,
})
