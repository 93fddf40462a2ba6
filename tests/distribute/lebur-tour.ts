import { back, craftsman, receive, sentOff } from '../cuci/batch.ts'
import { washing } from '../lebur/by-weight.ts'
import { supplierOf } from '../lebur/doors.ts'
import { BY_CARD, melt, meltBody, melting, priced } from '../lebur/melt.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { TestApi } from '../sample-shop/api.ts'
import { boughtRings } from '../sortir/sort.ts'
import { print } from './pawn-tour.ts'

const DAYS = 'tgl_from=2026-11-01&tgl_to=2026-11-30'

/** Scrap and dust are melted, bars sold, given and taken back; gold is washed by weight. */
export async function melters(api: TestApi): Promise<void> {
  const { owner, kasir, spv, gudang, bar, sell } = await melting(api)
  const loss = { kode_susut: 'LEBUR', nama_susut: 'Lebur', proses: 'LEBUR', susut_permil: 4 }
  expectStatus(await owner.post('parameter-susut', loss, { toko: 'JKT' }), 200)
  const [sold, given, light] = [await bar(), await bar(), await bar(3.1)]
  expectStatus(await spv.get('kolam-lebur'), 200)
  expectStatus(await spv.get(`lebur?status=ADA&q=LB&${DAYS}`), 200)
  for (const path of [`lebur/${sold}`, `lebur/${sold}/jurnal`, `lebur/${sold}/batal`]) {
    expectStatus(await spv.get(path), 200)
  }
  const { no_jual } = expectStatus(await sell(sold, priced(5_000_000, 5_012_297, BY_CARD)), 201)
  for (const paper of ['slip', 'nota']) await print(spv, `lebur/${sold}/${paper}`)
  for (const kind of ['slip-lebur', 'nota-lantak']) {
    expectStatus(await spv.get(`setting-nota-slip/${kind}`), 200)
  }
  const undo = { alasan: 'Salah harga', dokumen: no_jual }
  const undone = await spv.grant('BATAL_STOK', `POST lebur/${sold}/batal`, undo, 'OWNER')
  expectStatus(await spv.post(`lebur/${sold}/batal`, { ...undo, otorisasi: undone }), 201)
  const kode_supplier = await supplierOf(owner)
  const path = `lebur/${given}/serah`
  const body = { kode_supplier, kurs: 1_700_000, no_bukti: 'TT-1' }
  const otorisasi = await spv.grant('LEBUR', `POST ${path}`, body, 'OWNER')
  expectStatus(await spv.post(path, { ...body, otorisasi }), 201)
  const judged = { versi: 1, oleh: 'TOKO', keterangan: 'Terak ditimbang ulang' }
  expectStatus(await owner.post(`validasi-susut/${light}`, judged, { toko: 'JKT' }), 201)
  await craftsman(owner, 'TKA')
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const no_kirim = await sentOff(gudang, [ring], { kode_tukang: 'TKA' })
  expectStatus(await receive(gudang, no_kirim, [await back(gudang, ring)]), 201)
  expectStatus(await spv.post('wasting-sepuhan', { no_kirim, sisa_pcs: 0, abu: 0.2 }), 201)
  expectStatus(await melt(spv, { ...meltBody(0.2, 0.1, 700), jenis: 'ABU' }), 201)
  await byWeight(api)
}

async function byWeight(api: TestApi): Promise<void> {
  const { gudang, scrap, step } = await washing(api)
  await scrap()
  expectStatus(await step('masuk', 1, { kode_kadar: 'TAK-ADA' }), 422)
  expectStatus(await step('masuk', 3.237), 201)
  expectStatus(await step('kirim', 3.237), 201)
  expectStatus(await step('terima', 3.2, { kirim: 3.237 }), 201)
  expectStatus(await step('keluar', 3), 201)
  expectStatus(await gudang.get('stock-cuci-manual'), 200)
}
