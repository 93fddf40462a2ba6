const DOMAIN = (file: string, title: string) => `packages/domain/src/${file}.test.ts > ${title}`
const SALE = (title: string) => `tests/penjualan/penjualan.test.ts > ${title}`
const OFFERED = (title: string) => `tests/barang/marketplace.test.ts > ${title}`
const BY_TRAY =
  'tests/reports/totals.test.ts > pieces stand by tray with sums of each, or by barcode or name without'
const LOCK =
  'packages/contract/src/date-lock.test.ts > owner-controlled %s, supervisor-controlled %s: %j of all levels'

/** The day of a store, pieces, payments, rounding, loans. */
export const TRADE_RULES: Readonly<Record<string, readonly string[]>> = {
  'diamond-sale-needs-module': [
    SALE('diamonds have an approval of their own, and are sold only with their module'),
  ],
  'redemption-30-days': [DOMAIN('terms/hutang', '%d at %d permil for %d days')],
  'date-lock-owner-flag': [LOCK],
  'date-lock-spv-flag': [LOCK],
  'date-lock-both-flags': [LOCK],
  'store-open-closed': [
    'tests/journeys/day.journey.ts > the cashier closes the day by a blind count; the others read who closed it',
  ],
  'store-close-once': [
    'tests/tutup-toko/tutup-toko.test.ts > one key closes once, whatever came of the first answer',
  ],
  'cancel-not-previous-day': [
    'tests/journeys/day.journey.ts > the next day is open: the books balance, and yesterday cannot be cancelled',
  ],
  'cancel-not-mixed': [
    'tests/pembelian/tukar-tambah.test.ts > one side alone is refused and names the exchange',
  ],
  'item-kode-dept': [
    'tests/barang/entry.test.ts > gives barcodes, the nota weight and the price of the worked example',
  ],
  'item-sort-options': [BY_TRAY],
  // Its other halves come with the search of manual items and the weighing of trays.
  'kode-baki-is-kode-toko': [BY_TRAY],
  'description-min-20': [OFFERED('is refused with %s, at its field')],
  'photos-mandatory-marketplace': [OFFERED('needs a picture, its module and a right')],
  'carrier-required': [OFFERED('is refused with %s, at its field'), OFFERED('is refused with %s')],
  'platform-select': [OFFERED('is refused with %s, at its field')],
  'karat-max-500': [DOMAIN('kadar', '%d with a limit of %d')],
  'karat-not-zero': [
    DOMAIN('kadar', 'lets pass exactly what lies above 0 and not above the limit'),
  ],
  'carat-max-100': [
    'tests/masters/goods.test.ts > prices of stones do not overlap, and no stone is above 100 carats',
  ],
  'percent-max-100': [
    'tests/masters/every-master.test.ts > takes no figure that its column cannot hold',
  ],
  'item-name-length': [
    'tests/barang/entry.test.ts > names the row and field of every fault and writes nothing',
  ],
  'payment-max-remaining': [SALE('refuses %s and leaves the piece for sale')],
  'payment-method-min-one': [SALE('refuses %s and leaves the piece for sale')],
  'discount-max-total': [SALE('refuses %s and leaves the piece for sale')],
  'barcode-exists': [
    'tests/barang/moves.test.ts > refuses the same tray, an unknown one, doubles and strangers',
  ],
  'barcode-not-empty': ['packages/contract/src/areas/barang.test.ts > %j is no barcode'],
  'barcode-not-duplicate': [
    'tests/barang/moves.test.ts > refuses the same tray, an unknown one, doubles and strangers',
  ],
  'round-stored-step': [
    DOMAIN('rounding', '%d to %d %s'),
    'tests/pengaturan/settings.test.ts > the till decides by the new rounding at the next sale',
  ],
  'round-fixed-500': [DOMAIN('terms/hutang', 'is the exact interest rounded up once to the step')],
  'round-weight-tiers': [DOMAIN('rounding', '%s g by %s is %s g')],
  'round-weight-20-60': [DOMAIN('rounding', '%s g by %s is %s g')],
  'round-weight-variants': [
    DOMAIN('rounding', '%s g by %s is %s g'),
    'tests/masters/weight-rules.test.ts > a new chain begins with the rules of the trade',
  ],
  'round-weight-fine': [DOMAIN('rounding', '%s g by HALUS is %s g')],
}
