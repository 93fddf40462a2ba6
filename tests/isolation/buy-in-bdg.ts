import { back, craftsman, receive, sentOff } from '../cuci/batch.ts'
import { buying, loose, setBuyingBoard } from '../pembelian/counter.ts'
import { exchanging } from '../pembelian/exchange.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { type Sorting, sorted } from '../sortir/sort.ts'
import { meltInBdg } from './melt-in-bdg.ts'

/**
 * Purchases of BDG that say a word wherever one may: one that stands, one undone, one scrapped, and
 * one that is exchanged for a ring.
 */
export async function buyInBdg(
  owner: Caller,
  bdg: Caller,
  word: string,
  ring: string,
): Promise<void> {
  await setBuyingBoard(owner, 'BDG')
  const seller = { nama: `Ibu ${word}`, alamat: word, no_identitas: '3273014505800009' }
  const buy = async () => {
    const piece = loose(1_000_000, { nama_barang: `Cincin ${word}` })
    const more = { kode_sales: 'KBDG', keterangan: word }
    const body = buying([piece], { ...more, penjual: seller })
    const answer = await bdg.post<{ no_faktur_beli: string; barang: string[] }>('pembelian', body)
    return expectStatus(answer, 201)
  }
  const granted = async (kategori: string, path: string, body: object) => {
    const otorisasi = await bdg.grant(kategori, `POST ${path}`, body, 'OWNER')
    expectStatus(await bdg.post(path, { ...body, otorisasi }), 201)
  }
  await buy()
  const undone = await buy()
  await granted('BATAL_PEMBELIAN', `pembelian/${undone.no_faktur_beli}/batal`, { alasan: word })
  const { barang } = await buy()
  await granted('HANCUR_BARANG', 'pembelian/hancur', { barang, alasan: word })
  await sortInBdg(bdg, (await buy()).barang, word)
  await washInBdg(owner, bdg, [...(await buy()).barang, ...(await buy()).barang], word)
  await meltInBdg(owner, bdg, [...(await buy()).barang, ...(await buy()).barang], word)
  const piece = loose(1_000_000, { nama_barang: `Cincin ${word}` })
  const exchange = exchanging([ring], [piece])
  await granted('PEMBELIAN', 'tukar-tambah', {
    ...exchange,
    jual: { ...exchange.jual, kode_sales: 'KBDG', keterangan: word },
    beli: { ...exchange.beli, penjual: seller },
  })
}

/** One that was sorted into a bin, moved on to another, sorted anew and taken back. */
async function sortInBdg(bdg: Caller, codes: readonly string[], word: string): Promise<void> {
  const [code = ''] = codes
  const sort = async () => {
    const barang = [await sorted(bdg, code, { tujuan: 'CUCI' })]
    const answer = await bdg.post<Sorting>('sortir', { barang, keterangan: word })
    return expectStatus(answer, 201).no_sortir
  }
  await sort()
  const moved = { barang: codes, tujuan: 'SEPUH', keterangan: word }
  expectStatus(await bdg.post('pindah-sortir', moved), 201)
  const undo = { alasan: word }
  const path = `sortir/${await sort()}/batal`
  const otorisasi = await bdg.grant('BATAL_STOK', `POST ${path}`, undo, 'OWNER')
  expectStatus(await bdg.post(path, { ...undo, otorisasi }), 201)
}

/** Two pieces at a craftsman: one came back too light, which was judged; one was never sent. */
async function washInBdg(owner: Caller, bdg: Caller, codes: readonly string[], word: string) {
  const [light = '', unsent = ''] = codes
  const kode_tukang = await craftsman(owner, 'KBDG2', { nama_tukang: word, alamat: word }, 'BDG')
  const told = { kode_tukang, keterangan: word }
  const first = await sentOff(bdg, [light], told)
  const barang = [await back(bdg, light, { berat: 3.1, kode_baki: 'KBDG' })]
  const { no_terima } = expectStatus(await receive(bdg, first, barang), 201)
  const judged = { versi: 1, oleh: 'TOKO', keterangan: word }
  expectStatus(await owner.post(`validasi-susut/${no_terima}`, judged, { toko: 'BDG' }), 201)
  const path = `kirim-cuci/${await sentOff(bdg, [unsent], told)}/batal`
  const undo = { alasan: word }
  const otorisasi = await bdg.grant('BATAL_STOK', `POST ${path}`, undo, 'OWNER')
  expectStatus(await bdg.post(path, { ...undo, otorisasi }), 201)
}
