import type { TFunction } from 'i18next'
import type { Obstacle } from './cart/cart.ts'

/** Why a piece on the nota cannot be sold, as the cashier should read it. */
export function obstacleText({ code, facts }: Obstacle, t: TFunction): string {
  switch (code) {
    case 'BARANG_SUDAH_TERJUAL':
      return t('sudah terjual oleh {user_id}, nota {no_faktur_jual}', facts)
    case 'BARANG_DIPERIKSA':
      return t('menunggu pemeriksaan, ajuan {no_ajuan} dari {user_id}', facts)
    case 'BARANG_TIDAK_TERSEDIA':
      return t('tidak tersedia, statusnya {status}', facts)
    default:
      return t('tidak ditemukan')
  }
}
