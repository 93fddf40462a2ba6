import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { BOOK_BREAKS } from '../akuntansi/breaks.ts'
import { CUCI_BREAKS } from '../cuci/cuci-breaks.ts'
import { SETOR_BREAKS } from '../kas/setor-breaks.ts'
import { UANG_BREAKS } from '../kirim-uang/uang-breaks.ts'
import { KURANG_BREAKS } from '../kurang-bayar/kurang-breaks.ts'
import { MESSAGE_BREAKS } from '../kurir/message-breaks.ts'
import { LEBUR_BREAKS } from '../lebur/lebur-breaks.ts'
import { PAYMENT_BREAKS } from '../non-cash/payment-breaks.ts'
import { CAIR_BREAKS } from '../pencairan/cair-breaks.ts'
import { KORAN_BREAKS } from '../rekening-koran/koran-breaks.ts'
import { AWAL_BREAKS } from '../saldo-awal/awal-breaks.ts'
import {
  type Broken,
  brokenAsWhole,
  brokenBy,
  brokenInvariants,
  brokenOn,
} from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { AJUAN_BREAKS } from './ajuan-breaks.ts'
import { AKUN_BREAKS } from './akun-breaks.ts'
import { BELI_BREAKS } from './beli-breaks.ts'
import { BON_BREAKS } from './bon-breaks.ts'
import { KUPON_BREAKS } from './kupon-breaks.ts'
import { PAWN_BREAKS } from './pawn-breaks.ts'
import { tradeOneDay } from './traded-day.ts'
import { TUKAR_BREAKS } from './tukar-breaks.ts'

const api = await testShop()
const day = await tradeOneDay(api)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

test('a day of trade breaks nothing', async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
})

const HASH = "sha256('x')"

