import { MASTER_ENTRIES } from '@kencana/contract/masters/menu-entries'
import { menuNodes } from '@kencana/contract/menu'
import type { ComponentType } from 'react'

/** A screen's module: one named export, fetched when the screen is opened. */
export type ScreenLoader = () => Promise<{ readonly Screen: ComponentType }>

/** Every master has the one screen of the engine, some with a panel of a feature in it. */
const masterScreen: ScreenLoader = async () => {
  window.screenAhead?.('master')
  const [{ screenWith }, { MASTER_PANELS }] = await Promise.all([
    import('./engines/master-screen/screen.tsx'),
    import('./master-panels.ts'),
  ])
  return { Screen: screenWith(MASTER_PANELS) }
}

/** Every report has the one screen of the engine, too. */
const reportScreen: ScreenLoader = () => {
  window.screenAhead?.('laporan')
  return import('./engines/report-screen/report-screen.tsx')
}
const REPORT_PATHS = menuNodes().flatMap(({ path }) =>
  path?.startsWith('/laporan-') ? [path] : [],
)

/** Path → screen. A feature adds its screens here, one line each; guards follow the menu. */
export const SCREENS: Readonly<Record<string, ScreenLoader>> = {
  ...Object.fromEntries(MASTER_ENTRIES.map(({ path }) => [path, masterScreen])),
  ...Object.fromEntries(REPORT_PATHS.map(path => [path, reportScreen])),
  '/lihat-pembelian': () => import('./features/pembelian/lihat/purchases-screen.tsx'),
  '/batal-pembelian': () => import('./features/pembelian/lihat/batal/cancel-screen.tsx'),
  '/hancur-pembelian': () => import('./features/pembelian/lihat/destroy-screen.tsx'),
  '/validasi-jual-beli': () => import('./features/pembelian/lihat/check-screen.tsx'),
  '/master-parameter-harga-emas': () => import('./features/harga-emas/price-board-screen.tsx'),
  '/harga-emas-pusat': () => import('./features/harga-emas/pusat/chain-board-screen.tsx'),
  '/sortir-pembelian': () => import('./features/sortir/sort-screen.tsx'),
  '/pindah-sortir': () => import('./features/sortir/move-screen.tsx'),
  '/kirim-barang-cuci': () => import('./features/cuci/send-screen.tsx'),
  '/terima-barang-cuci': () => import('./features/cuci/terima/receive-washed.tsx'),
  '/terima-sepuhan': () => import('./features/cuci/terima/receive-plated.tsx'),
  '/wasting-sepuhan': () => import('./features/cuci/close-screen.tsx'),
  '/stock-cuci-manual': () => import('./features/cuci-manual/manual-screen.tsx'),
  '/lebur-rosok': () => import('./features/lebur/lebur-screen.tsx'),
  '/validasi-susut': () => import('./features/susut/susut-screen.tsx'),
  '/timbang-baki': () => import('./features/timbang-baki/timbang-screen.tsx'),
  '/tutup-toko': () => import('./features/tutup-toko/closing-screen.tsx'),
  '/parameter-aturan-beli': () => import('./features/aturan-beli/rules-screen.tsx'),
  '/e-faktur': () => import('./features/pajak/e-faktur-screen.tsx'),
  '/saldo-awal': () => import('./features/saldo-awal/saldo-awal-screen.tsx'),
  '/parameter-akun': () => import('./features/akun/account-screen.tsx'),
  '/jurnal-umum': () => import('./features/jurnal/journal-screen.tsx'),
  '/validasi-jurnal': () => import('./features/jurnal/ajuan/check-screen.tsx'),
  '/tutup-periode': () => import('./features/periode/periode-screen.tsx'),
  '/data-barang': () => import('./features/barang/daftar/data-barang-screen.tsx'),
  '/tambah-data-barang': () => import('./features/barang/tambah/add-barang-screen.tsx'),
  '/tambah-barang-banyak': () => import('./features/barang/tambah/add-many-screen.tsx'),
  '/pindah-barang': () => import('./features/barang/pindah/move-screen.tsx'),
  '/pindah-barang-satu-baki': () => import('./features/barang/pindah/move-tray-screen.tsx'),
  '/hancur-data-barang': () => import('./features/barang/pindah/destroy-screen.tsx'),
  '/cetak-barcode': () => import('./features/barang/cetak/print-barcode-screen.tsx'),
  '/transaksi-penjualan': () => import('./features/penjualan/till/till-screen.tsx'),
  '/lihat-penjualan': () => import('./features/penjualan/list/sales-screen.tsx'),
  '/batal-penjualan': () => import('./features/batal-penjualan/cancel-screen.tsx'),
  '/lihat-tukar-tambah': () => import('./features/tukar-tambah/lihat/exchanges-screen.tsx'),
  '/cek-kupon': () => import('./features/kupon/check-screen.tsx'),
  '/lihat-titipan': () => import('./features/titipan/titipan-screen.tsx'),
  '/pengalihan-saldo-uang': () => import('./features/titipan/pengalihan/move-screen.tsx'),
  '/uang-kas': () => import('./features/kas/uang/kas-screen.tsx'),
  '/uang-bank': () => import('./features/kas/uang/bank-screen.tsx'),
  '/mutasi-uang-cash': () => import('./features/kas/mutasi/cash-screen.tsx'),
  '/mutasi-uang-bank': () => import('./features/kas/mutasi/bank-screen.tsx'),
  '/piutang-penjualan': () => import('./features/kurang-bayar/kurang-screen.tsx'),
  '/pencairan-non-cash': () => import('./features/pencairan/settle-screen.tsx'),
  '/lihat-pencairan': () => import('./features/pencairan/list-screen.tsx'),
  '/gesek-tunai': () => import('./features/gesek-tunai/gesek-screen.tsx'),
  '/kirim-uang-pusat': () => import('./features/kirim-uang/send-screen.tsx'),
  '/terima-uang-kas': () => import('./features/kirim-uang/receive-screen.tsx'),
  '/pelanggan': () => import('./features/pelanggan/pelanggan-screen.tsx'),
  '/validasi-penjualan': () => import('./features/penjualan/ajuan/check-screen.tsx'),
  '/validasi-titipan': () => import('./features/titipan/check-screen.tsx'),
  '/rekening-koran': () => import('./features/rekening-koran/koran-screen.tsx'),
  '/validasi-keuangan': () => import('./features/kas/ajuan/check-screen.tsx'),
  '/validasi-non-cash': () => import('./features/non-cash/non-cash-screen.tsx'),
  '/transaksi-pembelian': () => import('./features/pembelian/counter/counter-screen.tsx'),
  '/transaksi-hutang': () => import('./features/hutang/loket/counter-screen.tsx'),
  '/lihat-hutang': () => import('./features/hutang/lihat/loans-screen.tsx'),
  '/batal-hutang-lunas': () => import('./features/hutang/batal-lunas/cancel-redemption-screen.tsx'),
  '/lelang-hutang': () => import('./features/hutang/lelang/auction-screen.tsx'),
  '/validasi-hutang': () => import('./features/hutang/check-screen.tsx'),
  '/export-csv': () => import('./features/ekspor/export-screen.tsx'),
  '/whatsapp-setting': () => import('./features/layanan/whatsapp-screen.tsx'),
  '/marketplace-setting': () => import('./features/layanan/marketplace-screen.tsx'),
  '/redirect-to-grosir': () => import('./features/layanan/grosir-screen.tsx'),
  '/settingtoko': () => import('./features/pengaturan/toko/toko-screen.tsx'),
  '/settingsystem': () => import('./features/pengaturan/system/system-screen.tsx'),
  '/home': () => import('./features/ringkasan/home-screen.tsx'),
  '/dashboard': () => import('./features/ringkasan/cabang/dashboard-screen.tsx'),
  '/dashboardPusat': () => import('./features/ringkasan/pusat/stores-screen.tsx'),
  '/ganti-password': () => import('./shell/pages/change-password-page.tsx'),
  '/setting-nota': () => import('./features/setting-nota/nota-screen.tsx'),
  '/setting-nota-slip': () => import('./features/setting-nota/slip-screen.tsx'),
  '/data-users': () => import('./features/users/data-users-screen.tsx'),
  '/hak-akses-users': () => import('./features/users/akses/akses-screen.tsx'),
  '/hak-akses-news': () => import('./features/berita/berita-screen.tsx'),
  '/landingpages': () => import('./shell/pages/landing-page.tsx'),
  '/blank': () => import('./shell/pages/blank-page.tsx'),
}
