/** What is done with pieces that are sent to a craftsman. */
export const PROSES_CUCI = ['CUCI', 'SEPUH', 'REPARASI'] as const
export type ProsesCuci = (typeof PROSES_CUCI)[number]

/** A batch: sent, partly back, all back, closed; taken back on its day. */
export const STATUS_BATCH = ['DIKIRIM', 'SEBAGIAN', 'KEMBALI', 'SELESAI', 'BATAL'] as const
export type StatusBatch = (typeof STATUS_BATCH)[number]

/** Where a piece goes that came back: to be sold, to be plated, or to be sorted again. */
export const TUJUAN_TERIMA = ['BAKI', 'SEPUH', 'BLN'] as const
export type TujuanTerima = (typeof TUJUAN_TERIMA)[number]

/** Kinds of work of a craftsman (Master Tukang) that do a process (13 §1). */
const DONE_BY: Readonly<Record<ProsesCuci, readonly string[]>> = {
  CUCI: ['SEMUA', 'SEPUH'],
  SEPUH: ['SEMUA', 'SEPUH'],
  REPARASI: ['SEMUA', 'REPARASI'],
}

/** Whether a craftsman of that work does it. */
export const doesProses = (jenis_kerja: string, proses: ProsesCuci): boolean =>
  DONE_BY[proses].includes(jenis_kerja)
