import { PAPER_KINDS } from '@kencana/contract/papers/registry'
import { SETTINGS } from '@kencana/contract/settings'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { checked, submit, turnDown } from '../penjualan/ajuan-shop.ts'
import { cashSale, expectStatus, RING_PRICE, setBoard, takeIn } from '../penjualan/shop.ts'
import { appraisal, lend, openPawn, PRINCIPAL } from '../races/pawn-shop.ts'
import { type Caller, logIn, PASSWORD } from '../sample-shop/api.ts'
import { DEPOSITOR, take } from '../titipan/counter.ts'
import { buyIn } from './buying.ts'
import type { Known } from './shape.ts'

/** Words that stand in the rows of BDG only: where JKT reads them, a row of BDG came with them. */
export const MARK = 'RAHASIA7731'
const TGL = '2026-11-21'

interface Sold {
  readonly no_faktur_jual: string
}

/**
 * Two stores that traded, through the product's own doors, and the values a request needs to lead
 * deep into the code: real barcodes, numbers, codes, of the own store and of another.
 */
export async function openShops(origin: string): Promise<Known> {
  const owner = await logIn(origin, 'OWNER')
  const modules = { nilai: {}, modul: { FINGERPRINT_MODULE: true }, toko: ['JKT'] }
  expectStatus(await owner.put('para-system', modules), 200)
  for (const toko of ['JKT', 'BDG']) await setBoard(owner, toko)
  await owner.post('gudang', { ...GUDANG, nama_gudang: MARK }, { toko: 'BDG' })
  const pieces = (count: number, nama_barang: string) =>
    Array.from({ length: count }, () => ({ nama_barang }))
  const jkt = await takeIn(owner, pieces(60, 'Cincin Belah Rotan'), 'JKT')
  const bdg = await takeIn(owner, pieces(12, `Gelang ${MARK}`), 'BDG')
  const notas: string[] = []
  const sell = async (toko: string, ring: string | undefined, kode_sales: string, more: object) => {
    const body = cashSale([ring ?? ''], RING_PRICE, { kode_sales, ...more })
    const sold = await owner.post<Sold>('penjualan', body, { toko })
    notas.push(expectStatus(sold, 201).no_faktur_jual)
  }
  for (const ring of jkt.slice(0, 6)) await sell('JKT', ring, 'DEWI', {})
  const secret = { customer: { nama: `Ibu ${MARK}`, alamat: MARK }, keterangan: MARK }
  for (const ring of bdg.slice(0, 3)) await sell('BDG', ring, 'NENG', secret)
  const key = crypto.randomUUID()
  const cart = { nama: 'Ibu Sri', isi: { barang: [jkt[9]], customer: { nama: 'Sri' } } }
  const held = await owner.post<{ id: string }>('penjualan/tertahan', cart, { toko: 'JKT', key })
  const loans = await lendIn(origin, owner)
  const deposits = await keepIn(origin)
  const ajuan = await submitIn(origin, owner, jkt.slice(50, 54))
  const numbers = { notas, loans, deposits, ajuan, ...(await buyIn(origin, owner, MARK)) }
  return known([...jkt, ...jkt.slice(10), ...bdg], numbers, [held.body.id], [key])
}

/** Deposits of JKT, and one of BDG with words that only its own people may read. */
async function keepIn(origin: string): Promise<string[]> {
  const [jkt, bdg] = [await logIn(origin, 'KASIR-JKT'), await logIn(origin, 'KASIR-BDG')]
  const deposits: string[] = []
  const known = { customer: { ...DEPOSITOR, no_identitas: '3171010101017777' } }
  for (let i = 0; i < 8; i += 1) deposits.push(await take(jkt, 4 * RING_PRICE, known))
  const customer = { nama: `Ibu ${MARK}`, telp: MARK, alamat: MARK }
  deposits.push(await take(bdg, RING_PRICE, { customer, keterangan: MARK }))
  return deposits
}

/** Sales of JKT that wait for another; one of them was refused. */
async function submitIn(origin: string, owner: Caller, rings: readonly string[]) {
  const [kasir, spv] = [await logIn(origin, 'KASIR-JKT'), await logIn(origin, 'SPV-JKT')]
  await checked(owner)
  const ajuan: string[] = []
  for (const ring of rings) ajuan.push(await submit(kasir, ring))
  expectStatus(await turnDown(spv, ajuan[0] ?? ''), 201)
  await checked(owner, 'TIDAK')
  return ajuan
}

/** Loans of JKT, and those of BDG with words that only its own people may read. */
async function lendIn(origin: string, owner: Caller): Promise<string[]> {
  const loans: string[] = []
  for (const [toko, kode_sales, count] of PAWN) {
    await openPawn(owner, toko)
    const cashier = await logIn(origin, `KASIR-${toko}`)
    const taksiran = await appraisal(cashier)
    const customer = { nama: `Ibu ${MARK}`, alamat: MARK, no_identitas: '3273014505800009' }
    const more = toko === 'BDG' ? { kode_sales, customer, keterangan: MARK } : { kode_sales }
    for (let i = 0; i < count; i += 1) loans.push(await lend(cashier, taksiran, more))
  }
  return loans
}