// Each break is one an administrator can make with the triggers off; `$jual` and the like are
// numbers of the traded day. The named invariant must see it (others may, too).
const BREAKS: readonly (readonly [invarian: string, what: string, statement: string])[] = [
  ...AKUN_BREAKS,
  [
    'I1',
    'a journal line raised',
    "update jurnal_baris set debit_rp = debit_rp + 1 where nomor = '$jual' and baris = 1",
  ],
  [
    'I1',
    'fine gold changed',
    "update jurnal_baris set murni_ug = murni_ug - 1 where nomor = '$jual' and murni_ug < 0",
  ],
  ['I2', 'a journal deleted', "delete from jurnal_baris where nomor = '$jual'"],
  ['I2', 'a document deleted', "delete from dokumen where nomor = '$jual'"],
  ['I2', 'a line of no document', "update dokumen_barang set nomor = 'FJ-X' where nomor = '$jual'"],
  [
    'I2',
    'a tender of no document',
    "update dokumen_bayar set nomor = 'FJ-X' where nomor = '$jual'",
  ],
  [
    'I2',
    'a tender lowered',
    "update dokumen_bayar set jumlah_rp = jumlah_rp - 1 where nomor = '$jual'",
  ],
  [
    'I2',
    'a line price changed',
    "update dokumen_barang set harga_rp = harga_rp + 500 where nomor = '$jual'",
  ],
  ['I2', 'a line on another day', "update dokumen_barang set tgl = tgl - 1 where nomor = '$jual'"],
  [
    'I2',
    'fine gold of a line changed',
    "update dokumen_barang set murni_ug = murni_ug + 1 where nomor = '$jual'",
  ],
  [
    'I2',
    'a cancellation of another sale',
    "update dokumen set membatalkan = '$jual' where membatalkan = '$batal'",
  ],
  [
    'I3',
    'a sold piece put back',
    "update barang set status = 'ADA', no_keluar = null where kode_barcode = '$ring0'",
  ],
  [
    'I3',
    'a piece in another tray',
    "update barang set kode_baki = 'A05' where kode_barcode = '$ring6'",
  ],
  [
    'I3',
    'a piece made heavier',
    "update barang set berat_mg = berat_mg + 1 where kode_barcode = '$ring6'",
  ],
  ['I3', 'a kadar raised', "update barang set permil = 916 where kode_barcode = '$ring6'"],
  [
    'I3',
    'a movement deleted',
    "delete from gerak_barang where kode_barcode = '$ring3' and versi = 2",
  ],
  [
    'I3',
    'a movement from elsewhere',
    "update gerak_barang set dari_baki = 'A07' where kode_barcode = '$ring3' and versi = 2",
  ],
  [
    'I3',
    'the counts of pieces changed',
    "update barang_jumlah set jumlah = jumlah + 1 where status = 'ADA'",
  ],
  [
    'I4',
    'a sale forgotten by its piece',
    "update barang set status = 'HANCUR' where kode_barcode = '$ring0'",
  ],
  ['I4', 'a cancellation deleted', "delete from dokumen where membatalkan = '$batal'"],
  [
    'I4',
    'a piece on two sales',
    "update dokumen_barang set kode_barcode = '$ring0' where nomor = '$besok'",
  ],
  [
    'I5',
    'cash called bank',
    "update jurnal_baris set jenis_akun = 'BANK' where nomor = '$jual' and jenis_akun = 'KAS'",
  ],
  [
    'I5',
    'cash by another kind of document',
    "update jurnal_baris set jenis_akun = 'KAS' where jenis = 'TAMBAH_BARANG'",
  ],
  [
    'I5',
    'cash moved to another drawer',
    "update jurnal_baris set laci = 'LACI2' where nomor = '$jual' and jenis_akun = 'KAS'",
  ],
  [
    'I5',
    'another count',
    `update dokumen set isi = jsonb_set(isi, '{laci,0,hitung_rp}', '1') where nomor = '$tutup'`,
  ],
  ['I8', 'a gap', "update nomor_urut set terakhir = terakhir + 1 where jenis = 'PENJUALAN'"],
  [
    'I8',
    'a counter without documents',
    "insert into nomor_urut values ('JKT', 'PENJUALAN', '2026-01-01', 1)",
  ],
  [
    'I8',
    'a number of another store',
    "update dokumen set nomor = replace(nomor, '-JKT-', '-BDG-') where nomor = '$jual'",
  ],
  [
    'I9',
    'other card takings',
    `update dokumen set isi = jsonb_set(isi, '{mesin,0,buku_rp}', '1') where nomor = '$tutup'`,
  ],
  [
    'I9',
    'a document added after the closing',
    "update dokumen set tgl = '2026-11-21' where nomor = '$besok'",
  ],
  [
    'I9',
    'other totals in the closing',
    `update dokumen set isi = jsonb_set(isi, '{dokumen,0,murni_ug}', '1') where nomor = '$tutup'`,
  ],
  [
    'I9',
    'other takings in the closing',
    `update dokumen set isi = jsonb_set(isi, '{bayar,0,total_rp}', '1') where nomor = '$tutup'`,
  ],
  ['I9', 'a closing deleted', "delete from dokumen where nomor = '$tutup'"],
  ['I9', 'no day open', "delete from hari_bisnis where kode_toko = 'JKT' and status = 'BUKA'"],
  [
    'I9',
    'a document on a day that never was',
    "update dokumen set tgl = '2026-12-31' where nomor = '$besok'",
  ],
  [
    'I10',
    'an audit row altered',
    "update audit set isi = isi || '{\"x\": 1}' where nomor = '$jual'",
  ],
  ['I10', 'an audit row deleted', "delete from audit where nomor = '$jual'"],
  ['I10', 'the tail cut off', "delete from audit where nomor = '$besok'"],
  ['I10', 'another head', `update audit_kepala set hash = ${HASH} where kode_toko = 'JKT'`],
  [
    'I10',
    'a document dearer than decided',
    "update dokumen set total_rp = total_rp + 500 where nomor = '$jual'",
  ],
  [
    'I10',
    'a document of someone else',
    "update dokumen set user_id = 'SALES-JKT' where nomor = '$jual'",
  ],
  [
    'I10',
    'a journal on another account',
    "update jurnal_baris set nomor_akun = '1-0000' where nomor = '$jual' and baris = 1",
  ],
  [
    'I11',
    'a sales person of another store',
    "update dokumen set kode_sales = 'NENG' where nomor = '$jual'",
  ],
  [
    'I11',
    'a piece handed to another store',
    "update barang set kode_toko = 'BDG' where kode_barcode = '$ring0'",
  ],
  [
    'I11',
    'a tray that is nowhere',
    "update gerak_barang set ke_baki = 'Z99' where kode_barcode = '$ring6'",
  ],
  [
    'I11',
    'a line of another kadar',
    "update dokumen_barang set permil = 700 where nomor = '$jual'",
  ],
  ['I11', 'rows of no store', "update idem set kode_toko = 'XXX' where nomor = '$jual'"],
  ['I12', 'a key without an answer', "update idem set jawaban = null where nomor = '$jual'"],
  ['I12', 'an answer of no document', "update idem set nomor = 'FJ-X' where nomor = '$jual'"],
  [
    'I14',
    'a cost changed',
    "update barang set modal_rp = modal_rp + 1 where kode_barcode = '$ring6'",
  ],
  [
    'I14',
    'stock of a store without pieces',
    "update jurnal_baris set kode_toko = 'SBY' where jenis = 'TAMBAH_BARANG'",
  ],
  [
    'I14',
    'a closed day summed to another journal',
    "update rekap_jurnal set debit_rp = debit_rp + 1 where jenis_akun = 'KAS'",
  ],
  ['I14', 'a closed day without the sums of its movements', 'delete from rekap_gerak'],
  [
    'I14',
    'a line taxed at another rate',
    "update dokumen_barang set ppn_permyriad = 165 where nomor = '$jual'",
  ],
  [
    'I2',
    'cash rounded by what its journal does not know',
    "update dokumen set pembulatan_rp = 62, kembali_rp = kembali_rp - 62 where nomor = '$jual'",
  ],
  [
    'I14',
    'PPh 22 that its lines do not know',
    "update dokumen set pph22_rp = 12938 where nomor = '$jual'",
  ],
  [
    'I14',
    'sums of a day that is still open',
    "insert into rekap_gerak values ('JKT', (select tgl from hari_bisnis where kode_toko = 'JKT' and status = 'BUKA'), 'PENJUALAN', -1, 1, 1, 1)",
  ],
  [
    'IZIN',
    'a grant used by nobody',
    "update otorisasi set dipakai_pada = null where kategori = 'BATAL_PENJUALAN'",
  ],
  [
    'IZIN',
    'a grant that had run out',
    "update otorisasi set berlaku_sampai = pada where kategori = 'HANCUR_BARANG'",
  ],
  [
    'IZIN',
    'a grant that says it became another document',
    "update otorisasi set no_dokumen = '$jual' where kategori = 'HANCUR_BARANG'",
  ],
  [
    'IZIN',
    'a grant that says it let through something else',
    `update otorisasi set fakta = '{"kata": "Lain"}' where kategori = 'HANCUR_BARANG'`,
  ],
  [
    'IZIN',
    'another approver',
    "update dokumen set penyetuju = 'OWNER' where jenis = 'HANCUR_BARANG'",
  ],
  [
    'IZIN',
    'a cancellation without a grant',
    "update dokumen set otorisasi = null where jenis = 'BATAL_PENJUALAN'",
  ],
  [
    'IZIN',
    'one grant for two commands',
    "update audit a set isi = jsonb_set(isi, '{otorisasi}', (select b.isi->'otorisasi' from audit b where b.perintah = 'BATAL_PENJUALAN')) where a.perintah = 'HANCUR_BARANG'",
  ],
]

