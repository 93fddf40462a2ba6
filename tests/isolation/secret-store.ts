import { randomUUID } from 'node:crypto'
import { MASTERS } from '@kencana/contract/masters/registry'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { parseSheet } from '../../apps/server/src/platform/sheet/parse-sheet.ts'
import { plain } from '../akuntansi/books.ts'
import { set } from '../hutang/counter.ts'
import { PATH as SHORT, shortBody, soldFor } from '../kurang-bayar/short.ts'
import { sampleValues } from '../masters/sample-values.ts'
import {
  cashSale,
  expectStatus,
  letDrawersOwe,
  RING_PRICE,
  setBoard,
  takeIn,
} from '../penjualan/shop.ts'
import { appraisal, lend, letLend, redemption } from '../races/pawn-shop.ts'
import { type Caller, PASSWORD, type TestApi } from '../sample-shop/api.ts'
import { weighTray } from '../timbang-baki/weigh.ts'
import { deposit } from '../titipan/deposited-days.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'
import { buyInBdg } from './buy-in-bdg.ts'
import { moveInBdg } from './move-in-bdg.ts'

/** Only ever stored, never sent in a question: where it comes back, a row of BDG came with it. */
export const MARK = 'RAHASIA7731'
/** Of a customer of BDG, who is remembered by it. */
const PHONE = '081177317731'
export const TGL = '2026-11-21'

/** What a user of JKT could have seen on a paper of BDG, or overheard. */
export type Known = Readonly<Record<string, string>>

/** BDG's value for a part of a path: what areas call alike is kept by area and name. */
export const partOf = (known: Known, path: string, name: string): string =>
  known[`${path.split('/')[0]} ${name}`] ?? known[name] ?? 'KBDG'

