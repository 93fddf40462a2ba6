import { supplierOf } from '../lebur/doors.ts'
import { BY_CARD, melt, meltBody, priced } from '../lebur/melt.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { sorted } from '../sortir/sort.ts'

/**
 * Scrap of BDG that says a word wherever one may: a bar that is sold, one given to a supplier and
 * taken back, one undone; a part of it is washed by weight.
 */
export async function meltInBdg(
  owner: Caller,
  bdg: Caller,
  codes: readonly string[],
  word: string,
): Promise<void> {
  const barang = await Promise.all(codes.map(code => sorted(bdg, code, { tujuan: 'ROSOK' })))
  const scrapped = await bdg.grant('HANCUR_BARANG', 'POST sortir', { barang }, 'OWNER')
  expectStatus(await bdg.post('sortir', { barang, otorisasi: [scrapped] }), 201)
  const granted = async (kategori: string, path: string, body: object) => {
    const otorisasi = await bdg.grant(kategori, `POST ${path}`, body, 'OWNER')
    return expectStatus(await bdg.post(path, { ...body, otorisasi }), 201)
  }
  const bar = async () => {
    const body = meltBody(1, 1, 750, { no_uji: word, keterangan: word })
    return expectStatus(await melt(bdg, body), 201).no_lebur
  }
  const sold = await bar()
  const sale = priced(5_000_000, 5_012_297, {
    ...{ ...BY_CARD, nama: `CV ${word}`, keterangan: word },
  })
  expectStatus(await bdg.post(`lebur/${sold}/jual`, sale), 201)
  const kode_supplier = await supplierOf(owner, 'BDG')
  const given = await bar()
  const giving = { kode_supplier, kurs: 1_700_000, no_bukti: word, keterangan: word }
  const { no_serah } = (await granted('LEBUR', `lebur/${given}/serah`, giving)) as {
    no_serah: string
  }
  for (const dokumen of [no_serah, given]) {
    await granted('BATAL_STOK', `lebur/${given}/batal`, { alasan: word, dokumen })
  }
  const gold = { kode_kadar: '750', berat: 0.5, keterangan: word }
  expectStatus(await bdg.post('stock-cuci-manual/masuk', gold), 201)
  const whom = { ...gold, kode_tukang: 'KBDG2' }
  expectStatus(await bdg.post('stock-cuci-manual/kirim', whom), 201)
  expectStatus(await bdg.post('stock-cuci-manual/terima', { ...whom, kirim: 0.5 }), 201)
  expectStatus(await bdg.post('stock-cuci-manual/keluar', gold), 201)
}
