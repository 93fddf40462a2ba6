import type { AddressedScreen, AskedOf } from '@kencana/contract/menu/addresses'
import type { Found } from '../../../lib/search.ts'

/** What is begun on a list by one key, as its button says it: Ctrl K begins it from anywhere. */
const ACTS = {
  '/lihat-titipan': 'Terima titipan',
  '/uang-kas': 'Masuk atau keluar',
  '/uang-bank': 'Masuk atau keluar',
  '/mutasi-uang-cash': 'Tambah mutasi',
  '/mutasi-uang-bank': 'Tambah mutasi',
  '/gesek-tunai': 'Beri tunai',
  '/piutang-penjualan': 'Catat kurang bayar',
  '/kirim-uang-pusat': 'Kirim uang',
  '/terima-uang-kas': 'Terima uang',
} as const satisfies Partial<Record<AddressedScreen, string>>

const BEGUN: Required<Pick<AskedOf<keyof typeof ACTS>, 'baru'>> = { baru: 'YA' }

/** The acts of these screens, each with the screen it is done on. */
export const menuActs = (screens: readonly Found[], t: (text: string) => string): Found[] =>
  Object.entries(ACTS).flatMap(([path, act]) =>
    screens
      .filter(screen => screen.path === path)
      .map(({ key, label, icon }) => ({
        ...{ key: `${key}+`, label: t(act), note: label },
        ...(icon === undefined ? {} : { icon }),
        path,
        search: BEGUN,
      })),
  )
