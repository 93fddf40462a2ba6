const MUTASI = (title: string) => `tests/kas/mutasi.test.ts > ${title}`
const KIRIM = (title: string) => `tests/kirim-uang/kirim-uang.test.ts > ${title}`
const SCREEN = (title: string) => `tests/journeys/uang.journey.ts > ${title}`
const FAILED = (title: string) => `tests/journeys/uang-gagal.journey.ts > ${title}`
const BRANCHES = [SCREEN('the head office looks at what its branches sent, store by store')]
const PER_STORE = [FAILED('what branches sent is asked for once per store, all or received')]
const NOTHING = [FAILED('nothing found is told, and the rows that stood there are gone')]
const SILENT = [
  FAILED('rows of the stores that answer stay beside one that does not, which is named'),
  FAILED('where no store answers nothing is called empty, and it can be asked again'),
]
const FOLLOWING = [
  MUTASI('a cash mutation goes from CASH to a bank or from a bank to CASH'),
  FAILED('a bank at one end of a cash mutation makes the other CASH, and CASH empties it'),
]
const FIELD = [MUTASI('%s %j')]
const FORM = 'CASH goes to a bank: the form says what lacks, and which end has no account'
const SENT = 'money goes to head office with its slip, and is received there once'

/** Rules of money that moves by itself, and between stores. */
export const MONEY_RULES: Readonly<Record<string, readonly string[]>> = {
  'mutasi-bank-modal': [SCREEN('both mutations open their form, which only its buttons close')],
  'mutasi-cash-modal': [SCREEN('both mutations open their form, which only its buttons close')],
  'mutasi-cash-origin-cash': FOLLOWING,
  'mutasi-cash-origin-bank': FOLLOWING,
  'mutasi-cash-account-selector': [SCREEN(FORM)],
  'mutasi-required-kategori': FIELD,
  'mutasi-required-asal-tujuan': FIELD,
  'mutasi-required-keterangan': FIELD,
  'mutasi-required-jumlah': FIELD,
  'mutasi-bank-different': [
    MUTASI('a bank mutation goes between two accounts, or cash and one, never to itself'),
    FAILED('a bank mutation from an account to itself is told so at the account'),
  ],
  'mutasi-payload': [MUTASI('both send the seven fields and no more')],
  'mutasi-accounts-by-bank': [
    MUTASI('banks, accounts and categories are those of the masters'),
    SCREEN(FORM),
  ],
  'mutasi-cash-messages': [
    SCREEN(FORM),
    FAILED('a cash mutation that fails says so, with the words of the server if it has any'),
  ],
  'mutasi-bank-messages': [
    FAILED('a bank mutation says that it could not be added, and then that it was saved'),
  ],
  'send-money-failed': [FAILED('money that could not be sent says so, and what was typed stays')],
  'sent-money-report': [
    ...BRANCHES,
    FAILED('all that a store sent is read, however much, and days narrow it'),
  ],
  'sent-money-store-required': BRANCHES,
  'sent-money-per-portal': PER_STORE,
  'sent-money-status-default': PER_STORE,
  'sent-money-done': PER_STORE,
  'sent-money-empty': NOTHING,
  'sent-money-error': SILENT,
  'send-money-branch': [KIRIM('is on its way from a drawer of the branch to one of head office')],
  'send-money-slip': [KIRIM('its slip lies down on 297 × 210, the address cut at 48 and 90')],
  'send-money-history': [
    KIRIM('lists are narrowed by state; history knows both ways; age counts business days'),
  ],
  'receive-money-flow': [SCREEN(SENT)],
  'receive-money-messages': [
    SCREEN(SENT),
    FAILED('money that could not be received says so, and can be received again'),
  ],
  'receive-money-reference': [SCREEN(SENT)],
}