/** Fills BDG with rows of every kind that carry the mark; answers how they are called. */
export async function fillBdg(api: TestApi, bdg: Caller): Promise<Known> {
  const owner = await api.as('OWNER')
  await setBoard(owner, 'BDG')
  for (const [resource, values] of CHOSEN) {
    expectStatus(await bdg.post(resource, values), 200)
  }
  await fillOtherMasters(owner)
  await setUpBdg(bdg)
  const news = await talkInBdg(owner, bdg)
  const piece = { nama_barang: `Cincin ${MARK}`, kode_baki: 'KBDG' }
  const rings = await takeIn(await api.as('GUDANG-BDG'), Array(6).fill(piece), 'BDG')
  await weighTray(bdg, {
    ...{ kode_baki: 'KBDG', kode_gudang: 'KBDG', berat_timbang: 1 },
    alasan: `Timbang ${MARK}`,
  })
  const sale = cashSale([rings[0] ?? ''], RING_PRICE, {
    kode_sales: 'KBDG',
    customer: { nama: `Ibu ${MARK}`, alamat: `Jl. ${MARK}` },
    keterangan: MARK,
    pembayaran: [{ cara: 'DEBIT', kode_bank: 'BCA', jumlah: RING_PRICE }],
  })
  const sold = expectStatus(await bdg.post<{ no_faktur_jual: string }>('penjualan', sale), 201)
  expectStatus(await bdg.post('penjualan/tertahan', { nama: MARK, isi: { catatan: MARK } }), 200)
  const asked = { user_id: 'SPV-BDG', password: PASSWORD, kategori: 'BATAL_PENJUALAN' }
  const perintah = { route: 'POST penjualan/X/batal', body: {} }
  const granted = await bdg.post<{ otorisasi: string }>('authorization', {
    ...asked,
    keterangan: MARK,
    perintah,
  })
  const refused = { ...asked, password: 'bukan-ini', keterangan: MARK, perintah }
  expectStatus(await bdg.post('authorization', refused), 401)
  const kunci = randomUUID()
  expectStatus(await bdg.post('penjualan/tertahan', { nama: MARK, isi: {} }, { key: kunci }), 200)
  const held = await bdg.get<{ id: string }[]>('penjualan/tertahan')
  const { body: taken } = await bdg.get<{ no_masuk: string }>(`barang/${rings[1]}`)
  for (const toko of ['BDG', 'PUSAT']) await letDrawersOwe(owner, toko)
  const no_faktur_hutang = await lendInBdg(owner, bdg)
  await cancelInBdg(owner, bdg, rings[3] ?? '')
  await shiftInBdg(owner, bdg)
  const no_ajuan = await submitInBdg(owner, bdg, rings[2] ?? '')
  await buyInBdg(owner, bdg, MARK, rings[4] ?? '')
  const money = await moveInBdg(api, owner, bdg, MARK)
  const short = await soldFor(bdg, rings[5] ?? '', { kode_sales: 'KBDG', keterangan: MARK })
  const owing = shortBody(short, { nama: MARK, telp: PHONE })
  const otorisasi = await bdg.grant('KURANG_BAYAR', `POST ${SHORT}`, owing, 'OWNER')
  const written = await bdg.post<{ no_kurang_bayar: string }>(SHORT, { ...owing, otorisasi })
  const { no_kurang_bayar } = expectStatus(written, 201)
  const books = await bookInBdg(owner, bdg)
  const no_titipan = await deposit(bdg, 500_000, { customer: { nama: MARK, telp: PHONE } })
  const owners = { nilai: UNCOUNTED, modul: {} }
  expectStatus(await owner.put('para-system', owners, { toko: 'BDG' }), 200)
  const count = { hitungan: [{ laci: 'KASIR', pecahan: {} }], catatan: MARK, tetap_tutup: true }
  expectStatus(await bdg.post('tutup-toko', { tgl_system: TGL, ...count }), 201)
  return {
    kode_barcode: rings[1] ?? '',
    no_faktur_jual: sold.no_faktur_jual,
    no_faktur_hutang,
    no_titipan,
    no_kurang_bayar,
    ...money,
    ...books,
    no_ajuan,
    nomor: no_faktur_hutang,
    'slip-barang nomor': taken.no_masuk,
    'berita id': news,
    'setting-nota jenis': 'nota-penjualan',
    'setting-nota-slip jenis': 'slip-tambah-barang',
    versi: '1',
    otorisasi: granted.body.otorisasi,
    kunci,
    id: held.body[0]?.id ?? '',
    'pelanggan id': await remembered(bdg),
    user_id: 'SPV-BDG',
    tgl: TGL,
    tgl_system: TGL,
    kode: 'KBDG',
    kode_kupon: 'KBDG',
    kode_toko: 'BDG',
    ke_baki: 'KBDG',
    dari_baki: 'KBDG',
    kode_bank: 'BCA',
    kode_gudang: 'KBDG',
    kode_baki: 'KBDG',
    kode_sales: 'KBDG',
    kode_dept: 'CINCIN',
    kode_group: 'T750',
    kode_kadar: '750',
    q: 'rahasia77',
    toko: 'BDG',
    tgl_from: TGL,
    tgl_to: TGL,
    status: 'TERJUAL',
    skip: '0',
    limit: '200',
  }
}

/** A row of every other master that a store keeps for itself, made from its definition. */
async function fillOtherMasters(owner: Caller): Promise<void> {
  const chosen = new Set(CHOSEN.map(([resource]) => resource))
  for (const master of MASTERS) {
    if (master.kept === 'chain' || master.readOnly || chosen.has(master.resource)) continue
    const values = await sampleValues(owner, master, 5)
    for (const [name, field] of Object.entries(master.fields)) {
      if (field.kind !== 'text' || field.phone === true) continue
      if (MARK.length <= field.max) values[name] = MARK
    }
    values[master.key] = 'KBDG'
    expectStatus(await owner.post(master.resource, values, { toko: 'BDG' }), 200)
  }
}

/** Words of the store's messages. What papers say of a store is the chain's: a master of it. */
async function setUpBdg(bdg: Caller): Promise<void> {
  const whatsapp = { alamat: 'https://wa.example', templat: { PENJUALAN: MARK } }
  expectStatus(await bdg.put('whatsapp-setting', whatsapp), 200)
}

