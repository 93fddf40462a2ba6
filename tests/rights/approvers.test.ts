import { LEVELS } from '@kencana/contract/permissions'
import { beforeEach, expect, test } from 'vitest'
import { ask } from '../database/folders.ts'
import { expectStatus, openShop } from '../penjualan/shop.ts'
import { PASSWORD } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// Who may approve for a store (doc2 §6): its own supervisors and owners, and owners of the head
// office. Each level of each kind of store is tried at every door that asks: where somebody is
// offered, where a grant is given by password, and where one that was given is burnt.

let now = new Date('2026-11-21T03:00:00Z')
const api = await testShop({ clock: { now: () => now } })
const { kasir, rings } = await openShop(api, 1)
const nota = await kasir.post<{ no_faktur_jual: string }>('penjualan', {
  kode_sales: 'DEWI',
  barang: [{ kode_barcode: rings[0] }],
  pembayaran: [{ cara: 'TUNAI', jumlah: 5_232_500 }],
  total: 5_232_500,
})
const path = `penjualan/${expectStatus(nota, 201).no_faktur_jual}/nota`
expectStatus(await kasir.post(path, {}), 200)

const WHO = 'SPV-JKT'
/** By the store they belong to, seen from JKT. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  JKT: ['SPV', 'OWN'],
  BDG: [],
  PUSAT: ['OWN'],
}
const PLACES = Object.entries(MAY).flatMap(([toko, may]) =>
  LEVELS.map(level => [level, toko, may.includes(level)] as const),
)

const becomes = (level: string, toko: string) =>
  ask(
    api.database.adminUrl,
    `update users set level = '${level}', kode_toko = '${toko}' where user_id = '${WHO}'`,
  )

const asked = () =>
  kasir.post<{ otorisasi: string; code?: string }>('authorization', {
    ...{ user_id: WHO, password: PASSWORD, kategori: 'CETAK_ULANG_NOTA', alasan: 'Nota hilang' },
    perintah: { route: `POST ${path}`, body: {} },
  })

// Wrong tries are counted by the minute; the cashier's page stays open.
beforeEach(async () => {
  await becomes('SPV', 'JKT')
  now = new Date(now.getTime() + 61_000)
  await kasir.get('users/session')
})

test.each(PLACES)('%s of %s, asked for JKT: %s', async (level, toko, may) => {
  const { otorisasi } = expectStatus(await asked(), 200)
  await becomes(level, toko)
  const offered = await kasir.get<{ user_id: string }[]>('authorization/penyetuju')
  expect(expectStatus(offered, 200).some(one => one.user_id === WHO)).toBe(may)
  const given = await asked()
  expect([given.status, given.body.code]).toEqual(may ? [200, undefined] : [403, 'BUKAN_PENYETUJU'])
  const burnt = await kasir.post<{ code?: string }>(path, { otorisasi })
  expect(burnt.status).toBe(may ? 200 : 422)
  if (!may) expect(burnt.body.code).toBe('OTORISASI_TIDAK_SAH')
})
