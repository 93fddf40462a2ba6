import { STATUS_AJUAN } from '@kencana/contract/documents/ajuan'
import {
  approve,
  close,
  openBooks,
  plain,
  posted,
  submit,
  submitted,
  turnDown,
  turnRound,
  undo,
  withdraw,
} from '../akuntansi/books.ts'
import { asAdmin } from '../hutang/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { TestApi } from '../sample-shop/api.ts'

const DAYS = 'tgl_from=2026-01-01&tgl_to=2027-12-31'

/** Every statement of journals by hand and of months: of every end, listed, shown, in the way. */
export async function books(api: TestApi): Promise<void> {
  const { owner, spv } = await openBooks(api)
  const no = await posted(spv, owner)
  expectStatus(await turnRound(spv, no), 422)
  expectStatus(await turnDown(owner, await submitted(spv, plain(1_000))), 201)
  expectStatus(await withdraw(spv, await submitted(spv, plain(2_000))), 201)
  expectStatus(await submit(spv, { ...plain(2_500), tgl_buku: '2020-01-31' }), 400)
  const waiting = await submitted(spv, plain(3_000))
  for (const status of ['ALL', ...STATUS_AJUAN]) {
    expectStatus(await spv.get(`ajuan-jurnal?status=${status}&q=a`), 200)
  }
  expectStatus(await spv.get(`ajuan-jurnal/${waiting}`), 200)
  for (const status of ['ALL', 'SELESAI', 'BATAL', 'DIBALIK']) {
    expectStatus(await spv.get(`jurnal?status=${status}&q=a&kode_sales=DEWI&${DAYS}`), 200)
  }
  expectStatus(await spv.get(`jurnal/${no}`), 200)
  expectStatus(await spv.get(`jurnal/${no}/jurnal`), 200)
  expectStatus(await spv.get('akun-jurnal'), 200)
  expectStatus(await undo(spv, no), 201)
  expectStatus(await approve(owner, waiting), 201)
  expectStatus(await owner.get('periode'), 200)
  expectStatus(await close(owner, '2026-11'), 422)
  await months(api)
}

/** A store whose books began a month before: that one is closed, shown, in the way, opened. */
async function months(api: TestApi): Promise<void> {
  await asAdmin(
    api,
    `insert into hari_bisnis values ('SBY', '2026-10-31', 'TUTUP', now(), 'OWNER', now(), 'OWNER')`,
  )
  const owner = await api.as('OWNER')
  const toko = { toko: 'SBY' }
  const no = expectStatus(await close(owner, '2026-10', toko), 201).no_tutup
  expectStatus(await close(owner, '2026-10', toko), 409)
  expectStatus(await owner.get(`periode/${no}`, toko), 200)
  expectStatus(await owner.post('tutup-toko/buka', { alasan: 'Lupa' }, toko), 409)
  expectStatus(await owner.post(`periode/${no}/buka`, { alasan: 'Koreksi' }, toko), 201)
}
