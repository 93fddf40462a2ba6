import type { Searches } from './lib/search.ts'
import type { SEARCHED } from './searched.ts'

const money = () => import('./features/kas/find-money.ts')
const sent = () => import('./features/kirim-uang/find-sent.ts')

/**
 * What Ctrl K finds, in the order it is shown, by the screen it leads to: only who may open that is
 * answered.
 */
export const SEARCHES: Pick<Searches, keyof typeof SEARCHED> = {
  '/pelanggan': async () => (await import('./features/pelanggan/find-customers.ts')).findCustomers,
  '/data-barang': async () => (await import('./features/barang/index.ts')).findPieces,
  '/lihat-penjualan': async () => (await import('./features/penjualan/find-sales.ts')).findSales,
  '/lihat-pembelian': async () =>
    (await import('./features/pembelian/lihat/find-purchases.ts')).findPurchases,
  '/lihat-tukar-tambah': async () =>
    (await import('./features/tukar-tambah/lihat/find-exchanges.ts')).findExchanges,
  '/lihat-hutang': async () => (await import('./features/hutang/find-loans.ts')).findLoans,
  '/lihat-titipan': async () =>
    (await import('./features/titipan/cari/find-deposits.ts')).findDeposits,
  '/piutang-penjualan': async () =>
    (await import('./features/kurang-bayar/find-short.ts')).findShort,
  '/gesek-tunai': async () => (await import('./features/gesek-tunai/find-swipes.ts')).findSwipes,
  '/uang-kas': async () => (await money()).findCash,
  '/uang-bank': async () => (await money()).findBank,
  '/mutasi-uang-cash': async () => (await money()).findCashMoved,
  '/mutasi-uang-bank': async () => (await money()).findBankMoved,
  '/kirim-uang-pusat': async () => (await sent()).findSent,
  '/terima-uang-kas': async () => (await sent()).findReceived,
  '/lihat-pencairan': async () =>
    (await import('./features/pencairan/find-settlements.ts')).findSettlements,
  '/jurnal-umum': async () => (await import('./features/jurnal/find-journals.ts')).findJournals,
  '/rekening-koran': async () =>
    (await import('./features/rekening-koran/cari/find-lines.ts')).findLines,
}
