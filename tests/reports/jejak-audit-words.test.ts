import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectStatus } from '../penjualan/shop.ts'
import { type ReportShop, reportOf, tradedShop } from './report-shop.ts'

// The trail as a person reads it: which record, each field from what to what, in the words and
// figures of its own form.

const TO = '2099-12-31'
const DAYS = { toko: 'JKT', tanggal_awal: '2026-11-20', sampai_tgl: TO }

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
})
afterAll(() => shop?.api.stop())

const rowsOf = async (query: object = {}) =>
  (await reportOf(shop.owner, 'laporan-jejak-audit', { ...DAYS, jenis: 'UBAH', ...query })).rows
/** What the newest change is told as: what was done where, and the details. */
async function told(query: object = {}) {
  const row = (await rowsOf(query)).at(-1)
  return [row?.kegiatan, row?.bagian, row?.rincian]
}
const JKT = { toko: 'JKT' }

describe('a record of a master', () => {
  const at = 'parameter-harga-beli/T375'
  test('made, changed, deleted and brought back', async () => {
    const made = { kode_harga: 'T375', harga_per_gram: 732_260, dipastikan: ['9'] }
    expectStatus(await shop.owner.post('parameter-harga-beli', made, JKT), 200)
    const where = 'Parameter Harga Beli'
    expect(await told()).toEqual(['Buat', where, 'T375 · Harga per Gram: Rp 732,260'])
    const changed = { harga_per_gram: 735_000 }
    expectStatus(await shop.owner.put(at, changed, JKT), 200)
    const sides = 'Harga per Gram: Rp 732,260 → Rp 735,000'
    expect(await told()).toEqual(['Ubah', where, `T375 · ${sides}`])
    expectStatus(await shop.owner.del(at, JKT), 200)
    expect(await told()).toEqual(['Hapus', where, 'T375'])
    expectStatus(await shop.owner.post(`${at}/reactivate`, {}, JKT), 200)
    expect(await told()).toEqual(['Aktifkan kembali', where, 'T375'])
  })

  test('its choices, switches and the names behind its codes', async () => {
    const [one, other] = await gudang()
    const baki = { kode_baki: 'Z09', nama_baki: 'Etalase', berat_baki: 0.5, kode_gudang: one.kode }
    expectStatus(await shop.owner.post('baki', baki, JKT), 200)
    const changed = { nama_baki: 'Etalase Baru', berat_baki: 0.6, kode_gudang: other.kode }
    expectStatus(await shop.owner.put('baki/Z09', changed, JKT), 200)
    expect(await told()).toEqual([
      ...['Ubah', 'Master Baki'],
      [
        ...['Z09 Etalase Baru', 'Nama Baki: Etalase → Etalase Baru'],
        `Gudang: ${one.kode} ${one.nama} → ${other.kode} ${other.nama}`,
        'Berat Baki Kosong: 0.500 g → 0.600 g',
      ].join(' · '),
    ])
  })

  async function gudang() {
    type Row = { kode_gudang: string; nama_gudang: string }
    const page = await shop.owner.get<{ data: Row[] }>('gudang?limit=2', JKT)
    const [a, b] = expectStatus(page, 200).data.map(row => {
      return { kode: row.kode_gudang, nama: row.nama_gudang }
    })
    if (a === undefined || b === undefined) throw new Error('two stores of pieces are needed')
    return [a, b] as const
  }
})

describe('what is no record of a master', () => {
  test('a user: in which facts, telephones kept apart; rights by their screens', async () => {
    const path = 'users/SALES-JKT'
    const all = await shop.owner.get<{ data: Kept[] }>('users?limit=200', JKT)
    const kept = expectStatus(all, 200).data.find(one => one.user_id === 'SALES-JKT')
    const { nama, level, kode_toko, versi } = kept as Kept
    const facts = { nama: `${nama} Baru`, level, kode_toko, no_whatsapp: '6281255501999', versi }
    expectStatus(await shop.owner.put(path, facts, JKT), 200)
    const row = `SALES-JKT · Nama: ${nama} → ${nama} Baru · No WhatsApp: Diubah`
    expect(await told({ jenis: 'USERS' })).toEqual(['Ubah', 'Data Users', row])
    const { akses, versi: now } = expectStatus(
      await shop.owner.get<Kept>(`${path}/akses`, JKT),
      200,
    )
    const shown = without(akses, 'lihat-titipan')
    expectStatus(await shop.owner.put(`${path}/akses`, { akses: shown, versi: now }, JKT), 200)
    const taken = 'SALES-JKT · Dicabut: Lihat Titipan'
    expect(await told({ jenis: 'USERS' })).toEqual(['Ubah hak akses', 'Data Users', taken])
  })

  interface Kept {
    readonly user_id: string
    readonly nama: string
    readonly level: string
    readonly kode_toko: string
    readonly versi: number
    readonly akses: readonly Node[]
  }
  interface Node {
    readonly kode: string
    readonly is_show: boolean
    readonly children: readonly Node[]
  }
  const without = (nodes: readonly Node[], kode: string): Node[] =>
    nodes.map(node => ({
      ...{ kode: node.kode, is_show: node.is_show && node.kode !== kode },
      children: without(node.children, kode),
    }))

  test('settings: a switch, an amount, a choice', async () => {
    const nilai = { TOLERANSI_SELISIH_KAS: '75000', CSV_PEMISAH: 'TAB' }
    const modul = { MARKETPLACE_MODULE: false }
    expectStatus(await shop.owner.put('para-system', { nilai, modul }, JKT), 200)
    expect((await told())[2]).toBe(
      [
        'Bentuk CSV: Koma, desimal titik → Tab, desimal titik',
        'Marketplace: Ya → Tidak',
        'Toleransi selisih kas: Rp 50,000 → Rp 75,000',
      ].join(' · '),
    )
  })

  test('several stores at once: each has its own row', async () => {
    const body = { nilai: { TOLERANSI_SELISIH_KAS: '90000' }, modul: {}, toko: ['PUSAT', 'JKT'] }
    expectStatus(await shop.owner.put('para-system', body), 200)
    const own = 'Toleransi selisih kas: Rp 75,000 → Rp 90,000'
    expect((await told())[2]).toBe(own)
    const pusat = 'Toleransi selisih kas: Rp 50,000 → Rp 90,000 · Toko: PUSAT, JKT'
    expect((await told({ toko: 'PUSAT' }))[2]).toBe(pusat)
  })

  test('a paper brought back: which, its versions and why', async () => {
    const body = { versi: 0, catatan: 'Kembali ke baku', versi_lama: 0 }
    expectStatus(await shop.owner.post('setting-nota/nota-penjualan/pulihkan', body, JKT), 201)
    expect(await told()).toEqual([
      ...['Pulihkan', 'Setting Nota'],
      'Jenis: Nota Penjualan · JKT · Versi: 0 → 1 · Catatan: Kembali ke baku',
    ])
  })
})

test('is read and found in the language of whoever reads', async () => {
  const query = { ...DAYS, jenis: 'UBAH', q: 'Price per gram' }
  const path = `/api/v1/reports/laporan-jejak-audit?${new URLSearchParams(query)}`
  const headers = { authorization: `Bearer ${shop.owner.token}`, 'accept-language': 'en' }
  const answer = await fetch(shop.api.origin + path, { headers })
  const { rows } = (await answer.json()) as { rows: { rincian: string }[] }
  const said = rows.map(({ rincian }) => rincian)
  expect(said).toContain('T375 · Price per gram: Rp 732,260 → Rp 735,000')
  expect(said.every(one => one.includes('Price per gram'))).toBe(true)
})
