import { KATEGORI_OTORISASI } from '@kencana/contract/permissions'
import { REFUSALS } from '@kencana/contract/refusals'
import { expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { fieldsTaken, isMaster } from './bodies.ts'

// A command that names a thing the books know (a piece, a nota, a loan, a deposit) and takes a code
// beside it lets that code be told otherwise than the books have it: gold of 375 is bought as 750.
// Each such code is held by something, or there is a reason why it need not be (18 D, kind 1).

const OTHERWISE = ['PEMBELIAN']
const NAMED = ['RUJUKAN_TIDAK_ADA']
const SLIP = ['SLIP_SUDAH', 'SLIP_DUA_KALI']
const PERSON = ['IDENTITAS_JUMLAH']
const SEEN = 'what the counter sees; the rules price it and ask about damage: PEMBELIAN'
const RESOLD = 'what it is sold by from now on, of masters: a sale below cost is JUAL_DIBAWAH_MODAL'
const OFFER = 'where it is offered, of masters: the piece and its price are the books’ own'

/** Guards, or why there is none, by the last part of the path and the name of the code. */
const HELD: Readonly<Record<string, readonly string[] | string>> = {
  'pembelian barang.kode_dept': OTHERWISE,
  'pembelian barang.kode_group': OTHERWISE,
  'pembelian barang.kode_kadar': OTHERWISE,
  'pembelian barang.kode_kondisi': OTHERWISE,
  'pembelian barang.kelompok_harga': NAMED,
  'pembelian barang.kode_harga': NAMED,
  'pembelian barang.kode_baki': ['BAKI_PENUH'],
  'pembelian barang.dipakai': SEEN,
  'pembelian pembayaran.kode_bank': NAMED,
  'sortir barang.kode_kadar': ['SUSUT_TUKANG'],
  'sortir barang.kode_baki': ['BAKI_PENUH'],
  'sortir barang.kode_group': RESOLD,
  'sortir barang.kode_ongkos': RESOLD,
  'sortir barang.kode_bandrol': RESOLD,
  'sortir barang.kode_timbangan': NAMED,
  'terima-cuci barang.kode_kadar': ['SUSUT_TUKANG'],
  'terima-cuci barang.kode_baki': ['BAKI_PENUH'],
  'terima-cuci barang.kode_group': RESOLD,
  'terima-cuci barang.kode_ongkos': RESOLD,
  'terima-cuci barang.kode_bandrol': RESOLD,
  'terima-cuci barang.kode_timbangan': NAMED,
  'terima-sepuhan barang.kode_kadar': ['SUSUT_TUKANG'],
  'terima-sepuhan barang.kode_baki': ['BAKI_PENUH'],
  'terima-sepuhan barang.kode_group': RESOLD,
  'terima-sepuhan barang.kode_ongkos': RESOLD,
  'terima-sepuhan barang.kode_bandrol': RESOLD,
  'terima-sepuhan barang.kode_timbangan': NAMED,
  'lebur/{no_lebur}/jual jenis': PERSON,
  'lebur/{no_lebur}/jual identitas.jenis_identitas': PERSON,
  'lebur/{no_lebur}/jual pembayaran.kode_bank': NAMED,
  'lebur/{no_lebur}/jual pembayaran.kode_setuju': SLIP,
  'lebur/{no_lebur}/serah kode_supplier': NAMED,
  'penjualan pembayaran.kode_bank': NAMED,
  'penjualan pembayaran.kode_setuju': SLIP,
  'tukar-tambah beli.barang.kode_dept': OTHERWISE,
  'tukar-tambah beli.barang.kode_group': OTHERWISE,
  'tukar-tambah beli.barang.kode_kadar': OTHERWISE,
  'tukar-tambah beli.barang.kode_kondisi': OTHERWISE,
  'tukar-tambah beli.barang.kelompok_harga': NAMED,
  'tukar-tambah beli.barang.kode_harga': NAMED,
  'tukar-tambah beli.barang.kode_baki': ['BAKI_PENUH'],
  'tukar-tambah beli.barang.dipakai': SEEN,
  'tukar-tambah pembayaran.kode_bank': NAMED,
  'tukar-tambah pembayaran.kode_setuju': SLIP,
  'barang/{kode_barcode} kode_intern': 'a mark of the shop’s own, looked for by it alone',
  'barang/{kode_barcode} kode_kondisi': NAMED,
  'barang/{kode_barcode} kode_ongkos': [...NAMED, 'HARGA_BERUBAH_JAUH'],
  'barang/{kode_barcode} kode_bandrol': [...NAMED, 'HARGA_BERUBAH_JAUH'],
  'barang/{kode_barcode}/marketplace kode_marketplace': OFFER,
  'barang/{kode_barcode}/marketplace kode_kurir': OFFER,
  'tebus pembayaran.kode_bank': NAMED,
  'tebus pembayaran.kode_setuju': SLIP,
  'perpanjang pembayaran.kode_bank': NAMED,
  'perpanjang pembayaran.kode_setuju': SLIP,
  'perpanjang pencairan.kode_bank': NAMED,
  'lelang identitas.jenis_identitas': PERSON,
  'lelang pembayaran.kode_bank': NAMED,
  'lelang pembayaran.kode_setuju': SLIP,
  'kelebihan pencairan.kode_bank': NAMED,
  'tambah pembayaran.kode_bank': NAMED,
  'tambah pembayaran.kode_setuju': SLIP,
  'tambah identitas.jenis_identitas': PERSON,
  'kembali pencairan.kode_bank': NAMED,
  'bayar pembayaran.kode_bank': NAMED,
  'bayar pembayaran.kode_setuju': SLIP,
}

const KNOWN = /^(kode_barcode|no_(faktur_\w+|bon|titipan|kurang_bayar|tukar_tambah|gesek|cair))$/
const NAMES_ONE = /\{(kode_barcode|no_\w+)\}/
const CODE = /^(kode_(?!barcode$)\w+|jenis(_\w+)?|kelompok_\w+|golongan|kadar|dipakai)$/

/** Writes nothing: looks, tries, appraises, fetches what is sent. */
const LOOKS = /\/(pratinjau|taksir|coba)$|\/get\/bynota(\/single)?$|^(transaction|cash-pusat)/

const nameOf = (path: string): string =>
  path.replace(/^(hutang|titipan|piutang-penjualan)\/(\{\w+\}\/)?/, '')

const commands = fieldsTaken(endpoints).filter(
  ({ method, path }) => method !== 'GET' && !isMaster(path) && !LOOKS.test(path),
)
const lastOf = (name: string) => name.split('.').at(-1) ?? ''
const boxOf = (name: string) => name.slice(0, -lastOf(name).length)

/** Places in bodies where something is named that the books know. */
const named = new Set(
  commands.flatMap(({ command, name }) =>
    KNOWN.test(lastOf(name)) ? [`${command} ${boxOf(name)}`] : [],
  ),
)
const isBeside = ({ command, path, name }: (typeof commands)[number]): boolean =>
  NAMES_ONE.test(path) ||
  name.split('.').some((_, at, parts) => {
    const box = parts
      .slice(0, at)
      .map(part => `${part}.`)
      .join('')
    return named.has(`${command} ${box}`)
  })

const TAKEN = commands.filter(one => CODE.test(lastOf(one.name)) && isBeside(one))
const FOUND = [...new Set(TAKEN.map(({ path, name }) => `${nameOf(path)} ${name}`))]

test('every code beside a thing that is known is held by something, or need not be', () => {
  expect(FOUND.filter(one => HELD[one] === undefined)).toEqual([])
  expect(Object.keys(HELD).filter(one => !FOUND.includes(one))).toEqual([])
})

test('what holds a code is a refusal or an approval every command that takes it can say', () => {
  const grants = KATEGORI_OTORISASI as readonly string[]
  const saysOf = new Map(
    endpoints.map(({ route: r }) => [`${r.method} ${r.path}`, r.refusals ?? []]),
  )
  const silent = TAKEN.flatMap(({ command, path, name }) => {
    const held = HELD[`${nameOf(path)} ${name}`] ?? []
    if (typeof held === 'string') return []
    return held
      .map(guard => (grants.includes(guard) ? 'BUTUH_OTORISASI' : guard))
      .filter(guard => !(guard in REFUSALS) || !saysOf.get(command)?.includes(guard))
      .map(guard => `${command} ${name}: ${guard}`)
  })
  expect([...new Set(silent)]).toEqual([])
})
