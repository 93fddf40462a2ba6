import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExportJob, ExportSource } from '@kencana/contract/areas/pengaturan/ekspor'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../apps/server/src/config.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { appOn, listen, makeLog } from '../../apps/server/src/start-server.ts'
import { ask } from '../database/folders.ts'
import { unzipped } from '../files/unzipped.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'

const api = await testShop({ clock: systemClock })
const mu = await api.as('ADMIN-PUSAT')
const owner = await api.as('OWNER')
const bank = { kode_bank: 'JAHAT', nama_bank: '=HYPERLINK("http://x")' }
expectStatus(await owner.post('bank', bank), 200)

const jobs = async (who = mu) => (await who.get<ExportJob[]>('export-csv')).body

async function start(body: object): Promise<ExportJob> {
  return expectStatus(await mu.post<ExportJob>('export-csv', body), 200)
}

async function finished(id: string): Promise<ExportJob> {
  const job = async () => (await jobs()).find(one => one.id === id)
  await expect.poll(async () => (await job())?.status, { timeout: 20_000 }).not.toBe('JALAN')
  return (await job()) as ExportJob
}

const fileOf = async (id: string) =>
  Buffer.from(await (await mu.bytes(`export-csv/${id}/berkas`)).arrayBuffer())

describe('an export', () => {
  test('of one list is one CSV with the columns chosen; formulas are neutralised', async () => {
    const { id } = await start({ sumber: [{ kode: 'master:bank', columns: ['nama_bank'] }] })
    const job = await finished(id)
    expect(job).toMatchObject({ status: 'SELESAI', judul: 'Master Bank', selesai: 1, jumlah: 1 })
    const text = (await fileOf(id)).toString('utf8')
    expect(text.split('\r\n')[0]).toBe('\uFEFFNama Bank')
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(text.trim().split('\r\n')).toHaveLength(job.baris + 1)
  })

  test('of several is one zip; lists of stores name the store', async () => {
    const sumber = [
      { kode: 'master:baki', columns: ['kode_baki', 'berat_baki'] },
      { kode: 'report:laporan-stock-per-baki' },
    ]
    const job = await finished((await start({ sumber, toko: 'JKT,BDG' })).id)
    expect(job).toMatchObject({ status: 'SELESAI', judul: 'Master Baki + 1', selesai: 2 })
    const files = unzipped(await fileOf(job.id))
    expect(Object.keys(files)).toEqual(['baki.csv', 'laporan-stock-per-baki.csv'])
    const lines = (files['baki.csv'] ?? '').replace(/\r\n$/, '').split('\r\n')
    expect(lines[0]).toBe('\uFEFFToko,Kode Baki,Berat Baki Kosong')
    expect(lines.filter(line => line.startsWith('JKT,'))).toHaveLength(41)
    expect(lines).toContain('BDG,A01,350.000')
  })

  test('of many reports lets each go when it is written', async () => {
    const { body } = await mu.get<ExportSource[]>('export-csv/sumber')
    const many = body.filter(source => source.kode.startsWith('report:')).slice(0, 12)
    expect(many).toHaveLength(12)
    const said: string[] = []
    const hear = (warning: Error) => said.push(`${warning.name}: ${warning.message}`)
    process.on('warning', hear)
    const job = await finished((await start({ sumber: many.map(({ kode }) => ({ kode })) })).id)
    process.off('warning', hear)
    expect(job).toMatchObject({ status: 'SELESAI', selesai: 12 })
    expect(said).toEqual([])
  })

  test('that cannot be made says why and leaves no file', async () => {
    const owner = await api.as('OWNER')
    await owner.put('para-system', { modul: { AKUNTANSI_MODULE: false } })
    const job = await finished((await start({ sumber: [{ kode: 'report:laporan-jurnal' }] })).id)
    expect(job).toMatchObject({ status: 'GAGAL', ukuran: null })
    expect(job.galat).toContain('Modul Akuntansi')
    expect((await mu.get(`export-csv/${job.id}/berkas`)).status).toBe(404)
    await owner.put('para-system', { modul: { AKUNTANSI_MODULE: true } })
    const left = await readdir(join(api.app.config.dataDir, 'ekspor'))
    expect(left.filter(name => name.endsWith('.part'))).toEqual([])
  })

  test('is ended by its owner, and one at a time runs', async () => {
    const { adminUrl } = api.database
    const { id } = await start({ sumber: [{ kode: 'master:bank' }] })
    await finished(id)
    await ask(
      adminUrl,
      `update ekspor set status = 'JALAN', denyut_pada = now() where id = '${id}'`,
    )
    const second = await mu.post<{ code: string }>('export-csv', {
      sumber: [{ kode: 'master:bank' }],
    })
    expect([second.status, second.body.code]).toEqual([409, 'EKSPOR_BERJALAN'])
    expectStatus(await mu.post(`export-csv/${id}/batal`, {}), 200)
    expect((await finished(id)).status).toBe('BATAL')
    await ask(
      adminUrl,
      `update ekspor set status = 'JALAN', denyut_pada = now() - interval '2 minutes'
       where id = '${id}'`,
    )
    expect((await finished(id)).status).toBe('GAGAL')
  })
})

