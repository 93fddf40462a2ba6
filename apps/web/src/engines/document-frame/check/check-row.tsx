import { useTranslation } from 'react-i18next'
import { Tag } from '../../../kit/layout/tag.tsx'

export type Hasil = 'SESUAI' | 'TIDAK_SESUAI'

/** A document that is checked by another than its writer, with its check, if there was one. */
export interface CheckRow {
  readonly nomor: string
  readonly jenis: string
  /** Who wrote it. */
  readonly user_id: string
  readonly pada: string
  readonly hasil: Hasil | null
  readonly diperiksa_oleh: string | null
  readonly diperiksa_pada: string | null
  readonly keterangan: string | null
}

/** What a check said, or that there was none yet. */
export function Outcome({ hasil }: Pick<CheckRow, 'hasil'>) {
  const { t } = useTranslation()
  if (hasil === null) return <Tag tone="gold">{t('Belum diperiksa')}</Tag>
  return hasil === 'SESUAI' ? (
    <Tag tone="ok">{t('Sesuai')}</Tag>
  ) : (
    <Tag tone="bad">{t('Tidak sesuai')}</Tag>
  )
}
