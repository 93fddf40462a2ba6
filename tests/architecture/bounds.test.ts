import { readFileSync } from 'node:fs'
import type { Field } from '@kencana/contract/kit/field'
import { MASTERS } from '@kencana/contract/masters/registry'
import { SETTINGS } from '@kencana/contract/settings'
import { expect, test } from 'vitest'

// A bound of a document is walked around by two documents. Every figure that a shop sets is judged
// here: of whom or what it is a bound, so that splitting gains nothing, or that it is none (18 D,
// kind 2). Bounds of persons, cards and days are tried by splitting in the file that is named.

/** Counted over all documents of whom it is about: the test that splits. */
interface Counted {
  readonly of: 'PERSON_DAY' | 'PERSON_HOUR' | 'CARD_DAY' | 'CUSTOMER' | 'ALL' | 'TRAY'
  readonly tried: string
}

const PIECE = 'of a piece or a line: there is nothing to split'
const RATE = 'a share of what it is asked about: parts have the same share'
const LATER = 'its area is still to come'
const EACH = 'more of it is given for more: a rule of a price, no bound'
const PLEDGE = 'of one pledge: another loan has other goods, and a person’s day is one sum'
const OF_TRAY = 'of one tray as it lies there: every weighing is reported'
const MONEY_FIRST = 'a least, which parts reach later than the whole'

const OF_SETTINGS: Readonly<Record<string, string | Counted>> = {
  PEMBULATAN: 'a step of rounding',
  BATAS_NAIK_HARGA: PIECE,
  BATAS_TURUN_HARGA: PIECE,
  JANJI_TUKAR_HARI: PIECE,
  BATAS_UBAH_EMAS: 'of the day’s first price, not of a step (decision 0079)',
  BATAS_UMUR_HARGA: 'reminds, holds nothing',
  BATAS_UBAH_HARGA: 'asks whoever types whether it is meant; holds nobody',
  BATAS_MODAL_WAJAR: PIECE,
  BATAS_ONGKOS_TUKANG: 'asks whoever types whether it is meant; holds nobody',
  KADAR_MAKS: PIECE,
  TOLERANSI_BERAT_MG: PIECE,
  BELI_KREDIT_HARI: 'days of a nota; its credit is taken of whatever comes back of it first',
  SETIA_NOTA: 'notas of a customer in his days: more of them is what is meant',
  SETIA_HARI: 'days of a customer, reckoned from today',
  CARI_NOTA_LAMA: { of: 'PERSON_DAY', tried: 'tests/penjualan/nota-lama.test.ts' },
  NOTA_TOKO_LAIN: { of: 'PERSON_HOUR', tried: 'tests/pembelian/nota-lain.test.ts' },
  JAM_GANTI_HARI: 'an hour',
  BATAS_BERAT_WAJAR: PIECE,
  BERAT_LABEL_MG: 'what a label weighs',
  TIMBANG_TOLERANSI_MG: OF_TRAY,
  TIMBANG_TOLERANSI_PCS_MG: OF_TRAY,
  TOLERANSI_SELISIH_KAS: 'of a drawer and its day: it is counted once, at the closing',
  BIAYA_GESEK: RATE,
  BATAS_GESEK: { of: 'CARD_DAY', tried: 'tests/gesek-tunai/gesek-tunai.test.ts' },
  BATAS_UANG_KELUAR: { of: 'PERSON_DAY', tried: 'tests/kas/uang-kas.test.ts' },
  BATAS_SELISIH_MDR: RATE,
  LELANG_TERENDAH: RATE,
  LELANG_BIAYA: RATE,
  SUSUT_MIN_MG: PIECE,
  KADAR_BATANGAN: PIECE,
}

/** Fields of masters that bound something, by master and field. */
const OF_MASTERS: Readonly<Record<string, string | Counted>> = {
  'baki kapasitas': { of: 'TRAY', tried: 'tests/barang/room.test.ts' },
  'plafond-hutang-kadar pinjaman_minimal': MONEY_FIRST,
  'plafond-hutang-kadar pinjaman_maksimal': PLEDGE,
  'plafond-hutang pinjaman_minimal': MONEY_FIRST,
  'plafond-hutang pinjaman_maksimal': PLEDGE,
  'bunga-hutang hari_minimal': EACH,
  'bunga-hutang hari_tenggang': EACH,
  'cicilan harga_minimal': LATER,
  'cicilan hari_tenggang': LATER,
  'get-point-member minimal_rp': LATER,
  'hadiah stok_minimal': LATER,
  'parameter-member-afiliasi minimal_rp': LATER,
  'parameter-point poin_minimal': LATER,
  'parameter-point maks_bayar_permil': LATER,
  'deskripsi-service toleransi_berat': LATER,
  'supplier tempo_hari': EACH,
  'kupon potongan_maksimal': 'of one use of a coupon, which is once a nota and counted by kuota',
  'kupon minimal_rp': MONEY_FIRST,
  'kupon kuota': { of: 'ALL', tried: 'tests/penjualan/kupon.test.ts' },
  'kupon sekali_per_member': { of: 'CUSTOMER', tried: 'tests/penjualan/kupon.test.ts' },
}

const isFigure = (field: Field): boolean => 'min' in field
const BOUNDING = /maks|minimal|kuota|kapasitas|sekali|batas|plafond_maks|tempo|toleransi|tenggang/

const settings = SETTINGS.filter(({ field }) => isFigure(field)).map(({ key }) => key)
const masters = MASTERS.flatMap(({ name, fields }) =>
  Object.entries(fields)
    .filter(([field, kind]) => (isFigure(kind) || kind.kind === 'flag') && BOUNDING.test(field))
    .map(([field]) => `${name} ${field}`),
)

test.each([
  ['setting', settings, OF_SETTINGS],
  ['field of a master', masters, OF_MASTERS],
] as const)('every %s that bounds something says of whom', (_, found, judged) => {
  expect(found.filter(one => judged[one] === undefined)).toEqual([])
  expect(Object.keys(judged).filter(one => !found.includes(one))).toEqual([])
})

test('what is counted over documents is tried by splitting', () => {
  const all = { ...OF_SETTINGS, ...OF_MASTERS }
  const untried = Object.entries(all).flatMap(([name, judged]) => {
    if (typeof judged === 'string') return []
    const key = name.split(' ').at(-1) ?? ''
    return readFileSync(judged.tried, 'utf8').includes(key) ? [] : [name]
  })
  expect(untried).toEqual([])
})
