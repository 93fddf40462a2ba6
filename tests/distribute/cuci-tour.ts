import { back, craftsman, receive, sentOff } from '../cuci/batch.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'
import { boughtRings } from '../sortir/sort.ts'
import { SCALE, weighTray } from '../timbang-baki/weigh.ts'

const DAYS = 'tgl_from=2026-11-01&tgl_to=2026-11-30'

/** Pieces are sent to a craftsman, taken back, lost and judged; what was done is taken back. */
export async function craftsmen(api: TestApi): Promise<void> {
  const owner = await api.as('OWNER')
  const spv = await api.as('SPV-JKT')
  const gudang = await api.as('GUDANG-JKT')
  await craftsman(owner)
  const loss = { kode_susut: 'CUCI', nama_susut: 'Cuci', proses: 'CUCI', susut_permil: 4 }
  expectStatus(await owner.post('parameter-susut', loss, { toko: 'JKT' }), 200)
  const kode_timbangan = 'HALUS'
  expectStatus(await owner.post('timbangan', { ...SCALE, kode_timbangan }, { toko: 'JKT' }), 200)
  const read = { sumber: 'TIMBANGAN', baris_mentah: 'ST,GS,+0001.000  g', kode_timbangan }
  await weighTray(spv, { kode_baki: 'A03', berat_timbang: 1, ...read })
  const rings = await boughtRings(owner, await api.as('KASIR-JKT'), 4)
  const [one = '', two = '', lost = '', undone = ''] = rings
  const no_kirim = await sentOff(gudang, [one, two], { tgl_janji: '2099-12-31' })
  for (const terima of ['ALL', 'CUCI', 'SEPUH']) {
    const asked = `antre-tukang?terima=${terima}&no_kirim=${no_kirim}&q=${one}`
    expectStatus(await spv.get(asked), 200)
  }
  expectStatus(await spv.get('antre-tukang/01000000'), 404)
  expectStatus(await spv.get(`kirim-cuci?status=DIKIRIM&q=TK1&${DAYS}`), 200)
  const first = [await back(spv, one, { berat: 3.2 }), await back(spv, two, { tujuan: 'SEPUH' })]
  const { no_terima } = expectStatus(await receive(spv, no_kirim, first), 201)
  const plated = [await back(spv, two)]
  expectStatus(await receive(spv, no_kirim, plated, { path: 'terima-sepuhan' }), 201)
  expectStatus(await spv.get(`kirim-cuci/${no_kirim}`), 200)
  expectStatus(await spv.get(`kirim-cuci/${no_kirim}/jurnal`), 200)
  expectStatus(await spv.get(`slip-barang/${no_kirim}`), 200)
  expectStatus(await spv.get(`slip-barang/${no_terima}`), 200)
  expectStatus(await spv.get(`validasi-susut?status=MENUNGGU&q=TK1&${DAYS}`), 200)
  const judged = { versi: 1, oleh: 'USER', user_id: 'SPV-JKT', keterangan: 'Tertinggal di meja' }
  const path = `validasi-susut/${no_terima}`
  expectStatus(await owner.post(path, judged, { toko: 'JKT' }), 201)
  await closed(spv, await sentOff(gudang, [lost]))
  await takenBack(spv, await sentOff(gudang, [undone]))
}

/** What never came back is lost. */
async function closed(spv: Caller, no_kirim: string): Promise<void> {
  const body = { no_kirim, sisa_pcs: 1 }
  const otorisasi = await spv.grant('SUSUT_TUKANG', 'POST wasting-sepuhan', body, 'OWNER')
  expectStatus(await spv.post('wasting-sepuhan', { ...body, otorisasi }), 201)
}

async function takenBack(spv: Caller, no_kirim: string): Promise<void> {
  const path = `kirim-cuci/${no_kirim}/batal`
  const body = { alasan: 'Salah kirim' }
  expectStatus(await spv.get(path), 200)
  const otorisasi = await spv.grant('BATAL_STOK', `POST ${path}`, body, 'OWNER')
  expectStatus(await spv.post(path, { ...body, otorisasi }), 201)
}
