import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { MasterPlan, SendPlan, Sent } from '@kencana/contract/kit/masters/plan'
import { MASTERS } from '@kencana/contract/masters/registry'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { badCell } from './bad-values.ts'
import { sampleValues, TOKO } from './sample-values.ts'
import { cellsOf, csvOf, exported, fileForm, type Sheet } from './sheet-of.ts'

// Every master by its files and to other stores: what a preview says is what is done, or nothing.

interface Problem {
  readonly code: string
  readonly errors?: Readonly<Record<string, string>>
}

const api = await testShop()
const owner = await api.as('OWNER')

const at = { toko: TOKO }
const WRITABLE = MASTERS.filter(master => !master.readOnly)
const named = (masters: readonly MasterDefinition[]) => masters.map(one => [one.name, one] as const)

const preview = async ({ resource }: MasterDefinition, bytes: Buffer, name = 'x.csv') =>
  await owner.post<MasterPlan>(`${resource}/import/pratinjau`, undefined, {
    ...at,
    form: fileForm(bytes, name),
  })
const commit = (
  { resource }: MasterDefinition,
  bytes: Buffer,
  sidik: string,
  key?: string,
): Promise<Answer<Problem & MasterPlan>> =>
  owner.post(`${resource}/import`, undefined, {
    ...at,
    form: fileForm(bytes, 'x.csv', sidik),
    ...(key === undefined ? {} : { key }),
  })

const counts = (more: Partial<MasterPlan['jumlah']>) => ({
  BARU: 0,
  BERUBAH: 0,
  AKTIF: 0,
  SAMA: 0,
  DITOLAK: 0,
  ...more,
})

/** Cells of a row that is not there yet, as its export would hold them. */
async function fresh(master: MasterDefinition, n: number, kode: string): Promise<string[]> {
  return cellsOf(master, { ...(await sampleValues(owner, master, n)), [master.key]: kode })
}

/** A row of the sheet with other values in some columns. */
function changed(master: MasterDefinition, sheet: Sheet, kode: string, cells: object): string[] {
  const fields = Object.keys(master.fields)
  const row = sheet.rows.find(one => one[fields.indexOf(master.key)] === kode)
  return fields.map((field, i) => (cells as Record<string, string>)[field] ?? row?.[i] ?? '')
}

async function made(master: MasterDefinition, n: number): Promise<string> {
  const values = await sampleValues(owner, master, n)
  const answer = await owner.post(master.resource, values, at)
  expect([master.name, answer.status, answer.text]).toEqual([master.name, 200, answer.text])
  return String(values[master.key])
}

/** A text of a row that may be changed freely; none where a master has only figures. */
const nameIn = (master: MasterDefinition): string | undefined =>
  master.nameField === master.key ? undefined : master.nameField

