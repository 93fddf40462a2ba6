import type { SebabDitolak, StatusNonCash } from '@kencana/contract/areas/uang/non-cash'
import type { TFunction } from 'i18next'
import type { Tone } from '../../kit/layout/tag.tsx'

export const STATUS_TONES: Readonly<Record<StatusNonCash, Tone>> = {
  BELUM: 'gold',
  COCOK: 'ok',
  SELISIH: 'bad',
  BATAL: 'plain',
  BATAL_COCOK: 'bad',
  LAMA: 'plain',
}

interface Facts {
  readonly user_id: string | null
  /** Read in the reader's own time. */
  readonly pada: string
  readonly dibatalkan: string | null
}

/** Why a payment was not kept as found. */
export function refusedText(t: TFunction, sebab: SebabDitolak, facts: Facts): string {
  const said: Readonly<Record<SebabDitolak, () => string>> = {
    TIDAK_ADA: () => t('tidak ditemukan'),
    SUDAH: () =>
      t('sudah dicocokkan {user_id}, {pada}', { user_id: facts.user_id, pada: facts.pada }),
    BATAL: () => t('sudah batal dengan {nomor}', { nomor: facts.dibatalkan }),
    LAMA: () => t('dari hari sebelum pencocokan dimulai'),
    SENDIRI: () => t('Anda terima sendiri, dicocokkan orang lain'),
    CATATAN: () => t('beda jumlah harus diberi keterangan'),
  }
  return said[sebab]()
}
