const WEB = 'apps/web/src'
const DIALOGS = `${WEB}/kit/dialogs/notify.ts`
const REDEMPTIONS = 'apps/server/src/reports/hutang/penebusan-detail.ts'
const PURCHASES = 'apps/server/src/reports/pembelian/pembelian-per-faktur.ts'
const MENU = 'packages/contract/src/menu'

/** Where each label stands; see `messages.ts`. */
export const LABEL_PLACES: Readonly<Record<string, readonly string[]>> = {
  today: [`${WEB}/kit/inputs/date-input.tsx`],
  back: [`${WEB}/features/akun/account-screen.tsx`],
  'home-back': [`${WEB}/shell/frame/home-button.tsx`],
  yes: [DIALOGS],
  no: [DIALOGS],
  cancel: [DIALOGS],
  reactivate: [DIALOGS],
  warning: [DIALOGS],
  oopss: [DIALOGS],
  'screen-pembelian-per-faktur': [`${MENU}/laporan.ts`, PURCHASES],
  'screen-penebusan-detail': [`${MENU}/laporan.ts`, REDEMPTIONS],
  'screen-analisis-harga': [
    `${MENU}/laporan.ts`,
    'apps/server/src/reports/stock/analisis-harga-barang.ts',
  ],
  'screen-kelompok-barang': [
    `${MENU}/laporan.ts`,
    'apps/server/src/reports/stock/kelompok-barang.ts',
  ],
  'opt-harga-max': ['packages/contract/src/areas/barang/laporan-barang.ts'],
  'opt-harga-min': ['packages/contract/src/areas/barang/laporan-barang.ts'],
  'screen-parameter-akun': [`${MENU}/office.ts`, `${WEB}/features/akun/account-screen.tsx`],
  'screen-harga-beli': [
    'packages/contract/src/masters/harga/harga-beli.ts',
    'packages/contract/src/masters/menu-entries.ts',
  ],
  'screen-ganti-password': [`${MENU}/office.ts`, `${WEB}/shell/pages/change-password-page.tsx`],
  'screen-mutasi-bank': [`${MENU}/trade.ts`, `${WEB}/features/kas/mutasi/bank-screen.tsx`],
  'screen-mutasi-cash': [`${MENU}/trade.ts`, `${WEB}/features/kas/mutasi/cash-screen.tsx`],
  'screen-kirim-uang-pusat': [`${MENU}/trade.ts`, `${WEB}/features/kirim-uang/send-screen.tsx`],
  'opt-cash': [`${WEB}/engines/entry/fields/place-fields.tsx`],
  'menu-akuntansi': [`${MENU}/office.ts`],
  'menu-data-master': [`${MENU}/master.ts`],
  jenis: ['apps/server/src/reports/stock/stock-barang.ts'],
  'opt-tgl-masuk': [REDEMPTIONS],
  'opt-tgl-lunas': [REDEMPTIONS],
  'opt-faktur-pinjam': [REDEMPTIONS],
  'opt-barcode': ['apps/server/src/reports/stock/stock-barang.ts'],
  'opt-nama-barang': ['apps/server/src/reports/stock/stock-barang.ts'],
  'opt-kode-baki': ['apps/server/src/reports/stock/stock-barang.ts'],
  'opt-group-nama': ['apps/server/src/modules/awal/base-goods.ts'],
  'opt-group-nama-size': ['apps/server/src/modules/awal/base-goods.ts'],
  'opt-all': ['packages/contract/src/kit/report.ts'],
  'opt-semua': [`${WEB}/engines/report-screen/filters/all-or-one.tsx`],
  mask: ['tests/spec/figures.test.ts > money is grouped as in Korea, in the mask that is asked'],
  'currency-prefix': ['packages/domain/src/quantity.ts'],
  'release-tag': ['packages/contract/src/build.ts'],
  version: ['packages/contract/src/build.ts'],
  'export-name': [`${WEB}/kit/table/csv/csv.ts`, 'apps/server/src/engines/master/list-master.ts'],
}