describe('a file', () => {
  test('is served by another process, to its owner alone, for a day', async () => {
    const { id } = await start({ sumber: [{ kode: 'master:bank' }] })
    await finished(id)
    const config = readConfig({ PORT: '0', DATA_DIR: api.app.config.dataDir })
    const { app, hub } = appOn(api.database, config, makeLog('silent'), api.app.clock)
    const other = await listen(config, app, hub)
    const there = await fetch(`${other.address}/api/v1/export-csv/${id}/berkas`, {
      headers: { authorization: `Bearer ${mu.token}` },
    })
    expect([there.status, (await there.text()).includes('Kode Bank')]).toEqual([200, true])
    await other.stop()

    const { adminUrl } = api.database
    await ask(adminUrl, "update users set level = 'SU' where user_id = 'OWNER'")
    const su = await api.as('OWNER')
    expect((await su.get(`export-csv/${id}/berkas`)).status).toBe(404)
    expect((await su.post(`export-csv/${id}/batal`, {})).status).toBe(404)
    expect(await jobs(su)).toEqual([])
    await ask(adminUrl, "update users set level = 'OWN' where user_id = 'OWNER'")

    await ask(
      adminUrl,
      `update ekspor set dibuat_pada = dibuat_pada - interval '25 hours' where id = '${id}'`,
    )
    expect((await jobs()).find(job => job.id === id)?.status).toBe('KEDALUWARSA')
    expect((await mu.get(`export-csv/${id}/berkas`)).status).toBe(404)
  })
})

describe('who may', () => {
  test('SU and MU only; what they may read, in stores that are theirs', async () => {
    for (const user of ['OWNER', 'SPV-JKT', 'KASIR-JKT']) {
      const other = await api.as(user)
      expect((await other.get('export-csv/sumber')).status).toBe(403)
      const body = { sumber: [{ kode: 'master:bank' }] }
      expect((await other.post('export-csv', body)).status).toBe(403)
    }
    const sources = (await mu.get<ExportSource[]>('export-csv/sumber')).body
    expect(sources.map(source => source.kode)).toContain('report:laporan-eod')
    const unknown = await mu.post('export-csv', { sumber: [{ kode: 'master:users' }] })
    expect(unknown.status).toBe(422)
    const { adminUrl } = api.database
    await ask(adminUrl, "update users set level = 'MU' where user_id = 'SPV-BDG'")
    const bdg = await api.as('SPV-BDG')
    const stray = { sumber: [{ kode: 'master:baki' }], toko: 'JKT' }
    expect((await bdg.post('export-csv', stray)).status).toBe(403)
    await ask(adminUrl, "update users set akses = akses - 'master-bank' where user_id = 'SPV-BDG'")
    const bank = await bdg.post('export-csv', { sumber: [{ kode: 'master:bank' }] })
    expect(bank.status).toBe(422)
    await ask(adminUrl, "update users set level = 'SPV' where user_id = 'SPV-BDG'")
  })
})
