const JOURNEY = (file: string, title: string) => `tests/${file}.journey.ts > ${title}`
const KIT = (title: string) => `tests/kit/kit.journey.ts > ${title}`
const FIGURES = (title: string) => `tests/spec/figures.test.ts > ${title}`
const REPORT = (file: string, title: string) => `tests/reports/${file}.test.ts > ${title}`
const MASTER = (file: string, title: string) => `tests/masters/${file}.test.ts > ${title}`
const STATES = (title: string) => `tests/spec/states.test.ts > ${title}`
const FILTERS = (title: string) => JOURNEY('walks/saringan', title)
const ASKED = [
  FILTERS('head office asks each of the four reports by store and by every filter'),
  FILTERS('a branch asks them by every filter but the store'),
]
const REDEEMED = FILTERS('redemptions in each order, as a PDF, and the words when the call fails')
const TABLE = KIT('the table searches, sorts, pages, moves by keyboard and saves a guarded CSV')
const DATE = KIT('a date is chosen by keyboard, with Hari Ini, and cannot be typed')
const DIALOGS = KIT('dialogs keep their times and their words')
const STATIC = KIT(
  'a static modal stays on Esc and on a click outside, and keeps the page keys asleep',
)
const RECEIPT = 'packages/domain/src/receipt.test.ts'
const FIGURE = 'apps/web/src/kit/inputs/parts/parts.test.ts'
const ITEM_REPORTS = 'reports of pieces say their own words when they are empty and when they fail'
const SALES_FORM = STATES('the sales form names each field that is left empty')

