import { STATUS_HUTANG } from '@kencana/contract/areas/hutang'
import { pawnForDays } from '../database/pawned-days.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { AUCTION, redemption, renewal } from '../races/pawn-shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'

/** Every statement of the pawn counter: its documents, what is refused, lists, checks, papers. */
export async function pawn(api: TestApi): Promise<void> {
  const days = await pawnForDays(api)
  const spv = await api.as('SPV-JKT')
  const kasir = await api.as('KASIR-JKT')
  for (const status of ['ALL', 'JATUH_TEMPO', 'LUNAS_HARI_INI', 'KELEBIHAN', ...STATUS_HUTANG]) {
    const asked = `hutang?status=${status}&q=Sri&tgl_from=2026-01-01&tgl_to=2027-12-31`
    expectStatus(await spv.get(asked), 200)
  }
  for (const nomor of [days.buka, days.lunas, days.baru, days.dibayar]) {
    expectStatus(await spv.get(`hutang/${nomor}`), 200)
    expectStatus(await spv.get(`hutang/${nomor}/jurnal`), 200)
  }
  const open = days.buka
  expectStatus(await spv.post(`hutang/${open}/lelang/pratinjau`, { hasil: 3_000_000 }), 200)
  expectStatus(await spv.post(`hutang/${open}/lelang`, AUCTION), 422)
  // A loan that is no longer open names who ended it; a day that is closed, who closed it.
  const paid = await redemption(kasir, open)
  expectStatus(await kasir.post(`hutang/${days.lunas}/tebus`, paid), 409)
  expectStatus(await kasir.post(`hutang/${open}/tebus`, { ...paid, tgl_system: '2026-11-21' }), 409)
  const more = await renewal(kasir, open, 2_500_000)
  const bank = { pencairan: { cara: 'TRANSFER', kode_bank: 'BCA' } }
  expectStatus(await kasir.post(`hutang/${open}/perpanjang`, { ...more, ...bank }), 201)
  await check(spv, 'hutang', days.tebus)
  await print(kasir, `hutang/${days.lunas}/surat`)
  await print(kasir, `hutang/${days.lunas}/kwitansi`)
  await print(kasir, `hutang/${days.dibayar}/kwitansi`)
  for (const paper of ['surat-gadai', 'kwitansi-gadai']) {
    expectStatus(await (await api.as('OWNER')).get(`setting-nota/${paper}`, { toko: 'JKT' }), 200)
  }
  const asked = { tgl_from: '2026-11-21', tgl_to: '2026-12-31' }
  expectStatus(await spv.post('hutang/report-penebusan-detail', asked), 200)
}

/** The queue of an area, and a document that is checked, if not now then before. */
export async function check(spv: Caller, area: string, nomor: string): Promise<void> {
  for (const status of ['BELUM', 'SESUAI', 'TIDAK_SESUAI', 'ALL']) {
    expectStatus(await spv.get(`validasi-${area}?status=${status}&q=FT`), 200)
  }
  await spv.post(`validasi-${area}`, { nomor, hasil: 'SESUAI' })
  expectStatus(await spv.post(`validasi-${area}`, { nomor, hasil: 'SESUAI' }), 409)
}

/** A paper, and its copy that a supervisor approves. */
export async function print(who: Caller, path: string): Promise<void> {
  await (await who.bytes(path, { body: {} })).arrayBuffer()
  const otorisasi = await who.grant('CETAK_ULANG_NOTA', `POST ${path}`, {})
  await (await who.bytes(path, { body: { otorisasi } })).arrayBuffer()
}
