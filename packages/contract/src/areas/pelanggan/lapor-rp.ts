import {
  AMBANG_IDENTITAS_RP,
  AMBANG_PERINGATAN_RP,
  AMBANG_TUGAS_RP,
} from '@kencana/domain/beli/ambang'

/** Sums of a person and day: a card is asked for, near to be reported, to be reported. */
export const LAPOR_RP = {
  IDENTITAS: AMBANG_IDENTITAS_RP,
  PERINGATAN: AMBANG_PERINGATAN_RP,
  TUGAS: AMBANG_TUGAS_RP,
} as const
