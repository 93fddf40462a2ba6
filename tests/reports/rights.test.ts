import type { ReportFace } from '@kencana/contract/kit/report'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { reportsFor } from './open-to.ts'
import { type ReportShop, reportOf, tradedShop } from './report-shop.ts'

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
})
afterAll(() => shop?.api.stop())

const ENDINGS = ['', '/lanjut', '/pdf', '/excel', '/csv']

describe('whose figures one sees', () => {
  test('a branch reads its own store and no other, through every door', async () => {
    for (const ending of ENDINGS) {
      for (const toko of ['BDG', 'JKT,BDG', "JKT' or '1'='1", 'jkt']) {
        const query = new URLSearchParams({ toko })
        const answer = await shop.spv.get(`reports/laporan-penjualan-detail${ending}?${query}`)
        expect([ending, toko, answer.status]).toEqual([ending, toko, 403])
      }
    }
    const portal = await shop.spv.get('reports/laporan-penjualan-detail', { toko: 'BDG' })
    expect(portal.status).toBe(403)
  })

  test('ALL means one store to a branch', async () => {
    for (const { id } of reportsFor('SPV')) {
      const { meta } = await reportOf(shop.spv, id, { toko: 'ALL' })
      expect(meta.stores).toEqual(['JKT'])
    }
  })

  test('head office reads one, several or all; the whole is the sum of its parts', async () => {
    const part = async (toko: string) =>
      (await reportOf(shop.owner, 'laporan-penjualan-detail', { toko })).totals
    const [jkt, bdg, both] = [await part('JKT'), await part('BDG'), await part('JKT,BDG')]
    for (const key of ['total', 'murni', 'berat', 'jumlah']) {
      expect(Number(both[key])).toBe(Number(jkt[key]) + Number(bdg[key]))
    }
    const all = await reportOf(shop.owner, 'laporan-penjualan-detail')
    expect(all.meta.stores).toEqual(['PUSAT', 'JKT', 'BDG', 'SBY'])
    expect(all.totals).toEqual(both)
    expect(new Set(all.rows.map(row => row.toko))).toEqual(new Set(['JKT', 'BDG']))
    expect([all.meta.columns[0]?.key, all.meta.group]).toEqual(['toko', ['toko']])
    const unknown = await shop.owner.get('reports/laporan-penjualan?toko=XYZ')
    expect(unknown.status).toBe(404)
  })

  test('through a portal head office begins with that store', async () => {
    const answer = await shop.owner.get<{ meta: { stores: string[] } }>(
      'reports/laporan-penjualan',
      { toko: 'BDG' },
    )
    expect(answer.body.meta.stores).toEqual(['BDG'])
  })
})

describe('who may read what', () => {
  test('only reports of the access tree are listed and answered', async () => {
    const everyone = await Promise.all(
      ['OWNER', 'SPV-JKT', 'SALES-JKT', 'GUDANG-JKT'].map(user => shop.api.as(user)),
    )
    for (const caller of everyone) {
      const { body } = await caller.get<ReportFace[]>('reports')
      const listed = new Set(body.map(face => face.id))
      for (const { id } of REPORTS) {
        const { status } = await caller.get(`reports/${id}`)
        expect([id, status]).toEqual([id, listed.has(id) ? 200 : 403])
      }
      expect(JSON.stringify(body)).not.toMatch(/select |from /)
    }
    const owner = await shop.owner.get<ReportFace[]>('reports')
    expect(owner.body).toHaveLength(REPORTS.length)
  })

  test('without a token nothing, an unknown report 404', async () => {
    expect((await shop.api.anonymous.get('reports/laporan-jurnal')).status).toBe(401)
    expect((await shop.spv.get('reports/laporan-rahasia')).status).toBe(404)
  })

  test('a module that is off closes its reports', async () => {
    const db = await shop.api.app.pool.connect()
    await db.query('begin')
    await db.query("set local app.kode_toko = 'SBY'")
    await db.query("update modul set aktif = false where kunci = 'AKUNTANSI_MODULE'")
    await db.query('commit')
    db.release()
    const named = await shop.owner.get('reports/laporan-jurnal?toko=SBY')
    expect([named.status, named.body.code]).toEqual([403, 'MODULE_OFF'])
    const all = await reportOf(shop.owner, 'laporan-jurnal')
    expect(all.meta.stores).toEqual(['PUSAT', 'JKT', 'BDG'])
  })
})

