const JOURNEY = (file: string, title: string) => `tests/${file}.journey.ts > ${title}`
const RIGHTS = (file: string, title: string) => `tests/rights/${file}.test.ts > ${title}`
const DOORS = (title: string) => `tests/spec/http/doors.test.ts > ${title}`
const TABLE = (title: string) => `tests/spec/table.test.ts > ${title}`
const FIGURES = (title: string) => `tests/spec/figures.test.ts > ${title}`
const STORAGE = (title: string) => `tests/spec/storage.test.ts > ${title}`
const PAGES = JOURNEY(
  'walks/pages',
  'public pages and the login stand without the shell, in both themes',
)
const FLOATING = JOURNEY(
  'journeys/shell',
  'sub-menus float, rest a moment, and obey the keyboard; the folded menu stays folded',
)
const ONE_TABLE = TABLE('nothing of the specification is due')

/** What the product is, its shell, its session, who may see what. */
export const PRODUCT_RULES: Readonly<Record<string, readonly string[]>> = {
  'scope-head-office-and-branches': [
    'tests/ringkasan/ringkasan.test.ts > shows all stores to the head office and to nobody else',
  ],
  'scope-web-app': [PAGES],
  'scope-variant-by-config': [
    'tests/scale/addresses.test.ts > a branch: its people, and head office at work for it',
    'tests/scale/addresses.test.ts > head office: its people only, for any store',
  ],
  'router-base-path': [
    'tests/scale/addresses.test.ts > the page, its files, its calls and its channel are found, at any address',
  ],
  'scope-activities-doc1': [ONE_TABLE],
  'scope-activities-doc2': [ONE_TABLE],
  'scope-terms-hutang': [
    'tests/hutang/tebus.test.ts > 106 days of the worked figures, without a licence by then (B18 #19)',
  ],
  'scope-users': [
    RIGHTS('matrix', 'at their own base: as the right of the route says, everybody everything'),
  ],
  'scope-acts-for-store': [RIGHTS('matrix', 'at the portal of a store: only who may work for it')],
  'scope-optional-modules': [
    DOORS('a screen of a module opens while its module is on, and only then'),
  ],
  'scope-sensitive-auth': [
    'tests/penjualan/penjualan.test.ts > a grant lets exactly the approved command through, once',
    'tests/sidik/sidik.test.ts > one cancellation: the page hears of the scan, the grant lets it through',
  ],
  'lang-ui-indonesian': ['tests/architecture/repository.test.ts > %s'],
  'money-rupiah': ['packages/domain/src/quantity.test.ts > shows no broken rupiah'],
  'wrapper-home-back': [
    JOURNEY(
      'walks/screens',
      'inside the mobile app every screen leads home, and a nota is handed over',
    ),
  ],
  'wrapper-pdf-handoff': [
    JOURNEY('journeys/shell', 'inside the mobile app a PDF is handed over instead of opened'),
    'tests/spec/states.test.ts > the mobile app gets a nota that was printed, and no window opens',
  ],
  'login-screen-fields': [
    JOURNEY(
      'journeys/first-load',
      'the login form takes a name, a password and Enter before its code has come',
    ),
  ],
  'login-screen-labels': [PAGES],
  'public-paths': [PAGES],
  'login-flag-mismatch': [STORAGE('a login flag of any other value empties the storage')],
  'login-flag-required': [STORAGE('only the expected flag is a session')],
  'invalid-token': [
    STORAGE('an invalid token empties the storage, sets the flag false and loads the login'),
  ],
  'shell-parts': [
    JOURNEY(
      'journeys/shell',
      'the header knows the price of gold, and finds menus, pieces and notas',
    ),
  ],
  'loading-overlay': [
    JOURNEY('journeys/shell', 'leaving is asked about, and covered while it is under way'),
  ],
  'progress-dialog': [
    'tests/masters/import.test.ts > a long file tells how far it is, to the one who brought it',
  ],
  'offline-dialog': [
    JOURNEY(
      'journeys/shell',
      'losing the network cannot be dismissed; finding it again loses and loads nothing',
    ),
  ],
  'online-dialog': [
    JOURNEY(
      'journeys/shell',
      'losing the network cannot be dismissed; finding it again loses and loads nothing',
    ),
  ],
  'settings-changed-prompt': [
    JOURNEY(
      'journeys/settings',
      'one changes a setting, the other is asked and sees it; who changed it is not asked',
    ),
  ],
  'submenu-hide-delay': [FLOATING],
  'logout-confirm': [
    JOURNEY('journeys/shell', 'leaving is asked about, and covered while it is under way'),
  ],
  'logout-call': ['tests/sesi/sesi.test.ts > logout ends the session at once'],
  'language-picker': [STORAGE('the language is chosen, kept, and Indonesian before anybody chose')],
  'menu-search': [
    JOURNEY(
      'journeys/shell',
      'the header knows the price of gold, and finds menus, pieces and notas',
    ),
  ],
  'route-titles': [TABLE('every screen of the menu has a title')],
  'submenu-pages': [
    JOURNEY(
      'journeys/shell',
      'each page of tiles stands; an empty one says so and is not in the sidebar',
    ),
  ],
  'back-link-submenu-laporan': [
    JOURNEY('walks/screens', 'an empty report is no failed one, each with its own words'),
  ],
  'tutup-toko-route': [
    JOURNEY(
      'journeys/day',
      'the cashier closes the day by a blind count; the others read who closed it',
    ),
  ],
  'gate-access-denied': [
    JOURNEY('walks/pages', 'a screen without the right shows the access-denied page'),
    DOORS('a screen of a module opens while its module is on, and only then'),
  ],
  'gate-dimensions': [
    DOORS('a screen of a module opens while its module is on, and only then'),
    'packages/contract/src/menu/gates.test.ts > of one kind of store, or of some stores, is shut elsewhere',
  ],
  'gate-reset-points': [DOORS('a screen of a module opens while its module is on, and only then')],
  'stone-masters': [ONE_TABLE],
  'gate-potongan': [DOORS('a screen of a module opens while its module is on, and only then')],
  'gate-kupon': [DOORS('a screen of a module opens while its module is on, and only then')],
  'gate-supplier': [DOORS('a screen of a module opens while its module is on, and only then')],
  'gate-debt-parameters': [
    DOORS('a screen of a module opens while its module is on, and only then'),
  ],
  'gate-bonus-sales': [DOORS('a screen of a module opens while its module is on, and only then')],
  'gate-whatsapp': [DOORS('a screen of a module opens while its module is on, and only then')],
  'gate-parameter-akun': [
    DOORS('a screen of a module opens while its module is on, and only then'),
  ],
  'gate-marketplace': [DOORS('a screen of a module opens while its module is on, and only then')],
  'gate-service-description': [
    DOORS('a screen of a module opens while its module is on, and only then'),
  ],
  'gate-debt-principal-hidden': [
    'tests/masters/loket.test.ts > hides its parameters from everybody in that store, and refuses their calls',
  ],
  levels: [FIGURES('the levels are there, and each list of them is the one that is asked')],
  'menu-visibility-su-own': [
    'packages/contract/src/menu/gates.test.ts > opens to who has it in the tree, and to SU and OWN',
  ],
  'menu-visibility-others': [DOORS('every level sees what its access tree shows, and no more')],
  'stock-summary-owner': [
    'tests/pengaturan/settings.test.ts > the stock summary is hidden from everybody but OWN',
  ],
  'level-settingsystem': [
    DOORS('a screen of some levels opens to them alone, and so do its calls'),
  ],
  'level-export-csv': [DOORS('a screen of some levels opens to them alone, and so do its calls')],
  'level-setting-nota': [DOORS('papers are for the owner alone while the store says so')],
  'access-tree-depth': [TABLE('the access tree has three levels, the middle one without paths')],
  'access-per-user': [
    'tests/users/akses.test.ts > given or taken holds at the next request, and open screens hear of it',
  ],
  'store-picker-head-office': [JOURNEY('walks/screens', 'only the head office picks a store')],
  'valid-by-filter': [
    'tests/reports/rights.test.ts > valid by narrows to who made it; nobody else is nobody',
  ],
  'pusat-portal-selection': [
    'tests/penjualan/penjualan.test.ts > head office works for the branch through its portal',
  ],
  'auth-supervisor-levels': [
    FIGURES('the levels are there, and each list of them is the one that is asked'),
    DOORS('SPV and OWN of a store approve, and owners of head office; no other level'),
  ],
  'auth-prompt-cancel-sale': [
    JOURNEY(
      'journeys/day',
      'a sale is cancelled with approval, and its piece lies in its tray again',
    ),
  ],
  'auth-prompt-cancel-deposit': [
    'tests/titipan/undo.test.ts > needs a grant for this very command',
  ],
  'auth-prompt-cancel-purchase': ['tests/rights/grants.test.ts > at every door that takes one'],
  'auth-prompt-purchase-weight-tolerance': [
    'tests/pembelian/pembelian.test.ts > a weight beyond the tolerance of the nota asks for a grant, heavier or lighter',
  ],
  'auth-prompt-purchasing': [
    'tests/pembelian/pembelian.test.ts > above the ceiling a supervisor is asked, and stands on the document',
  ],
  'auth-prompt-diamond-below-cost': ['packages/domain/src/price.test.ts > %s'],
  'auth-prompt-raise-sales-limit': ['packages/domain/src/price.test.ts > %s'],
  'auth-prompt-lower-sales-fee': ['packages/domain/src/price.test.ts > %s'],
  'auth-prompt-sell-below-cost': [
    JOURNEY('journeys/day', 'a price below cost goes through only with a supervisor'),
  ],
  'auth-below-cost-form': [
    JOURNEY('journeys/day', 'a price below cost goes through only with a supervisor'),
  ],
  'auth-form-fields': [FIGURES('an approval carries the fields that are asked')],
  'auth-request-fields': [FIGURES('an approval carries the fields that are asked')],
  'auth-messages': [
    'tests/penjualan/penjualan.test.ts > a cashier cannot approve, a wrong password is told the same way',
  ],
  'fp-start-manual': [
    JOURNEY(
      'journeys/sidik',
      'the cashier cancels a sale by the supervisor finger; a wrong one is asked again',
    ),
  ],
  'fp-switch-fetch': [
    JOURNEY(
      'journeys/sidik',
      'the cashier cancels a sale by the supervisor finger; a wrong one is asked again',
    ),
  ],
  'fp-first-bytes': [
    'tests/sidik/sidik.test.ts > no more than the reference of a finger ever leaves the device',
  ],
  'fp-shows-scan': [
    JOURNEY(
      'journeys/sidik',
      'the cashier cancels a sale by the supervisor finger; a wrong one is asked again',
    ),
  ],
  'fp-opens-channel': [
    'tests/sidik/sidik.test.ts > one cancellation: the page hears of the scan, the grant lets it through',
  ],
  'fp-accept-condition': ['tests/sidik/sidik.test.ts > one that another cashier asked for'],
  'fp-success': [
    'tests/sidik/sidik.test.ts > one cancellation: the page hears of the scan, the grant lets it through',
  ],
  'fp-send-fields': [
    'tests/sidik/sidik.test.ts > by the specified fields alone: the grant is bound to the command of the scan',
  ],
  'fp-failed-scan': [
    'tests/sidik/sidik.test.ts > a finger of somebody else: the page is told to try again',
  ],
  'fp-needs-user': [
    'tests/sidik/sidik.test.ts > no more than the reference of a finger ever leaves the device',
  ],
  'fp-levels': [
    FIGURES('the levels are there, and each list of them is the one that is asked'),
    DOORS('SPV and OWN of a store approve, and owners of head office; no other level'),
  ],
  'fp-module': ['tests/sidik/sidik.test.ts > a module that is off closes every call of it'],
  'fp-auth-failed': [
    'tests/sidik/sidik.test.ts > a finger of somebody else: the page is told to try again',
  ],
  'session-data': [STORAGE('the session is kept under the specified names')],
  'session-pembulatan': [STORAGE('the session is kept under the specified names')],
  'session-portals': [STORAGE('the session is kept under the specified names')],
  'build-info': [
    FIGURES('the build says version, number and tag'),
    'tests/walks/screens.journey.ts > the login page says version, build and tag',
  ],
  languages: [
    FIGURES('the languages are the six, Indonesian first, English where a text is missing'),
  ],
  'language-default': [
    STORAGE('the language is chosen, kept, and Indonesian before anybody chose'),
  ],
  'language-fallback': [
    FIGURES('the languages are the six, Indonesian first, English where a text is missing'),
  ],
}
