import { REFUSALS } from '@kencana/contract/refusals'
import { expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { fieldsTaken, isMaster } from './bodies.ts'
import { raisedByCall } from './raised-by-call.ts'

// What one door asks every other door to the same asks too: whatever two posting commands take by
// one name is held by one rule, whose refusal each of them can say, or no rule holds it anywhere
// (18 D, kind 8). A new command that takes such a field and lacks the rule is red.

interface Rule {
  /** Refusals that are the rule. */
  readonly by: readonly string[]
  /** Doors where it does not hold, with the reason. */
  readonly but?: Readonly<Record<string, string>>
}

const NAMED: Rule = { by: ['RUJUKAN_TIDAK_ADA'] }
const PERSON: Rule = { by: ['IDENTITAS_JUMLAH'] }
const ROOM: Rule = { by: ['BAKI_PENUH'] }
const SUPERVISED: Rule = { by: ['BUTUH_OTORISASI'] }
const IS_SUM = 'what its tenders come to, which PEMBAYARAN_KURANG and _LEBIH hold'

const RULES: Readonly<Record<string, Rule>> = {
  kode_setuju: { by: ['SLIP_SUDAH', 'SLIP_DUA_KALI'] },
  kode_bank: NAMED,
  no_rekening: NAMED,
  kode_sales: NAMED,
  kode_supplier: NAMED,
  kode_dept: NAMED,
  kode_group: NAMED,
  kode_kadar: NAMED,
  kode_tukang: NAMED,
  kode_kondisi: NAMED,
  kerusakan: NAMED,
  kelompok_harga: NAMED,
  kode_harga: NAMED,
  kode_ongkos: NAMED,
  kode_bandrol: NAMED,
  kode_baki: ROOM,
  ke_baki: ROOM,
  laci: {
    by: ['LACI_KURANG', 'RUJUKAN_TIDAK_ADA'],
    but: { 'POST tutup-toko': 'counts the drawers there are: LACI_TIDAK_LENGKAP' },
  },
  jumlah: { by: ['LACI_KURANG'] },
  tgl_system: { by: ['TOKO_SUDAH_TUTUP', 'TOKO_BELUM_BUKA'] },
  otorisasi: { by: ['BUTUH_OTORISASI', 'OTORISASI_TIDAK_SAH'] },
  no_identitas: PERSON,
  telp: PERSON,
  id_pelanggan: { by: ['TIDAK_DITEMUKAN'] },
  kode_kupon: { by: ['KUPON_TIDAK_BERLAKU', 'KUPON_TERPAKAI'] },
  no_bon: { by: ['BON_SELESAI', 'BON_BERUBAH'] },
  total: {
    by: ['TOTAL_BERUBAH'],
    but: {
      'POST titipan': IS_SUM,
      'POST titipan/{no_titipan}/tambah': IS_SUM,
      'POST piutang-penjualan/{no_kurang_bayar}/bayar': IS_SUM,
      'POST tutup-toko': 'of a machine’s slip, held by SELISIH_MESIN',
    },
  },
  pembayaran: {
    by: ['PEMBAYARAN_KURANG', 'PEMBAYARAN_LEBIH'],
    but: { 'POST pencairan-non-cash': 'slips by their lines; what came is held by CAIR_LEBIH' },
  },
  kode_barcode: { by: ['BARCODE_GANDA'] },
  no_faktur_jual: {
    by: ['NOTA_SUDAH_DIBELI'],
    but: { 'POST piutang-penjualan': 'what was short of it; its pieces stay with the customer' },
  },
  harga_jual: SUPERVISED,
  harga_beli: SUPERVISED,
  diskon_rp: { by: ['DISKON_MELEBIHI', 'BUTUH_OTORISASI'] },
  janji_tukar: { by: ['JANJI_TERLEWAT', 'BUTUH_OTORISASI'] },
  modal_rp: { by: ['MODAL_TIDAK_WAJAR'] },
  berat: {
    by: ['BERAT_TIDAK_WAJAR'],
    but: {
      'POST sortir': 'held against the books: SUSUT_TUKANG',
      'POST lebur': 'seen by another: LEBUR',
      'POST stock-cuci-manual/masuk': 'held by what the pool has: KOLAM_KURANG',
      'POST stock-cuci-manual/keluar': 'held by what the pool has: KOLAM_KURANG',
      'POST stock-cuci-manual/kirim': 'held by what the pool has: KOLAM_KURANG',
      'POST stock-cuci-manual/terima': 'held against what was sent: SUSUT_TUKANG',
      'POST terima-cuci': 'held against what was sent: SUSUT_TUKANG',
      'POST terima-sepuhan': 'held against what was sent: SUSUT_TUKANG',
    },
  },
  jumlah_hutang: { by: ['MELEBIHI_PLAFOND', 'PINJAMAN_TERLALU_KECIL'] },
  kode_transaksi: { by: ['KODE_TANPA_AKUN'] },
  kode_timbangan: NAMED,
  no_kirim: { by: ['BATCH_SELESAI'] },
}

/** What no rule holds beyond its form: words, parts that hold others, choices, own numbers. */
const PLAIN: readonly string[] = [
  ...['alasan', 'keterangan', 'nama', 'alamat', 'nama_barang', 'kode_intern', 'size', 'faktur_no'],
  ...['baris', 'barang', 'customer', 'penjual', 'pajak', 'bebas', 'identitas', 'pencairan'],
  ...['jenis_identitas', 'jenis', 'cara', 'metode', 'ke', 'asal', 'tujuan', 'sumber', 'kategori'],
  ...['mode_harga', 'asal_pajak', 'dipakai', 'dipastikan', 'npwp', 'kartu_akhir', 'penerbit'],
  ...['kode_customer', 'kode_member', 'dokumen', 'nomor', 'asal_rekening', 'tujuan_rekening'],
  // dates.test.ts and free-amounts.test.ts hold these
  ...['ke_rekening', 'tgl', 'faktur_tgl', 'ongkos_per_gram', 'ongkos_per_pcs', 'atribut_rp'],
  ...['harga_bandrol', 'tgl_janji', 'baris_mentah', 'versi'],
]

/** Commands that write a document of the ledger: all of them may be told LACI_KURANG. */
const POSTING = endpoints.filter(
  ({ kind, route }) =>
    kind === 'document' && route.keyed === true && route.refusals?.includes('LACI_KURANG'),
)

const takenBy = new Map<string, Set<string>>()
for (const { name, path, command } of fieldsTaken(POSTING)) {
  const last = name.split('.').at(-1) ?? ''
  if (!isMaster(path)) takenBy.set(last, (takenBy.get(last) ?? new Set()).add(command))
}
const SHARED = [...takenBy].filter(([, commands]) => commands.size > 1)
const saysOf = new Map(POSTING.map(({ route: r }) => [`${r.method} ${r.path}`, r.refusals ?? []]))

test('whatever two posting commands take is judged', () => {
  expect(POSTING.length).toBeGreaterThan(50)
  const judged = [...Object.keys(RULES), ...PLAIN]
  expect(SHARED.map(([name]) => name).filter(name => !judged.includes(name))).toEqual([])
  const names = SHARED.map(([name]) => name)
  expect(judged.filter(name => !names.includes(name))).toEqual([])
  const known = new Set(Object.keys(REFUSALS))
  expect(Object.values(RULES).flatMap(({ by }) => by.filter(one => !known.has(one)))).toEqual([])
})

test.each(Object.entries(RULES))('%s is held alike at every door', (name, { by, but = {} }) => {
  const doors = [...(takenBy.get(name) ?? [])]
  const lacking = doors.filter(door => by.some(one => !saysOf.get(door)?.includes(one)))
  expect(lacking.sort()).toEqual(Object.keys(but).sort())
})

/** Said by the writer in the database, of every document that carries a grant. */
const BY_WRITER = ['OTORISASI_TIDAK_SAH']

// A route may list more than it says: refusals.test.ts holds the other way alone.
test('what is said to hold is led to by the use case of every door', async () => {
  const raised = await raisedByCall()
  const idle = Object.entries(RULES).flatMap(([name, { by, but = {} }]) =>
    [...(takenBy.get(name) ?? [])]
      .filter(door => but[door] === undefined)
      .flatMap(door => by.map(guard => ({ name, door, guard })))
      .filter(({ door, guard }) => !BY_WRITER.includes(guard) && !raised(door)?.has(guard)),
  )
  expect(idle).toEqual([])
})