/** Tables, dialogs, masks, papers, reports, masters. */
export const SCREEN_RULES: Readonly<Record<string, readonly string[]>> = {
  'table-search': [TABLE, STATES('every data table searches and saves CSV')],
  'table-pagination': [TABLE],
  'table-csv': [TABLE, STATES('every data table searches and saves CSV')],
  'table-empty': [
    KIT('the table searches, sorts, pages, moves by keyboard and saves a guarded CSV'),
  ],
  'export-default-name': [TABLE],
  'date-range-shared': [
    REPORT('rights', 'dates default to the open business day and stand in the answer'),
  ],
  'date-format': [DATE],
  'date-no-typing': [DATE],
  'date-today': [DATE],
  'date-month-names': ['packages/domain/src/calendar.test.ts > %s'],
  'time-zone': [`${FIGURE} > today is the day of the shops, not of the device`],
  'modal-static': [STATIC],
  'modal-size': [FIGURES('a modal is extra-large unless it says otherwise')],
  'dialog-success-2s': [DIALOGS],
  'dialog-error-3s': [DIALOGS],
  'toast-3s': [DIALOGS],
  'delete-confirm': [
    JOURNEY('walks/masters', 'a record is made, refused, changed, deleted and brought back'),
  ],
  'required-message': [
    MASTER('every-master', 'refuses each required field when it is empty, and anything unknown'),
  ],
  'weight-3-decimals': ['packages/domain/src/quantity.test.ts > shows %d mg'],
  'currency-korean-locale': [FIGURES('money is grouped as in Korea, in the mask that is asked')],
  'mask-prefix-suffix': [FIGURES('money is grouped as in Korea, in the mask that is asked')],
  'amount-mask': [FIGURES('money is grouped as in Korea, in the mask that is asked')],
  'amount-parse': ['packages/domain/src/figures/read-figure.test.ts > %s'],
  'phone-62': ['packages/domain/src/teks/telepon.test.ts > %s'],
  'image-size': [
    'apps/server/src/platform/files/files.test.ts > turns upright, fits inside 720 × 1366, drops the place it was taken',
  ],
  'image-upload-form': [
    'tests/barang/files.test.ts > is made small, loses its metadata, and only its store can fetch it',
  ],
  'image-store': [
    'apps/server/src/platform/files/files.test.ts > keeps, gives back, replaces whole and removes',
    'tests/barang/files.test.ts > is made small, loses its metadata, and only its store can fetch it',
  ],
  'pdf-size': [FIGURES('paper is 297 by 210 mm')],
  'pdf-address-48': [
    `${RECEIPT} > reports cut every 48 characters`,
    REPORT(
      'files',
      'the address of the store stands in lines of 48 characters on a paper (doc1 §9)',
    ),
  ],
  'print-address-48-90': [`${RECEIPT} > slips cut at 48 and at 90`],
  'print-landscape': [FIGURES('paper is 297 by 210 mm')],
  'pdf-500-rows': [
    REPORT('files', 'a paper of more than 500 rows is saved, one of 500 is opened (doc1 §9)'),
    REPORT('pembelian', 'its paper is saved when it has more than 500 rows, and opened with 500'),
  ],
  'receipt-slice': [`${RECEIPT} > is at most three slices of at most twenty characters`],
  'receipt-twice': ['tests/kertas/copies.test.ts > %s'],
  'receipt-second-no-terms': [
    'packages/contract/src/papers/papers.test.ts > terms stand on the first copy only, whatever the template says',
  ],
  'print-data': [
    'packages/contract/src/papers/papers.test.ts > %s: its default is sound, and its example fills it',
  ],
  'report-loading': [
    JOURNEY('walks/screens', 'an empty report is no failed one, each with its own words'),
  ],
  'report-success': [
    JOURNEY('walks/screens', 'an empty report is no failed one, each with its own words'),
  ],
  'report-pembelian-filter': [
    REPORT('pembelian', 'by days, group, price group and condition'),
    REPORT('pembelian', 'its call is filtered, says when there is nothing, and refuses'),
  ],
  'report-pembelian-pdf': [REPORT('pembelian', 'its paper lies across, with every piece on it')],
  'report-pembelian-group': [
    REPORT('pembelian', 'its call answers the same, gathered by condition, by both verbs'),
    REPORT('pembelian', 'by condition and nota, with the gold price and the average of the nota'),
  ],
  'report-pembelian-empty': [
    REPORT('pembelian', 'its call is filtered, says when there is nothing, and refuses'),
    JOURNEY(
      'walks/screens',
      'an empty report of purchases is told as such, beside the table and in passing',
    ),
    FILTERS('pieces by price from either end, and purchases whose call fails'),
  ],
  'report-penebusan-filter': [
    REPORT('hutang', 'one loan by its number; where there is none, it says so'),
  ],
  'report-penebusan-pdf': [
    REPORT('hutang', 'says the same everywhere, and no identity number anywhere'),
    REDEEMED,
  ],
  'report-penebusan-sort': [REPORT('hutang', '%s'), REDEEMED],
  'report-penebusan-empty': [
    JOURNEY('walks/screens', 'an empty report is no failed one, each with its own words'),
  ],
  'report-analisis-filter': [
    REPORT('barang', 'is of one store; head office reads several, and it is refused to others'),
    REPORT('barang', 'the highest price first, or the lowest; a typed price is none and last'),
    REPORT('barang', 'rows that are made are sorted and searched like others'),
  ],
  'report-analisis-output': [REPORT('barang', 'says the same on screen, paper, sheet and CSV')],
  'report-analisis-sort': [
    REPORT('barang', 'the highest price first, or the lowest; a typed price is none and last'),
  ],
  'report-analisis-empty': [JOURNEY('walks/screens', ITEM_REPORTS)],
  'report-analisis-failed': [JOURNEY('walks/screens', ITEM_REPORTS)],
  'report-kelompok-filter': [
    REPORT('barang', 'by name, or by name and size, of all pieces or of one jenis'),
  ],
  'report-kelompok-output': [REPORT('barang', 'its paper has every group with its sums')],
  'report-kelompok-groups': [
    REPORT('barang', 'by name, or by name and size, of all pieces or of one jenis'),
  ],
  'report-kelompok-message': [JOURNEY('walks/screens', ITEM_REPORTS)],
  'filter-defaults': [
    REPORT('rights', 'codes, users and texts default to ALL, which people read as SEMUA (doc1 §9)'),
    ...ASKED,
  ],
  'sales-report-required': [REPORT('rights', 'the sentences are those of the specification')],
  'akun-list-mode': [MASTER('akun', 'accounts and journals are listed as specified')],
  'akun-edit-inline': [
    JOURNEY('walks/screens', 'a journal is opened, its account changed in the row, and left'),
  ],
  'akun-modes': [
    JOURNEY('walks/screens', 'a journal is left by Kembali as it was'),
    JOURNEY('walks/screens', 'a journal is opened, its account changed in the row, and left'),
  ],
  'akun-number-choice': [
    MASTER('akun', 'an account number is changed, by those who may, to an account that exists'),
  ],
  'akun-messages': [
    JOURNEY('walks/screens', 'a journal is opened, its account changed in the row, and left'),
  ],
  'akun-save-payload': [
    MASTER('akun', 'an account number is changed, by those who may, to an account that exists'),
  ],
  'param-list-fetch-message': [
    JOURNEY(
      'walks/screens',
      'a list of parameters and a password that fail say the specified words',
    ),
  ],
  'harga-beli-table': [
    MASTER('harga-beli', 'is made, changed and deleted under its own paths, with its own messages'),
  ],
  'harga-beli-code-readonly': [
    'packages/contract/src/kit/masters/schema.test.ts > an edit carries neither the key nor anything unknown',
  ],
  'harga-beli-price-integer': [
    MASTER('harga-beli', 'takes the name of the form, and falls back to 0'),
  ],
  'harga-beli-form-field': [
    MASTER('harga-beli', 'takes the name of the form, and falls back to 0'),
  ],
  'harga-beli-messages': [
    MASTER('harga-beli', 'is made, changed and deleted under its own paths, with its own messages'),
    JOURNEY(
      'walks/screens',
      'a purchase price that could not be kept or deleted says so to the letter',
    ),
  ],
  'sales-required-kode_sales': [SALES_FORM],
  'sales-required-nama_sales': [SALES_FORM],
  'sales-required-kode_bank': [SALES_FORM],
  'sales-required-nama_bank': [SALES_FORM],
  'sales-required-no_rekening': [SALES_FORM],
  'sales-required-nama_rekening': [SALES_FORM],
  'password-own': [
    'tests/sesi/sesi.test.ts > needs the old one, refuses weak ones, ends other sessions',
  ],
  'password-payload': [
    'tests/sesi/sesi.test.ts > needs the old one, refuses weak ones, ends other sessions',
  ],
  'password-messages': [
    JOURNEY(
      'walks/screens',
      'a list of parameters and a password that fail say the specified words',
    ),
  ],
  'request-paths-relative': [
    'apps/web/src/lib/routes.test.ts > every route the client names exists in the contract',
  ],
  'request-portal-base': [
    'tests/spec/storage.test.ts > calls go to the chosen store, below its portal',
  ],
  'request-auth-header': [
    'tests/sesi/sessions.test.ts > travels in the header alone: no cookie is set, none is taken',
  ],
  'socket-root': [
    'tests/socket/socket.test.ts > hints for the own store and the own user, none of others',
  ],
  'socket-progress': [
    MASTER('import', 'a long file tells how far it is, to the one who brought it'),
  ],
  'error-deleted': [
    JOURNEY('walks/masters', 'a record is made, refused, changed, deleted and brought back'),
  ],
  'error-generic-dialog': [DIALOGS],
  'error-timeout': [
    'tests/spec/storage.test.ts > a call that takes too long, and one without an answer, say so',
  ],
  'error-login': [
    'tests/sesi/sesi.test.ts > a user id works in one place; the password ends the other session',
  ],
  'error-request-data': [
    'tests/spec/storage.test.ts > an answer without words of its own says the general ones',
  ],
  'error-wholesale': [
    'tests/pengaturan/layanan.test.ts > without an address, or with the module off, says so',
  ],
  'wa-fetch': [
    'tests/documents/every-document.test.ts > is fetched with its lines, its group and its message',
    'tests/documents/every-document.test.ts > sends a receipt if a paper of it goes to a customer',
    'tests/pengaturan/layanan.test.ts > is fetched with its message filled in, by the template of the store',
  ],
  'wa-send': [
    'tests/pengaturan/layanan.test.ts > is sent once for one key, and the answer is as specified',
  ],
  'wa-result': [
    'tests/pengaturan/layanan.test.ts > is sent once for one key, and the answer is as specified',
    'tests/pengaturan/layanan.test.ts > %s is told as it is',
  ],
}
