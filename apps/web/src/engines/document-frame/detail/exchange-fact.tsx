import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { placeIn } from '../../../lib/address/address.ts'

/** The exchange a sale or a purchase is one side of, as a fact that leads there; else none. */
export function exchangeFact(no_tukar_tambah: string | null, t: TFunction) {
  if (no_tukar_tambah === null) return []
  const { path, search } = placeIn('/lihat-tukar-tambah', { no_tukar_tambah })
  const value = (
    <Link to={path} search={search}>
      {no_tukar_tambah}
    </Link>
  )
  return [{ label: t('Tukar tambah'), value }]
}

/** Why one side of an exchange is not taken back alone; `null` where it is no side. */
export const exchangeKeeps = (
  nomor: string,
  no_tukar_tambah: string | null,
  t: TFunction,
): string | null =>
  no_tukar_tambah === null
    ? null
    : t('{nomor} adalah bagian dari tukar tambah {no_tukar_tambah}, batalkan tukar tambahnya', {
        nomor,
        no_tukar_tambah,
      })