/** Somebody of BDG, and an announcement to BDG alone. */
async function talkInBdg(owner: Caller, bdg: Caller): Promise<string> {
  const facts = { nama: MARK, level: 'KASIR', kode_toko: 'BDG', no_whatsapp: '081277317731' }
  expectStatus(await owner.post('users', { user_id: MARK, ...facts }), 201)
  const news = {
    judul: MARK,
    isi: MARK,
    prioritas: 'MENDESAK',
    dari: '2020-01-01',
    sampai: '2099-12-31',
    untuk_toko: ['BDG'],
  }
  return expectStatus(await bdg.post<{ id: string }>('berita', news), 201).id
}

/** A sale of BDG that was submitted and taken back, so that the day can be closed. */
async function submitInBdg(owner: Caller, bdg: Caller, ring: string): Promise<string> {
  await set(owner, { VALIDASI_PENJUALAN: 'YA' }, 'BDG')
  const customer = { nama: `Ibu ${MARK}`, telp: '0811' }
  const more = { kode_sales: 'KBDG', customer, keterangan: MARK }
  const sent = await bdg.post<{ no_ajuan: string }>('penjualan', cashSale([ring], RING_PRICE, more))
  const { no_ajuan } = expectStatus(sent, 201)
  expectStatus(await bdg.post(`ajuan-penjualan/${no_ajuan}/tarik`, { alasan: MARK }), 201)
  await set(owner, { VALIDASI_PENJUALAN: 'TIDAK' }, 'BDG')
  return no_ajuan
}

/** A journal of BDG, and one that waits, both with the mark. */
async function bookInBdg(owner: Caller, bdg: Caller) {
  const body = { ...plain(5_000), keterangan: MARK }
  const send = async () => {
    const sent = await bdg.post<{ no_ajuan: string }>('ajuan-jurnal', body)
    return expectStatus(sent, 201).no_ajuan
  }
  const path = `ajuan-jurnal/${await send()}/setuju`
  const posted = await owner.post<{ no_jurnal: string }>(path, {}, { toko: 'BDG' })
  const { no_jurnal } = expectStatus(posted, 201)
  return { no_jurnal, 'ajuan-jurnal no_ajuan': await send(), no_tutup: 'TP-BDG-261121-0001' }
}

/** The customer whose deposit BDG keeps. */
async function remembered(bdg: Caller): Promise<string> {
  const found = await bdg.get<{ id: string }[]>(`pelanggan/saran?q=${PHONE}`)
  return expectStatus(found, 200)[0]?.id ?? ''
}

const COUPON = {
  kode_kupon: 'PAKAI',
  nama_kupon: `Kupon ${MARK}`,
  jenis_kupon: 'RUPIAH',
  potongan_rp: 1_000,
  potongan_permil: null,
  potongan_maksimal: null,
  minimal_rp: 1_000,
  tgl_dari: TGL,
  tgl_sampai: TGL,
  kuota: null,
  sekali_per_member: false,
}

/** A sale of BDG that was made cheaper, with a coupon besides, and cancelled. */
async function cancelInBdg(owner: Caller, bdg: Caller, kode_barcode: string): Promise<void> {
  expectStatus(await owner.post('parameter-kupon', COUPON, { toko: 'BDG' }), 200)
  const barang = [{ kode_barcode, diskon_rp: 500 }]
  const customer = { nama: `Ibu ${MARK}` }
  const more = { kode_sales: 'KBDG', customer, barang, kode_kupon: COUPON.kode_kupon }
  const sale = cashSale([], RING_PRICE - 1_500, more)
  const cheaper = await bdg.grant('TURUN_ONGKOS', 'POST penjualan', sale, 'SPV-BDG')
  const sent = { ...sale, otorisasi: cheaper }
  const sold = expectStatus(await bdg.post<{ no_faktur_jual: string }>('penjualan', sent), 201)
  const path = `penjualan/${sold.no_faktur_jual}/batal`
  const undo = { alasan: `Urung ${MARK}` }
  const otorisasi = await bdg.grant('BATAL_PENJUALAN', `POST ${path}`, undo, 'SPV-BDG')
  expectStatus(await bdg.post(path, { ...undo, otorisasi }), 201)
}

