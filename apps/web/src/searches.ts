import type { SearchProvider } from './lib/search.ts'

interface Search {
  /** Where a find leads: only who may open it is answered. */
  readonly screen: string
  /** The lists of the contract that it reads. */
  readonly lists: readonly string[]
  /** Fetched with the first search, so that nothing of it weighs on the first load. */
  readonly find: () => Promise<SearchProvider>
}

const money = () => import('./features/kas/find-money.ts')
const sent = () => import('./features/kirim-uang/find-sent.ts')

/** What Ctrl K finds, in the order it is shown. */
export const SEARCHES: readonly Search[] = [
  {
    screen: '/pelanggan',
    lists: ['pelanggan'],
    find: async () => (await import('./features/pelanggan/find-customers.ts')).findCustomers,
  },
  {
    screen: '/data-barang',
    lists: ['barang'],
    find: async () => (await import('./features/barang/index.ts')).findPieces,
  },
  {
    screen: '/lihat-penjualan',
    lists: ['penjualan'],
    find: async () => (await import('./features/penjualan/find-sales.ts')).findSales,
  },
  {
    screen: '/lihat-pembelian',
    lists: ['pembelian'],
    find: async () => (await import('./features/pembelian/lihat/find-purchases.ts')).findPurchases,
  },
  {
    screen: '/lihat-tukar-tambah',
    lists: ['tukar-tambah'],
    find: async () =>
      (await import('./features/tukar-tambah/lihat/find-exchanges.ts')).findExchanges,
  },
  {
    screen: '/lihat-hutang',
    lists: ['hutang'],
    find: async () => (await import('./features/hutang/find-loans.ts')).findLoans,
  },
  {
    screen: '/lihat-titipan',
    lists: ['titipan'],
    find: async () => (await import('./features/titipan/cari/find-deposits.ts')).findDeposits,
  },
  {
    screen: '/piutang-penjualan',
    lists: ['piutang-penjualan'],
    find: async () => (await import('./features/kurang-bayar/find-short.ts')).findShort,
  },
  {
    screen: '/gesek-tunai',
    lists: ['gesek-tunai'],
    find: async () => (await import('./features/gesek-tunai/find-swipes.ts')).findSwipes,
  },
  { screen: '/uang-kas', lists: ['uang-kas'], find: async () => (await money()).findCash },
  { screen: '/uang-bank', lists: ['uang-bank'], find: async () => (await money()).findBank },
  {
    screen: '/mutasi-uang-cash',
    lists: ['cash/mutasi-uang-cash'],
    find: async () => (await money()).findCashMoved,
  },
  {
    screen: '/mutasi-uang-bank',
    lists: ['cash/mutasi-uang-bank'],
    find: async () => (await money()).findBankMoved,
  },
  { screen: '/kirim-uang-pusat', lists: ['kirim-uang'], find: async () => (await sent()).findSent },
  {
    screen: '/terima-uang-kas',
    lists: ['kirim-uang-history'],
    find: async () => (await sent()).findReceived,
  },
  {
    screen: '/lihat-pencairan',
    lists: ['pencairan-non-cash'],
    find: async () => (await import('./features/pencairan/find-settlements.ts')).findSettlements,
  },
  {
    screen: '/jurnal-umum',
    lists: ['jurnal'],
    find: async () => (await import('./features/jurnal/find-journals.ts')).findJournals,
  },
  {
    screen: '/rekening-koran',
    lists: ['rekening-koran/baris'],
    find: async () => (await import('./features/rekening-koran/cari/find-lines.ts')).findLines,
  },
]

/**
 * Lists that have a search of their own and that Ctrl K does not read, each with its reason. Where
 * nothing is found, the header says so.
 */
export const UNSEARCHED: Readonly<Record<string, string>> = {
  users: 'people of the shop: their screen is found, and searches itself',
  'berita/kelola': 'news is read, not looked up',
  'ajuan-jurnal': 'waits for a yes; what became of it is a journal',
  'validasi-penjualan': 'notas, found as such',
  'validasi-pembelian': 'purchases, found as such',
  'validasi-hutang': 'loans, found as such',
  'validasi-titipan': 'deposits, found as such',
  'validasi-non-cash': 'payments of documents that are found',
  'piutang-non-cash': 'payments of documents that are found',
  'cash/paginated': 'lines of documents that are found',
  'cash/history-bank': 'lines of documents that are found',
  'rekening-koran/buku': 'lines of documents that are found',
  'pelanggan/saran': 'the customers, as a counter is offered them',
}
