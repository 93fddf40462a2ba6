import { STATUS_PEMBELIAN } from '@kencana/contract/areas/beli/pembelian'
import { set } from '../hutang/counter.ts'
import {
  type Bought,
  buy,
  buyingBack,
  loose,
  SELLER,
  setBuyingBoard,
  takeBack,
} from '../pembelian/counter.ts'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'
import { boughtRings, sortAll } from '../sortir/sort.ts'
import { take } from '../titipan/counter.ts'
import { check, print } from './pawn-tour.ts'

/** Every statement of buying back: with a nota and without, lists, checks, slip, rules, scrap. */
export async function purchases(api: TestApi, ring: string): Promise<void> {
  const owner = await api.as('OWNER')
  const spv = await api.as('SPV-JKT')
  const kasir = await api.as('KASIR-JKT')
  await setBuyingBoard(owner)
  const sale = cashSale([ring], RING_PRICE)
  const sold = await kasir.post<{ no_faktur_jual: string }>('penjualan', sale)
  const { no_faktur_jual } = expectStatus(sold, 201)
  expectStatus(await kasir.get(`pembelian/nota/${no_faktur_jual}`), 200)
  const elsewhere = await kasir.get(`pembelian/nota/${no_faktur_jual.replace('JKT', 'BDG')}`)
  expectStatus(elsewhere, 404)
  const bought = await kasir.post<Bought>('pembelian', buyingBack(no_faktur_jual, ring))
  const { no_faktur_beli: first } = expectStatus(bought, 201)
  const no_bon = await take(kasir, 100_000)
  const pembayaran = [
    { cara: 'SALDO', jumlah: 400_000, no_bon },
    { cara: 'TRANSFER', jumlah: 600_000, kode_bank: 'BCA' },
  ]
  const second = expectStatus(await buy(kasir, [loose(1_000_000)], { pembayaran }), 201)
  const third = expectStatus(await buy(kasir, [loose(1_000_000)]), 201)
  expectStatus(await takeBack(kasir, third.no_faktur_beli), 201)
  for (const status of ['ALL', ...STATUS_PEMBELIAN]) {
    const asked = `status=${status}&q=${encodeURIComponent(SELLER.nama)}&kode_sales=DEWI`
    expectStatus(await spv.get(`pembelian?${asked}`), 200)
  }
  for (const one of [first, third.no_faktur_beli]) {
    expectStatus(await spv.get(`pembelian/${one}`), 200)
    expectStatus(await spv.get(`pembelian/${one}/jurnal`), 200)
  }
  const large = loose(500_000_000, { berat: 400 })
  const penjual = { nama: 'Sinar', telp: '0812 9000 9999', no_identitas: '3171010101010009' }
  const task = expectStatus(await buy(kasir, [large], { penjual }), 201).no_faktur_beli
  const reported = { no_laporan: 'LTKT-1', tgl_laporan: third.tgl_system }
  const jkt = { toko: 'JKT' }
  expectStatus(await spv.get(`transaksi-besar/${task}`), 200)
  expectStatus(await owner.post(`transaksi-besar/${task}/lapor`, reported, jkt), 201)
  expectStatus(await owner.get('ringkasan', jkt), 200)
  await check(spv, 'pembelian', first)
  await set(owner, { AKTIF_TGL_SUPERVISOR: 'TIDAK' })
  expectStatus(await spv.get('pembelian/FB-JKT-260101-0001'), 404)
  await set(owner, { AKTIF_TGL_SUPERVISOR: 'YA' })
  await print(kasir, `pembelian/${first}/slip`)
  const body = { barang: second.barang, alasan: 'Lebur' }
  const otorisasi = await spv.grant('HANCUR_BARANG', 'POST pembelian/hancur', body, 'OWNER')
  expectStatus(await spv.post('pembelian/hancur', { ...body, otorisasi }), 201)
  await sortOnTour(owner, kasir, spv)
  const days = { tgl_from: '2026-11-01', tgl_to: '2026-11-30' }
  const limited = { ...days, kode_group: 'T750', kelompok_harga: 'TUA', kondisi: 'UTUH' }
  expectStatus(await spv.post('pembelian/hidup/report-limited', limited), 200)
  const rules = await owner.get<{ versi: number; aturan: object[] }>('aturan-beli')
  const { versi, aturan } = expectStatus(rules, 200)
  const { harga_beli: _, nama_barang: __, ke: ___, ...barang } = loose(1)
  const tried = { aturan, transaksi: 'PEMBELIAN', barang }
  expectStatus(await owner.post('aturan-beli/coba', tried), 200)
  expectStatus(await owner.post('aturan-beli', { versi, aturan }), 201)
  expectStatus(await owner.get(`aturan-beli?versi=${versi + 1}`), 200)
  expectStatus(await owner.get('aturan-beli?versi=0'), 200)
  expectStatus(await owner.get('aturan-beli/pembaca'), 200)
}

/** Bought rings are looked for, sorted, moved to another bin, and taken back. */
async function sortOnTour(owner: Caller, kasir: Caller, spv: Caller): Promise<void> {
  const [laid = '', binned = ''] = await boughtRings(owner, kasir, 2)
  expectStatus(await spv.get(`antre-sortir?tujuan=BELUM&kode_baki=BLN&q=${laid}`), 200)
  await sortAll(spv, [laid], 'BAKI')
  const no_sortir = await sortAll(spv, [binned], 'CUCI')
  expectStatus(await spv.get('antre-sortir?tujuan=CUCI'), 200)
  expectStatus(await spv.get(`sortir?q=${binned}&tgl_from=2026-11-01&tgl_to=2026-11-30`), 200)
  expectStatus(await spv.get(`sortir/${no_sortir}`), 200)
  expectStatus(await spv.get(`sortir/${no_sortir}/jurnal`), 200)
  expectStatus(await spv.get(`sortir/${no_sortir}/batal`), 200)
  const undo = { alasan: 'Salah tempat' }
  const path = `sortir/${no_sortir}/batal`
  const otorisasi = await spv.grant('BATAL_STOK', `POST ${path}`, undo, 'OWNER')
  expectStatus(await spv.post(path, { ...undo, otorisasi }), 201)
  await sortAll(spv, [binned], 'CUCI')
  expectStatus(await spv.post('pindah-sortir', { barang: [binned], tujuan: 'SEPUH' }), 201)
}