const PAWN = [
  ['JKT', 'DEWI', 12],
  ['BDG', 'NENG', 2],
] as const

const GUDANG = { kode_gudang: 'KBDG', nama_gudang: '', jenis_gudang: 'ETALASE' }

type Numbers = 'notas' | 'loans' | 'deposits' | 'ajuan' | 'purchases' | 'exchanges'

function known(
  barcodes: readonly string[],
  numbers: Readonly<Record<Numbers, readonly string[]>>,
  carts: readonly string[],
  keys: readonly string[],
): Known {
  const { notas, loans, deposits, ajuan, purchases, exchanges } = numbers
  const faces = REPORTS.map(report => report.face)
  const columns = faces.flatMap(face => face.columns.map(column => column.key))
  return {
    kode_barcode: [...barcodes, '99999999'],
    barang: barcodes,
    no_faktur_jual: [...notas, 'FJ-JKT-261121-9999'],
    no_faktur_hutang: [...loans, 'FH-JKT-261121-9999'],
    no_titipan: [...deposits, 'FD-JKT-261121-9999'],
    no_ajuan: [...ajuan, 'AJ-JKT-261121-9999'],
    no_faktur_beli: [...purchases, 'FB-JKT-261121-9999'],
    no_tukar_tambah: [...exchanges, 'TK-JKT-261121-9999'],
    dari: deposits,
    ke: deposits,
    nomor: [...loans, ...notas, ...deposits],
    total_bayar: [PRINCIPAL + 2_000],
    jumlah_hutang: [PRINCIPAL, PRINCIPAL / 2],
    hasil: [7_000_000],
    id: [...faces.map(face => face.id), ...carts],
    jenis: PAPER_KINDS.map(kind => kind.kode),
    kunci_setelan: [...SETTINGS.map(({ key }) => key), 'RINGKASAN_MODULE', 'FINGERPRINT_MODULE'],
    kartu_akhir: ['1234'],
    telepon: ['081234567890'],
    receiver: ['6281234567890'],
    kunci: [...keys, '00000000-0000-4000-8000-000000000000'],
    kode: ['A01', 'CINCIN', 'T750', '750', 'BCA', 'DEWI', 'JKT', 'BDG', 'KBDG', 'RINGAN', 'B500'],
    user_id: ['SPV-JKT', 'KASIR-JKT', 'SPV-BDG', 'OWNER', 'kasir-jkt', 'SIAPA'],
    password: [PASSWORD, 'salah-sekali'],
    new_password: ['sandi-baru-yang-panjang', '12345678'],
    kode_sales: ['DEWI', 'RINI', 'NENG'],
    kode_dept: ['CINCIN', 'GELANG'],
    kode_group: ['T750', 'T700'],
    kode_kadar: ['750', '700', '375'],
    kode_baki: ['A01', 'A02', 'KBDG'],
    ke_baki: ['A02', 'A03'],
    dari_baki: ['A01', 'A02'],
    kode_gudang: ['ETALASE', 'KBDG', 'GUDANG'],
    kode_bank: ['BCA', 'BRI'],
    kode_kondisi: ['BARU', 'UTUH'],
    kode_ongkos: ['RINGAN'],
    kode_bandrol: ['B500'],
    kode_toko: ['JKT', 'BDG'],
    nama_barang: ['Cincin Polos Mawar', 'Gelang Rantai'],
    laci: ['KASIR'],
    total: [RING_PRICE],
    jumlah: [RING_PRICE],
    berat: [3.237],
    modal_rp: [4_900_000],
    versi: [1, 2],
    harga_jual: [1_550_000],
    harga_beli: [1_490_000],
    tgl: [TGL, '2026-11-20', '2026-11-22'],
    tgl_system: [TGL, '2026-11-22'],
    tgl_from: [TGL],
    tgl_to: [TGL],
    toko: ['JKT', 'BDG', 'JKT,BDG', 'ALL'],
    tanggal_awal: ['2026-11-01', TGL],
    sampai_tgl: [TGL, '2026-11-30'],
    urut: columns.flatMap(column => [column, `-${column}`]),
    q: ['cincin', '750', 'rahasia', MARK],
    trx: ['PENJUALAN', 'TUTUP_TOKO'],
    type: ['TUNAI', 'PENJUALAN'],
    nomor_akun: ['1101', '4101'],
    route: ['POST penjualan', `POST penjualan/${notas[0]}/batal`],
  }
}

const ALL_FILTERS = [
  ...new Set(REPORTS.flatMap(report => report.face.filters.map(filter => filter.key))),
]

/**
 * Filters of a report, which a route of all reports cannot name, with the choices of those that
 * have some; of no such report, the filters of all.
 */
export function reportFilters(id: unknown): Readonly<Record<string, readonly string[]>> {
  const face = REPORTS.find(report => report.face.id === id)?.face
  if (face === undefined) return Object.fromEntries(ALL_FILTERS.map(key => [key, []]))
  return Object.fromEntries(
    face.filters.flatMap(filter => {
      if (filter.kind === 'date-range')
        return [
          ['tanggal_awal', []],
          ['sampai_tgl', []],
        ]
      return [[filter.key, filter.kind === 'choice' ? Object.keys(filter.options) : []]]
    }),
  )
}
