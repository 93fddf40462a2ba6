import { atJkt, plain, posted } from '../akuntansi/books.ts'
import { moveAndScrap } from '../barang/moved-pieces.ts'
import { washForADay } from '../cuci/washed-day.ts'
import { pawnForDays } from '../database/pawned-days.ts'
import { swipedAndPaid } from '../gesek-tunai/swipe.ts'
import { set } from '../hutang/counter.ts'
import { spend } from '../kas/money.ts'
import { moveForADay } from '../kas/moved-day.ts'
import { owed, pay, soldFor } from '../kurang-bayar/short.ts'
import { washing } from '../lebur/by-weight.ts'
import { melt, meltBody } from '../lebur/melt.ts'
import { buyForADay } from '../pembelian/bought-day.ts'
import { buy, loose, SELLER, setBuyingBoard } from '../pembelian/counter.ts'
import { cancelExchange, exchangeGranted, exchanging } from '../pembelian/exchange.ts'
import { paidOut } from '../pencairan/settle.ts'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import { PASSWORD, type TestApi } from '../sample-shop/api.ts'
import { boughtRings, sortAll } from '../sortir/sort.ts'
import { weighTray } from '../timbang-baki/weigh.ts'
import { deposit } from '../titipan/deposited-days.ts'
import { cheaperSale, type ReportShop, tradedShop } from './report-shop.ts'
import { takeIn } from './take-in.ts'

const RINGS = { toko: 'JKT', nomor: 11, count: 1 }

/** Two stores with documents of all kinds that a report may tell of. */
export async function leadingShop(): Promise<ReportShop> {
  const shop = await tradedShop()
  await set(shop.owner, { LACI_MINUS: 'YA' })
  const [kode_barcode = ''] = await takeIn(shop.api, shop.kasir, { ...RINGS, from: 300 })
  await cheaperSale(shop.kasir, RING_PRICE - 500, { barang: [{ kode_barcode, diskon_rp: 500 }] })
  const [another = ''] = await takeIn(shop.api, shop.kasir, { ...RINGS, from: 400 })
  const bill = cashSale([another], RING_PRICE - 50_000, { kode_kupon: 'BARU50' })
  expectStatus(await shop.kasir.post('penjualan', bill), 201)
  const [traded = ''] = await takeIn(shop.api, shop.kasir, { ...RINGS, from: 450 })
  const pajak = { jenis: 'PEDAGANG', npwp: '0123456789012345' }
  const toTrader = cashSale([traded], RING_PRICE + 12_938, { customer: { nama: 'Toko', pajak } })
  expectStatus(await shop.kasir.post('penjualan', toTrader), 201)
  await deposit(shop.kasir, 1_000_000)
  const [lacking = ''] = await takeIn(shop.api, shop.kasir, { ...RINGS, from: 470 })
  const short = await owed(shop.kasir, await soldFor(shop.kasir, lacking))
  const qris = { pembayaran: [{ cara: 'QRIS', jumlah: 50_000 }] }
  expectStatus(await pay(shop.kasir, short, 50_000, qris), 201)
  await paidOut(shop.spv, shop.kasir)
  await swipedAndPaid(shop.spv, shop.kasir)
  await exchangeAndUndo(shop)
  await posted(atJkt(shop.owner), shop.spv, plain(1_000))
  // Near what is to be reported of a person and day.
  const heavy = loose(410_000_000, { berat: 400, kode_kondisi: 'UTUH' })
  const penjual = { ...SELLER, no_identitas: '3171010101010099' }
  expectStatus(await buy(shop.kasir, [heavy], { penjual }), 201)
  await buyForADay(shop.api)
  await pawnForDays(shop.api)
  await moveForADay(shop.api)
  expectStatus(await spend(shop.kasir, 30_000, { kode_transaksi: 'PERLENGKAPAN' }), 201)
  const pieces = await takeIn(shop.api, shop.kasir, { ...RINGS, count: 2, from: 900 })
  await moveAndScrap(shop.spv, pieces, 'A02')
  await weighTray(shop.kasir, { kode_baki: 'A01', berat_timbang: 1 })
  await sortSome(shop)
  await washForADay(shop.api)
  await weighSome(shop.api)
  await askOfASale(shop)
  return shop
}

/** Scrap of which a gram is washed by weight, and some is lost as it is melted. */
async function weighSome(api: TestApi): Promise<void> {
  const { spv, scrap, step } = await washing(api)
  await scrap()
  expectStatus(await step('masuk', 1), 201)
  expectStatus(await melt(spv, meltBody(2, 1.5, 750)), 201)
}

/** A bought ring that was sorted into a tray, and one that changed its bin. */
async function sortSome({ owner, kasir, spv }: ReportShop): Promise<void> {
  const [laid = '', binned = ''] = await boughtRings(owner, kasir, 2)
  await sortAll(spv, [laid], 'BAKI')
  await sortAll(spv, [binned], 'CUCI')
  expectStatus(await spv.post('pindah-sortir', { barang: [binned], tujuan: 'SEPUH' }), 201)
}

/** An exchange that stands and one that was cancelled: both sides are in the reports. */
async function exchangeAndUndo(shop: ReportShop): Promise<void> {
  await setBuyingBoard(shop.owner)
  const rings = await takeIn(shop.api, shop.kasir, { ...RINGS, count: 2, from: 700 })
  for (const ring of rings) {
    const body = exchanging([ring], [loose(RING_PRICE - 500_000)])
    const done = expectStatus(await exchangeGranted(shop.kasir, ['PEMBELIAN'], body), 201)
    if (ring === rings[1]) expectStatus(await cancelExchange(shop.spv, done.no_tukar_tambah), 201)
  }
}

/** Two grants for a cancellation of the first sale, one refused, as the screen asks for them. */
async function askOfASale({ kasir, sales }: ReportShop): Promise<void> {
  const [no_faktur_group = ''] = sales
  const perintah = { route: `POST penjualan/${no_faktur_group}/batal`, body: {} }
  const words = { kategori: 'BATAL_PENJUALAN', description: 'Batal', alasan: 'Pembeli urung' }
  const ask = (password: string) =>
    kasir.post('authorization', {
      ...{ user_id: 'SPV-JKT', password, no_faktur_group, perintah },
      ...words,
    })
  expectStatus(await ask(PASSWORD), 200)
  await ask('salah')
}
