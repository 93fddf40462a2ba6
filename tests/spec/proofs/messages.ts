const WEB = 'apps/web/src'
const MASTER = 'packages/contract/src/kit/master.ts'
const HARGA_BELI = 'packages/contract/src/masters/harga/harga-beli.ts'
const MUTASI = 'packages/contract/src/entries/uang/mutasi.ts'
const MUTASI_DIALOG = `${WEB}/features/kas/mutasi/mutasi-dialog.tsx`
const MUTASI_FAULTS = `${WEB}/features/kas/mutasi/mutasi-faults.ts`
const PRICES = 'apps/server/src/reports/stock/analisis-harga-barang.ts'
const DIALOGS = `${WEB}/kit/dialogs/notify.ts`

/**
 * Where each message stands: a file that says it, or a call that refuses with it
 * (`POST users/login LOGIN_SALAH`).
 */
export const MESSAGE_PLACES: Readonly<Record<string, readonly string[]>> = {
  'table-empty': [`${WEB}/kit/layout/states.tsx`],
  'field-required-template': ['packages/contract/src/kit/field-texts.ts'],
  'date-required': [
    `${WEB}/engines/report-screen/filters/filter-bar.tsx`,
    'apps/server/src/engines/report/plan-report.ts',
  ],
  'code-required': [
    `${WEB}/engines/report-screen/filters/filter-bar.tsx`,
    'apps/server/src/engines/report/plan-report.ts',
  ],
  'sent-money-empty': [
    `${WEB}/features/kirim-uang/stores-report.tsx`,
    'tests/journeys/uang-gagal.journey.ts > nothing found is told, and the rows that stood there are gone',
  ],
  'report-unavailable': [
    `${WEB}/engines/report-screen/report-screen.tsx`,
    'apps/server/src/reports/pembelian/pembelian-per-faktur.ts',
  ],
  'redemption-data-unavailable': ['apps/server/src/reports/hutang/penebusan-detail.ts'],
  'price-analysis-empty': [PRICES, 'apps/server/src/reports/stock/laporan-barang.routes.ts'],
  'price-analysis-failed': [PRICES],
  'item-group-unavailable': [
    'apps/server/src/reports/stock/kelompok-barang.ts',
    'apps/server/src/reports/stock/laporan-barang.routes.ts',
  ],
  'report-available': [`${WEB}/engines/report-screen/use-report.ts`],
  'account-edit-saved': [`${WEB}/features/akun/account-screen.tsx`],
  'account-edit-failed': [`${WEB}/features/akun/account-screen.tsx`],
  'price-param-created': ['apps/server/src/engines/master/change-master.ts'],
  'price-param-edited': ['apps/server/src/engines/master/change-master.ts'],
  'price-param-deleted': ['apps/server/src/engines/master/change-master.ts'],
  'price-param-delete-failed': [HARGA_BELI],
  'price-param-send-failed': [HARGA_BELI],
  'password-updated': [`${WEB}/shell/pages/change-password-page.tsx`],
  'password-update-failed': [`${WEB}/shell/pages/change-password-page.tsx`],
  'delete-confirm': [DIALOGS],
  'param-list-fetch-failed': [
    MASTER,
    `${WEB}/features/akun/account-screen.tsx`,
    `${WEB}/features/harga-emas/price-board-screen.tsx`,
  ],
  'settings-changed': [`${WEB}/shell/frame/dialogs/told-dialogs.tsx`],
  'fingerprint-scan': [`${WEB}/engines/approval/finger-state.tsx`],
  'fingerprint-retry': [
    `${WEB}/engines/approval/finger-state.tsx`,
    'POST authorization/fingerprint SIDIK_TIDAK_SAH',
  ],
  required: ['packages/contract/src/kit/field-texts.ts'],
  'choose-baki': [`${WEB}/features/barang/pindah/move-screen.tsx`],
  'fingerprint-user-unknown': [
    `${WEB}/engines/approval/use-finger.ts`,
    'GET user-fingerprint SIDIK_TIDAK_TERDAFTAR',
  ],
  'fingerprint-auth-failed': [`${WEB}/engines/approval/use-finger.ts`],
  'deleted-dialog-title': [DIALOGS],
  'error-dialog-title': [DIALOGS],
  'no-response': [`${WEB}/lib/api.ts`],
  timeout: [`${WEB}/lib/api.ts`],
  'authorization-failed': [`${WEB}/engines/approval/use-password.ts`],
  'wrong-credentials': ['POST authorization SANDI_SALAH'],
  'login-wrong': ['POST users/login LOGIN_SALAH'],
  'login-in-use': ['POST users/login SEDANG_DIPAKAI'],
  'invoice-sent': ['apps/server/src/modules/layanan/send-nota.ts'],
  'wa-not-registered': ['POST chat/send WA_TIDAK_TERDAFTAR'],
  'generic-request-failed': [`${WEB}/lib/api.ts`, `${WEB}/lib/problem-text.ts`],
  'mutation-category-required': [MUTASI],
  'mutation-account-required': [MUTASI],
  'mutation-note-required': [MUTASI],
  'mutation-amount-required': [MUTASI],
  'same-account': [MUTASI_FAULTS, 'POST cash/mutasi-uang-bank REKENING_SAMA'],
  'bank-mutation-saved': [MUTASI_DIALOG],
  'bank-mutation-failed': [MUTASI_DIALOG],
  'cash-mutation-saved': [MUTASI_DIALOG],
  'cash-mutation-failed': [MUTASI_DIALOG],
  'choose-store': [`${WEB}/features/kirim-uang/stores-report.tsx`],
  'sent-money-fetch-failed': [`${WEB}/features/kirim-uang/stores-report.tsx`],
  'reference-required': [`${WEB}/features/kirim-uang/receive-dialog.tsx`],
  'send-money-failed': [`${WEB}/features/kirim-uang/send-dialog.tsx`],
  'receive-not-found': [
    `${WEB}/features/kirim-uang/receive-dialog.tsx`,
    'POST kirim-uang/{no_reff}/reception UANG_TIDAK_ADA',
  ],
  'receive-failed': [`${WEB}/features/kirim-uang/receive-dialog.tsx`],
  'receive-ok': [`${WEB}/features/kirim-uang/receive-dialog.tsx`],
  'wholesale-not-configured': ['GET redirect-to-grosir/alamat GROSIR_BELUM'],
}
