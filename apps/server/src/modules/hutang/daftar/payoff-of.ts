import type { Payoff } from '@kencana/contract/areas/hutang'
import { hitungPenebusan } from '@kencana/domain/terms/penebusan'
import type { LoanRow } from '../hutang.queries.ts'

/** What a calculation hangs on. */
type Owed = Pick<LoanRow, 'jumlah_hutang_rp' | 'tgl_hutang' | 'syarat'>

/** What a loan costs on a day, by the terms it was written under. */
export function payoffOn(loan: Owed, tgl: string): Payoff {
  const owed = hitungPenebusan(loan.jumlah_hutang_rp, loan.tgl_hutang, tgl, loan.syarat)
  return {
    tgl,
    lama_pinjam: owed.lama_pinjam,
    hari_bunga: owed.hari_bunga,
    hari_denda: owed.hari_denda,
    tgl_jatuh_tempo: owed.tgl_jatuh_tempo,
    jumlah_hutang: loan.jumlah_hutang_rp,
    bunga_rp: owed.bunga_rp,
    bunga_pinjam: owed.bunga_pinjam,
    denda: owed.denda_rp,
    total_bayar: owed.total_bayar,
    kerja: owed.kerja.map(({ teks, facts, jumlah_rp }) => ({
      teks,
      facts: { ...facts },
      jumlah_rp,
    })),
  }
}

/**
 * What a loan costs: on the open day while it stands, else on the day that ended it; its terms are
 * kept with it, so both are the same sum. Null for a loan that never was, and without an open day.
 */
export function payoffOf(loan: LoanRow, tgl: string | undefined): Payoff | null {
  if (loan.status === 'BATAL') return null
  const on = loan.status === 'AKTIF' ? tgl : loan.tgl_lunas
  return on == null ? null : payoffOn(loan, on)
}