test('as a whole the query finds what its pieces find', async () => {
  await admin.query('begin')
  try {
    await admin.query('set local session_replication_role = replica')
    for (const [, , statement] of BREAKS.slice(0, 12)) await admin.query(filled(statement))
    const told = (broken: readonly Broken[]) => broken.map(row => JSON.stringify(row)).sort()
    const pieces = told(await brokenOn(admin))
    expect(new Set(pieces.map(row => JSON.parse(row).invarian)).size).toBeGreaterThan(2)
    expect(told(await brokenAsWhole(admin))).toEqual(pieces)
  } finally {
    await admin.query('rollback')
  }
})

test.each(BREAKS)('%s sees %s', async (invarian, _what, statement) => {
  await admin.query('begin')
  try {
    await admin.query('set local session_replication_role = replica')
    const { rowCount } = await admin.query(filled(statement))
    expect(rowCount).toBeGreaterThan(0)
    expect(await brokenBy(admin, invarian)).not.toEqual([])
  } finally {
    await admin.query('rollback')
  }
})

test('every invariant of the query is broken by some case', async () => {
  const others = [
    PAWN_BREAKS,
    BELI_BREAKS,
    TUKAR_BREAKS,
    BON_BREAKS,
    MESSAGE_BREAKS,
    AJUAN_BREAKS,
    SETOR_BREAKS,
    CUCI_BREAKS,
    LEBUR_BREAKS,
    KUPON_BREAKS,
    PAYMENT_BREAKS,
    BOOK_BREAKS,
    AWAL_BREAKS,
    KORAN_BREAKS,
  ].flat()
  const named = [...BREAKS, ...UANG_BREAKS, ...CAIR_BREAKS, ...KURANG_BREAKS].map(([name]) => name)
  const seen = new Set([...named, ...others.map(one => one.invarian)])
  const { readFile } = await import('node:fs/promises')
  const file = new URL('../../apps/server/checks/invariants.sql', import.meta.url)
  const text = await readFile(file, 'utf8')
  const all = [...text.matchAll(/select '([A-Z]\w+)'/g)].map(match => match[1])
  expect([...new Set(all)].sort()).toEqual([...seen].sort())
})

function filled(statement: string): string {
  return statement
    .replace(/\$ring(\d)/, (_, n: string) => day.rings[Number(n)] ?? '')
    .replace(
      /\$(jual|batal|tutup|besok)/g,
      (_, name: 'jual' | 'batal' | 'tutup' | 'besok') => day[name],
    )
}
