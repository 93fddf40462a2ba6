import { CARA_HARI } from '@kencana/domain/terms/penebusan'
import type { NewState } from '../../../engines/document/states.ts'
import type { LoanRow } from '../hutang.queries.ts'
import type { Appraisal } from './decide-taksiran.ts'

/** What a loan says beside its pledge. */
type Said = Pick<
  LoanRow,
  | 'no_asal'
  | 'tgl_jatuh_tempo'
  | 'kode_sales'
  | 'kode_customer'
  | 'nama_customer'
  | 'alamat_customer'
  | 'telp_customer'
  | 'jenis_identitas'
  | 'no_identitas'
  | 'jumlah_hutang_rp'
  | 'syarat'
  | 'lokasi'
  | 'keterangan'
> &
  /** Of a loan that was written before its document; else they are of one day. */
  Partial<Pick<LoanRow, 'tgl_hutang'>>

/** The loan a document opens, as the writer takes it: its columns, the pledge under `barang`. */
export const newLoan = (pledge: Appraisal, said: Said): NewState => ({
  tabel: 'hutang',
  baris: {
    ...said,
    syarat: { ...said.syarat, cara_hari: CARA_HARI },
    taksiran_rp: pledge.taksiran_rp,
    plafond_rp: pledge.plafond_rp,
    berat_mg: pledge.berat_mg,
    murni_ug: pledge.murni_ug,
    barang: pledge.lines,
  },
})
