import { expectStatus } from '../penjualan/shop.ts'
import {
  bought,
  deposit,
  oldLoan,
  type Row,
  ring,
  scrap,
  slip,
  unpaid,
} from '../saldo-awal/rows.ts'
import { load, tryIt, undo } from '../saldo-awal/sheets.ts'
import type { TestApi } from '../sample-shop/api.ts'

/** A store that has not traded yet. */
const SBY = { toko: 'SBY' }
const ACCOUNT = '8800200999'
const SHEETS: readonly (readonly [Parameters<typeof load>[1], readonly Row[]])[] = [
  ['BARANG', [ring()]],
  ['HUTANG', [oldLoan(1, { kode_sales: 'UJI-AWAL' })]],
  ['TITIPAN', [deposit(1, { kode_sales: 'UJI-AWAL' })]],
  ['BLN', [bought()]],
  ['ROSOK', [scrap(1)]],
  ['KURANG_BAYAR', [unpaid(1, { kode_sales: 'UJI-AWAL' })]],
  ['NON_CASH', [slip(1), slip(2, { cara: 'QRIS' })]],
  [
    'KAS',
    [
      { laci: 'KASIR', jumlah: 1_000 },
      { no_rekening: ACCOUNT, jumlah: 1_000 },
    ],
  ],
]

/** Every statement of what a shop begins with: each kind tried, loaded, shown and taken back. */
export async function openings(api: TestApi): Promise<void> {
  const owner = await api.as('OWNER')
  await owner.post('rekening', { ...BANK, nama_rekening: 'Toko', no_rekening: ACCOUNT }, SBY)
  await owner.post('sales', { ...BANK, ...PERSON, no_rekening: '1' }, SBY)
  for (const [jenis, rows] of SHEETS) {
    await owner.bytes(`saldo-awal/berkas/${jenis}/contoh`, SBY)
    expectStatus(await tryIt(owner, jenis, rows, SBY), 200)
    const { no_saldo_awal } = expectStatus(await load(owner, jenis, rows, SBY), 201)
    expectStatus(await owner.get('saldo-awal', SBY), 200)
    for (const part of ['jurnal', 'barcode']) {
      expectStatus(await owner.get(`saldo-awal/${no_saldo_awal}/${part}`, SBY), 200)
    }
    expectStatus(await undo(owner, no_saldo_awal, SBY.toko), 201)
  }
}

const BANK = { kode_bank: 'BCA' }
const PERSON = {
  kode_sales: 'UJI-AWAL',
  nama_sales: 'Uji',
  nama_bank: 'Bank Central Asia',
  nama_rekening: 'Uji',
}