describe.each(named(WRITABLE))('the file of %s', (_, master) => {
  test('reads back equal, then makes, changes and brings back what its preview said', async () => {
    const first = await made(master, 21)
    const { bytes, sheet } = await exported(owner, master, TOKO)
    const same = await preview(master, bytes, 'x.xlsx')
    expect(same.body).toMatchObject({ jumlah: counts({ SAMA: sheet.rows.length }), baris: [] })
    const csv = Buffer.from(await (await owner.bytes(`${master.resource}/csv`, at)).arrayBuffer())
    expect((await preview(master, csv)).body).toMatchObject({ jumlah: same.body.jumlah, baris: [] })

    const second = `${first}B`
    const field = nameIn(master)
    const rows = [
      changed(master, sheet, first, field === undefined ? {} : { [field]: 'Nama Baru' }),
      await fresh(master, 24, second),
    ]
    const file = csvOf({ header: sheet.header, rows })
    const plan = (await preview(master, file)).body
    const jumlah = field === undefined ? { BARU: 1, SAMA: 1 } : { BARU: 1, BERUBAH: 1 }
    expect([
      master.name,
      plan.jumlah,
      plan.baris.flatMap(row => Object.entries(row.salah)),
    ]).toEqual([master.name, counts(jumlah), []])
    expect((await owner.get(`${master.resource}/${second}`, at)).status).toBe(404)
    const key = crypto.randomUUID()
    const done = await commit(master, file, plan.sidik, key)
    expect([done.status, done.body.jumlah]).toEqual([201, counts(jumlah)])
    expect((await commit(master, file, plan.sidik, key)).body).toEqual(done.body)
    expect((await commit(master, file, plan.sidik)).body.code).toBe('BERUBAH')
    const now = await owner.get(`${master.resource}/${first}`, at)
    if (field !== undefined) expect(now.body[field]).toBe('Nama Baru')

    expect((await owner.del(`${master.resource}/${second}`, at)).status).toBe(200)
    const back = (await preview(master, file)).body
    expect(back.jumlah).toEqual(counts({ AKTIF: 1, SAMA: 1 }))
    expect((await commit(master, file, back.sidik)).status).toBe(201)
    expect((await owner.get(`${master.resource}/${second}`, at)).status).toBe(200)

    const latest = await owner.get<{ count: number; data: { kode: string; aksi: string }[] }>(
      `${master.resource}/history?limit=2`,
      at,
    )
    expect(latest.body.data[0]).toMatchObject({ kode: second, aksi: 'AKTIFKAN', user_id: 'OWNER' })
    expect(latest.body.count).toBeGreaterThanOrEqual(4)
  })

  test('says by row and field what is wrong, and then writes nothing', async () => {
    const first = await made(master, 22)
    const { sheet } = await exported(owner, master, TOKO)
    const good = await fresh(master, 25, `${first}C`)
    const fields = Object.keys(master.fields)
    const { field, cell, says } = badCell(master)
    const bad = (await fresh(master, 26, `${first}D`)).map((right, i) =>
      fields[i] === field ? cell : right,
    )
    const file = csvOf({ header: sheet.header, rows: [good, bad, good] })
    const plan = (await preview(master, file)).body
    expect(plan.jumlah).toEqual(counts({ BARU: 1, DITOLAK: 2 }))
    const [wrong, twin] = plan.baris
    expect([wrong?.baris, wrong?.salah[field]]).toEqual([3, expect.stringMatching(says)])
    expect(twin).toMatchObject({
      baris: 4,
      salah: { [master.key]: 'Kode ini sudah ada di baris 2' },
    })
    const refused = await commit(master, file, plan.sidik)
    expect([refused.status, refused.body.code]).toEqual([422, 'BARIS_SALAH'])
    expect(Object.keys(refused.body.errors ?? {})).toContain(`4.${master.key}`)
    expect((await owner.get(`${master.resource}/${first}C`, at)).status).toBe(404)
  })
})

describe.each(named(WRITABLE.filter(master => master.kept === 'store')))(
  '%s is sent',
  (_, master) => {
    const { resource } = master
    const ask = async (kode: string[], toko: string[]) =>
      (await owner.post<SendPlan & Problem>(`${resource}/kirim/pratinjau`, { kode, toko }, at)).body
    const send = (kode: string[], toko: object[], key?: string) =>
      owner.post<Sent>(
        `${resource}/kirim`,
        { kode, toko },
        { ...at, ...(key === undefined ? {} : { key }) },
      )
    const sidikOf = ({ toko }: SendPlan) =>
      toko.map(({ kode_toko, sidik }) => ({ kode_toko, sidik }))

    test('to all stores as each preview said, and to none that moved since', async () => {
      const kode = await made(master, 23)
      const row = (await owner.get(`${resource}/${kode}`, at)).body
      const plan = await ask([kode], ['BDG', 'SBY'])
      const states = plan.toko?.map(store => [
        store.kode_toko,
        store.baris[0]?.keadaan,
        store.ditolak,
      ])
      expect([plan.code, states]).toEqual([
        undefined,
        [
          ['BDG', 'BARU', null],
          ['SBY', 'BARU', null],
        ],
      ])
      const key = crypto.randomUUID()
      const done = await send([kode], sidikOf(plan), key)
      expect(done.body).toMatchObject({ message: 'Berhasil Mengirim Data' })
      expect((await send([kode], sidikOf(plan), key)).body).toEqual(done.body)
      const there = (await owner.get(`${resource}/${kode}`, { toko: 'BDG' })).body
      for (const field of Object.keys(master.fields)) expect(there[field]).toEqual(row[field])
      const history = await owner.get<object[]>(`${resource}/${kode}/history`, { toko: 'SBY' })
      expect(history.body).toEqual([expect.objectContaining({ aksi: 'TAMBAH', user_id: 'OWNER' })])

      expect((await ask([kode], ['BDG'])).toko[0]?.jumlah).toEqual(counts({ SAMA: 1 }))
      expect((await owner.del(`${resource}/${kode}`, { toko: 'SBY' })).status).toBe(200)
      const again = await ask([kode], ['BDG', 'SBY'])
      expect(again.toko[1]?.jumlah).toEqual(counts({ AKTIF: 1 }))
      // SBY brings it back by itself before the head office sends.
      await owner.post(`${resource}/${kode}/reactivate`, undefined, { toko: 'SBY' })
      const late = (await send([kode], sidikOf(again))).body
      expect(late.toko.map(store => [store.kode_toko, store.terkirim, store.code])).toEqual([
        ['BDG', true, null],
        ['SBY', false, 'BERUBAH'],
      ])
    })
  },
)
