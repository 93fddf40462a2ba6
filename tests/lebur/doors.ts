import { type People, washingDoors } from '../cuci/batch.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'
import { washing } from './by-weight.ts'
import { meltBody, priced } from './melt.ts'

type Door = readonly [who: Caller, kategori: string, path: string, body: object]

/** Commands behind the counter that ask for a grant; the shop buys already. */
export const doorsBehind = async (api: TestApi, people: People): Promise<readonly Door[]> => [
  ...(await washingDoors(people)),
  ...(await meltDoors(api)),
]

/** Those of melting, sent by the owner: nobody grants his own. */
async function meltDoors(api: TestApi): Promise<readonly Door[]> {
  const { owner, spv, gudang, bar, sell, scrap, step, kode_tukang } = await washing(api)
  const [sold, kept] = [await bar(), await bar()]
  expectStatus(await sell(sold, priced(5_000_000, 5_012_297)), 201)
  const papers = [`lebur/${sold}/slip`, `lebur/${sold}/nota`]
  for (const paper of papers) expectStatus(await spv.post(paper, {}), 200)
  await scrap()
  expectStatus(await step('masuk', 1), 201)
  expectStatus(await step('kirim', 1), 201)
  const kode_supplier = await supplierOf(owner)
  const heavy = { kode_kadar: '750', kode_tukang, kirim: 1, berat: 1.1 }
  const given = { kode_supplier, kurs: 1_700_000, no_bukti: 'TT-1' }
  return [
    [owner, 'LEBUR', 'lebur', meltBody(1, 1, 750)],
    [owner, 'JUAL_DIBAWAH_MODAL', `lebur/${kept}/jual`, priced(1_000_000, 1_002_459)],
    [owner, 'LEBUR', `lebur/${kept}/serah`, given],
    [owner, 'BATAL_STOK', `lebur/${kept}/batal`, { alasan: 'Salah timbang', dokumen: kept }],
    ...papers.map(paper => [owner, 'CETAK_ULANG_NOTA', paper, {}] as const),
    [gudang, 'SUSUT_TUKANG', 'stock-cuci-manual/terima', heavy],
  ]
}

/** The first supplier of the chain. */
export async function supplierOf(owner: Caller, toko = 'JKT'): Promise<string> {
  const found = await owner.get<{ data: { kode_supplier: string }[] }>('supplier', { toko })
  return expectStatus(found, 200).data[0]?.kode_supplier ?? ''
}
