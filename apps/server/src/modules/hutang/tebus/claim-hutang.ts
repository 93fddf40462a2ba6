import type { Payoff } from '@kencana/contract/areas/hutang'
import type { StateClaim } from '../../../engines/document/states.ts'
import type { LoanRow } from '../hutang.queries.ts'

/** The claim on a loan as it was read, which ends it with what it cost on that day, and `more`. */
export const endingOf = (
  loan: LoanRow,
  ke_status: LoanRow['status'],
  owed: Payoff,
  more: Readonly<Record<string, number>> = {},
): StateClaim => ({
  ...claimOn(loan, ke_status),
  ubah: {
    tgl_lunas: owed.tgl,
    lama_pinjam: owed.lama_pinjam,
    bunga_rp: owed.bunga_pinjam,
    denda_rp: owed.denda,
    ...more,
  },
})

/** The claim on a loan as it was read, of which nothing changes but its status. */
export const claimOn = (loan: LoanRow, ke_status: LoanRow['status']): StateClaim => ({
  tabel: 'hutang',
  kunci: loan.no_faktur_hutang,
  versi: loan.versi,
  dari_status: loan.status,
  ke_status,
})

/** Whose loan a document is about, as the document says it. */
export const customerOf = (loan: LoanRow) => ({
  kode_sales: loan.kode_sales,
  kode_customer: loan.kode_customer,
  nama_customer: loan.nama_customer,
  telp_customer: loan.telp_customer,
  alamat_customer: loan.alamat_customer,
})
