import { STATUS_AJUAN } from '@kencana/contract/documents/ajuan'
import { approvedSwipe, fillDrawer, PATH as SWIPE, unswipe } from '../gesek-tunai/swipe.ts'
import { bankBody, moveBank, moveCash, openMoney, spend, spendBody, undo } from '../kas/money.ts'
import { approve, submitted, turnDown, validated, withdraw } from '../kas/validated.ts'
import { receive, send } from '../kirim-uang/transit.ts'
import { carry } from '../kurir/carry.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'

const DAYS = 'tgl_from=2026-01-01&tgl_to=2027-12-31'

/** Every statement of money that moves by itself: each kind, its lists, the drawers' books. */
export async function moneyMoves(api: TestApi): Promise<void> {
  const { spv, kasir, owner } = await openMoney(api)
  const cash = expectStatus(await moveCash(spv, 100_000), 201).no_mutasi
  const bank = expectStatus(await moveBank(spv, 50_000), 201).no_mutasi
  const spent = expectStatus(await spend(spv, 25_000), 201).no_kas
  const { asal: kode_bank, asal_rekening: no_rekening } = bankBody(0)
  const paid = await spv.post<{ no_kas: string }>(
    'uang-bank',
    spendBody(9_000, { kode_bank, no_rekening }),
  )
  const kinds = [
    ['cash/mutasi-uang-cash', cash],
    ['cash/mutasi-uang-bank', bank],
    ['uang-kas', spent],
    ['uang-bank', expectStatus(paid, 201).no_kas],
  ] as const
  for (const [name, nomor] of kinds) {
    for (const status of ['ALL', 'SELESAI', 'BATAL']) {
      const asked = `${name}?status=${status}&q=a&kode_sales=DEWI&${DAYS}`
      expectStatus(await spv.get(asked), 200)
    }
    expectStatus(await spv.get(`${name}/${nomor}`), 200)
    expectStatus(await spv.get(`${name}/${nomor}/jurnal`), 200)
    expectStatus(await undo(spv, name, nomor), 201)
  }
  for (const book of ['cash/paginated', 'cash/history-bank']) {
    expectStatus(await spv.get(book), 200)
    expectStatus(await spv.get(`${book}?tempat=A&q=setor&${DAYS}`), 200)
  }
  expectStatus(await spv.get('cash/buku?tgl=2026-11-20'), 200)
  await validatedMoney(owner, kasir, spv)
  await againstCards(api)
  await betweenStores(api)
}

/** Money that waits for another: of every end, listed, shown, in the way. */
async function validatedMoney(owner: Caller, kasir: Caller, spv: Caller): Promise<void> {
  await validated(owner)
  const kept = await submitted(kasir, 1_000)
  expectStatus(await kasir.get('tutup-toko'), 200)
  expectStatus(await approve(spv, kept), 201)
  expectStatus(await approve(spv, kept), 409)
  expectStatus(await turnDown(spv, await submitted(kasir, 2_000)), 201)
  expectStatus(await withdraw(kasir, await submitted(kasir, 3_000)), 201)
  for (const status of ['ALL', ...STATUS_AJUAN]) {
    expectStatus(await spv.get(`ajuan-uang?status=${status}&q=a`), 200)
  }
  expectStatus(await spv.get(`ajuan-uang/${kept}`), 200)
  await validated(owner, false)
}

/** Cash against cards: given with an approval, told, printed, taken back. */
async function againstCards(api: TestApi): Promise<void> {
  const spv = await api.as('SPV-JKT')
  // more than the tours before have taken out of it
  await fillDrawer(spv, 500_000_000)
  const { no_gesek } = expectStatus(await approvedSwipe(spv, 6_000_000), 201)
  for (const status of ['ALL', 'SELESAI', 'BATAL']) {
    expectStatus(await spv.get(`${SWIPE}?status=${status}&q=a&kode_sales=DEWI&${DAYS}`), 200)
  }
  expectStatus(await spv.get('syarat-gesek-tunai'), 200)
  expectStatus(await spv.get('non-cash/gesek-histories'), 200)
  expectStatus(await spv.get(`non-cash/gesek-histories?${DAYS}`), 200)
  expectStatus(await spv.get(`${SWIPE}/${no_gesek}`), 200)
  expectStatus(await spv.get(`${SWIPE}/${no_gesek}/jurnal`), 200)
  expectStatus(await spv.post(`${SWIPE}/${no_gesek}/slip`, {}), 200)
  expectStatus(await spv.get('setting-nota-slip/slip-gesek-tunai'), 200)
  expectStatus(await unswipe(spv, no_gesek), 201)
}

/** Money sent, taken back and received, asked of at both ends. */
async function betweenStores(api: TestApi): Promise<void> {
  const spv = await api.as('SPV-JKT')
  const pusat = await api.as('OWNER')
  const [gone, came] = [await send(spv, 10_000), await send(spv, 20_000)]
  await carry(api)
  expectStatus(await undo(spv, 'kirim-uang', gone), 201)
  expectStatus(await receive(pusat, came), 201)
  await carry(api)
  expectStatus(await receive(pusat, gone), 409)
  for (const who of [spv, pusat]) {
    for (const status of ['ALL', 'OPEN', 'DONE', 'BATAL']) {
      expectStatus(await who.get(`kirim-uang?status=${status}&q=a&kode_sales=DEWI&${DAYS}`), 200)
      expectStatus(await who.get(`kirim-uang-history?status=${status}&arah=MASUK&q=a`), 200)
    }
    expectStatus(await who.get(`kirim-uang/${came}`), 200)
    expectStatus(await who.get(`kirim-uang/${came}/jurnal`), 200)
  }
  expectStatus(await spv.get('setting-nota-slip/slip-kirim-uang'), 200)
}
