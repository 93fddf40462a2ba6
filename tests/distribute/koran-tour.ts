import { undo } from '../kas/money.ts'
import { expectStatus } from '../penjualan/shop.ts'
import {
  bcaFile,
  book,
  entriesOf,
  linesOf,
  loadFile,
  match,
  matchCertain,
  PATH,
  summaryOf,
  TOKO,
  tryFile,
  undoMatch,
} from '../rekening-koran/statements.ts'
import type { TestApi } from '../sample-shop/api.ts'

/** Every statement of a bank's lines: loaded, searched, matched, undone, and taken out again. */
export async function statements(api: TestApi): Promise<void> {
  const owner = await api.as('OWNER')
  const kasir = await api.as('KASIR-JKT')
  const [nomor, gone] = [await book(kasir, 4_141), await book(kasir, 4_242)]
  const file = bcaFile(0, [
    ['20', 'SATU', 4_141],
    ['20', 'DUA', 4_242],
  ])
  expectStatus(await tryFile(owner, file), 200)
  const { no_unggah } = expectStatus(await loadFile(owner, file), 201)
  expectStatus(await owner.get(`${PATH}/rekening`, TOKO), 200)
  await linesOf(owner, '&q=satu&status=ALL')
  await entriesOf(owner)
  await summaryOf(owner)
  // days were closed before, so that the books are some days later
  expectStatus(await matchCertain(owner, 31), 201)
  const { data } = await linesOf(owner, '&status=COCOK')
  expectStatus(await owner.post(`${PATH}/unggah/${no_unggah}/hapus`, REASON, TOKO), 409)
  for (const { cocok } of data) expectStatus(await undoMatch(owner, cocok?.id_cocok ?? ''), 201)
  const open = (await linesOf(owner)).data.find(one => one.jumlah === 4_242)
  const key = (await entriesOf(owner)).data.find(one => one.nomor === gone)
  const keys = [{ nomor: gone, baris: key?.baris ?? 0 }]
  expectStatus(await match(owner, [open?.sidik ?? ''], keys), 201)
  expectStatus(await match(owner, [open?.sidik ?? ''], keys), 409)
  expectStatus(await undo(kasir, 'uang-bank', gone), 201)
  expectStatus(await undo(kasir, 'uang-bank', nomor), 201)
  expectStatus(await owner.post(`${PATH}/unggah/${no_unggah}/hapus`, REASON, TOKO), 201)
  expectStatus(await owner.get(`${PATH}/unggah?no_rekening=8800200321`, TOKO), 200)
}

const REASON = { alasan: 'Salah berkas' }