describe('filters', () => {
  const refused = [
    ['urut=1;drop table dokumen', 'PERMINTAAN_TIDAK_SAH'],
    ['urut=baris', 'PERMINTAAN_TIDAK_SAH'],
    ['urut="total"', 'PERMINTAAN_TIDAK_SAH'],
    ['user_id=OWNER', 'PERMINTAAN_TIDAK_SAH'],
    ['tanggal_awal=', 'TIDAK_LENGKAP'],
    ['tanggal_awal=2026-02-30', 'TIDAK_LENGKAP'],
    ["tanggal_awal=2026-01-01'--", 'TIDAK_LENGKAP'],
    ['tanggal_awal=2026-11-22&sampai_tgl=2026-11-21', 'TIDAK_LENGKAP'],
    ['kode_sales=', 'TIDAK_LENGKAP'],
    ['kode_sales=A&kode_sales=B', 'TIDAK_LENGKAP'],
  ] as const

  test.each(refused)('%s is refused', async (query, code) => {
    const answer = await shop.spv.get(`reports/laporan-penjualan-detail?${encodeURI(query)}`)
    expect([answer.status, answer.body.code]).toEqual([400, code])
  })

  test('the sentences are those of the specification', async () => {
    const answer = await shop.spv.get<{ errors: object }>(
      'reports/laporan-penjualan-per-sales?sampai_tgl=',
    )
    expect(answer.body.errors).toEqual({ sampai_tgl: 'Tanggal Tidak Boleh Kosong' })
    const code = await shop.spv.get<{ errors: object }>(
      'reports/laporan-penjualan-per-sales?kode_sales=',
    )
    expect(code.body.errors).toEqual({ kode_sales: 'Kode Tidak Boleh Kosong' })
  })

  test('valid by narrows to who made it; nobody else is nobody', async () => {
    const of = (valid_by: string) =>
      reportOf(shop.spv, 'laporan-penjualan-detail', { valid_by }).then(({ rows }) => rows.length)
    expect(await of('KASIR-JKT')).toBe(await of('ALL'))
    expect(await of('KASIR-JKT')).toBeGreaterThan(3)
    expect(await of('KASIR-BDG')).toBe(0)
  })

  test('a hostile value is a value', async () => {
    const { rows } = await reportOf(shop.spv, 'laporan-penjualan-detail', {
      kode_sales: "DEWI' or 'a'='a",
    })
    expect(rows).toEqual([])
  })

  test('sorts by any column of the face, both ways', async () => {
    const of = async (urut: string) =>
      (await reportOf(shop.spv, 'laporan-penjualan-detail', { urut })).rows.map(r => r.kode_sales)
    const up = await of('kode_sales')
    expect(up).toEqual([...up].sort())
    expect(await of('-kode_sales')).toEqual([...up].reverse())
  })

  test('dates default to the open business day and stand in the answer', async () => {
    const { meta } = await reportOf(shop.spv, 'laporan-penjualan')
    expect(meta.values).toEqual({
      toko: 'JKT',
      tanggal_awal: '2026-11-21',
      sampai_tgl: '2026-11-21',
    })
  })

  test('codes, users and texts default to ALL, which people read as SEMUA (doc1 §9)', async () => {
    let seen = 0
    for (const { id, face } of reportsFor('SPV')) {
      const { meta } = await reportOf(shop.spv, id)
      for (const filter of face.filters) {
        if (!['ref', 'user', 'text'].includes(filter.kind)) continue
        expect([id, filter.key, meta.values[filter.key]]).toEqual([id, filter.key, 'ALL'])
        expect(meta.filters).toContain(`${filter.label}: SEMUA`)
        seen += 1
      }
    }
    expect(seen).toBeGreaterThan(50)
  })
})