/** Loans of BDG: one redeemed, one taken back, and one open, whose number is answered. */
async function lendInBdg(owner: Caller, bdg: Caller): Promise<string> {
  await letLend(owner, 'BDG')
  const taksiran = await appraisal(bdg)
  const customer = { nama: `Ibu ${MARK}`, alamat: MARK, no_identitas: '3273014505800009' }
  const more = { kode_sales: 'KBDG', customer, lokasi: MARK }
  const [redeemed, open] = [await lend(bdg, taksiran, more), await lend(bdg, taksiran, more)]
  const paid = await bdg.post(`hutang/${redeemed}/tebus`, await redemption(bdg, redeemed))
  expectStatus(paid, 201)
  const path = `hutang/${await lend(bdg, taksiran, more)}/batal`
  const undo = { alasan: `Urung ${MARK}` }
  const otorisasi = await bdg.grant('BATAL_HUTANG_LUNAS', `POST ${path}`, undo, 'SPV-BDG')
  expectStatus(await bdg.post(path, { ...undo, otorisasi }), 201)
  return open
}

/** Pieces of BDG that were put into another tray, and one of them sent to scrap. */
async function shiftInBdg(owner: Caller, bdg: Caller): Promise<void> {
  const pieces = await takeIn(owner, Array(2).fill({ nama_barang: `Cincin ${MARK}` }), 'BDG')
  const moved = { ke_baki: 'KBDG', barang: pieces, keterangan: MARK }
  expectStatus(await bdg.post('barang/pindah', moved), 201)
  const body = { barang: pieces.slice(1), alasan: MARK }
  const otorisasi = await bdg.grant('HANCUR_BARANG', 'POST barang/hancur', body, 'OWNER')
  expectStatus(await bdg.post('barang/hancur', { ...body, otorisasi }), 201)
}

const CHOSEN: readonly (readonly [resource: string, values: object])[] = [
  ['gudang', { kode_gudang: 'KBDG', nama_gudang: MARK, jenis_gudang: 'ETALASE' }],
  ['baki', { kode_baki: 'KBDG', nama_baki: MARK, kode_gudang: 'KBDG', berat_baki: 1 }],
  ['bandrol', { kode_bandrol: 'KBDG', nama_bandrol: MARK, harga_bandrol: 500_000 }],
  ['rekening', { no_rekening: 'KBDG', nama_rekening: MARK, kode_bank: 'BCA' }],
  ['ongkos', { kode_ongkos: 'KBDG', nama_ongkos: MARK, ongkos_per_gram: 1_000, ongkos_per_pcs: 0 }],
  [
    'master-parameter-keterangan-nota',
    { kode_keterangan: 'KBDG', jenis_nota: 'SEMUA', keterangan: MARK, urutan: 9 },
  ],
  [
    'sales',
    {
      kode_sales: 'KBDG',
      nama_sales: MARK,
      kode_bank: 'BCA',
      nama_bank: 'Bank Central Asia',
      no_rekening: '1',
      nama_rekening: MARK,
    },
  ],
]

/** Words of an answer; a workbook is read cell by cell, a paper page by page. */
export async function textOf(response: Response, bytes: Buffer): Promise<string> {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('spreadsheetml')) {
    return JSON.stringify((await parseSheet(bytes, 'x.xlsx')).rows)
  }
  return type.includes('pdf') ? pdfText(bytes) : bytes.toString('utf8')
}

async function pdfText(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let i = 1; i <= pdf.numPages; i += 1) {
    const { items } = await (await pdf.getPage(i)).getTextContent()
    pages.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join('\n')
}
