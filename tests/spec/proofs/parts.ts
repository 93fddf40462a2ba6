/** How one part of a rule stands: tests that prove it, an area to come, or a decision. */
type Part =
  | readonly string[]
  | { readonly later: string }
  | { readonly decided: `docs/decisions/${string}` }

export type Parts = Readonly<Record<string, Part>>

const ADDRESSES = (title: string) => `tests/scale/addresses.test.ts > ${title}`
/** Printed once, and twice while the flag of its kind is on. */
const TWICE = (kind: string) => `tests/kertas/copies.test.ts > %s > ${kind}`
const WHATSAPP = 'tests/pengaturan/layanan.test.ts > sends one message to a number'
const WHOLESALE =
  'tests/journeys/settings.journey.ts > a service is set, tried, and its key is never seen again'
/** A server of others that the process names, and the store's own wins. */
const NAMED =
  'tests/pengaturan/layanan.test.ts > is used while the store names none; a key does not go from one to the other'

/**
 * Rules that name several things: each is a line of its own, or one proof would speak for all.
 * Where the specification lists them, none is left out and none is added.
 */
export const RULE_PARTS: Readonly<Record<string, Parts>> = {
  'config-keys': {
    'backend URL': [ADDRESSES('a branch: its people, and head office at work for it')],
    'app URL': [
      ADDRESSES('the page, its files, its calls and its channel are found, at any address'),
    ],
    type: [ADDRESSES('head office: its people only, for any store')],
    'messaging backend': [WHATSAPP, NAMED],
    'wholesale server': [WHOLESALE, NAMED],
    'online store backend': { later: 'online' },
    'push-service project name': { later: 'push' },
    version: ['tests/walks/screens.journey.ts > the login page says version, build and tag'],
    'auth type': [
      'tests/pengaturan/new-store.test.ts > a store that opens under AUTH_TYPE=%s approves so',
      'tests/journeys/sidik.journey.ts > the cashier cancels a sale by the supervisor finger; a wrong one is asked again',
    ],
    'wholesale domain': [
      'tests/pengaturan/layanan.test.ts > of wholesale leads to its domain, and a store has a way of its own',
    ],
  },
  'receipt-kinds': {
    purchase: [TWICE('slip-pembelian')],
    debt: [TWICE('surat-gadai')],
    service: { later: 'service' },
    order: { later: 'pesanan' },
    deposit: [TWICE('slip-titipan')],
    'sale accessory': { later: 'aksesoris' },
    'exchange slip': [TWICE('slip-tukar-tambah')],
  },
  'gate-doc1-flags': {
    'supplier-barang module': [
      'tests/spec/red.test.ts > %s without its module is due > /master-supplier',
    ],
    'finance input-validation module': [
      'tests/kas/ajuan-uang.test.ts > moves no drawer until another validates it; then as it was agreed',
      'tests/kas/ajuan-uang.test.ts > with the module off money is booked at once, and what waits still ends',
    ],
  },
}
