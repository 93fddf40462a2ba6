import { columnOf } from '@kencana/contract/kit/field'
import type { MasterRow } from '@kencana/contract/kit/master'
import { askedFields } from '@kencana/contract/kit/masters/routes'
import { MASTERS } from '@kencana/contract/masters/registry'
import { describe, expect, test } from 'vitest'
import { bestFirst } from '../../apps/web/src/kit/inputs/parts/choice-order.ts'
import { meant } from '../sample-shop/meant.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { sampleValues, TOKO } from './sample-values.ts'

interface Page {
  count: number
  data: MasterRow[]
  skip: number
  limit: number
  page: number
}
interface Done {
  message: string
  data: MasterRow
  code: string
  errors: Record<string, string>
  facts?: Record<string, unknown>
}

const at = { toko: TOKO }

const api = await testShop()
const owner = await api.as('OWNER')
const kasir = await api.as('KASIR-JKT')
const elsewhere = await api.as('SPV-BDG')
const baris = [{ kode_kadar: '750', harga_jual: 3_000_000, harga_beli: 2_800_000 }]
expect((await meant(owner, 'harga-emas', { baris }, at)).status).toBe(201)

/** The largest figure of a type of column. */
const MOST: Readonly<Record<string, number>> = {
  smallint: 2 ** 15 - 1,
  integer: 2 ** 31 - 1,
  bigint: Number.MAX_SAFE_INTEGER,
}

describe.each(MASTERS.map(master => [master.name, master] as const))('master %s', (_, master) => {
  const { resource, key } = master

  test('lives: create, read, edit, delete, refuse, reactivate, history', async () => {
    const values = await sampleValues(owner, master, 1)
    const code = String(values[key])
    const created = await owner.post<Done>(resource, values, at)
    expect(created.text).toContain('Berhasil Menyimpan Data')
    expect(created.body.data).toMatchObject(values)
    expect((await owner.get(`${resource}/${code}`, at)).body).toEqual(created.body.data)
    expect((await owner.post<Done>(resource, values, at)).body.code).toBe('SUDAH_ADA')

    const { [key]: _key, ...rest } = values
    const fixed = Object.keys(master.fields).filter(f => master.fields[f]?.fixed === true)
    for (const field of fixed) delete rest[field]
    const named = master.nameField === key ? {} : { [master.nameField]: 'Nama Lain' }
    const edited = { ...rest, ...named }
    const versi = created.body.data.versi
    const done = await owner.put<Done>(`${resource}/${code}`, { ...edited, versi }, at)
    expect(done.text).toContain('Berhasil Mengedit Data')
    expect(done.body.data).toMatchObject({ ...edited, versi: Number(versi) + 1 })
    const stale = await owner.put<Done>(`${resource}/${code}`, { ...edited, versi }, at)
    expect([stale.status, stale.body.code]).toEqual([409, 'BERUBAH'])

    const gone = await owner.del<Done>(`${resource}/${code}`, at)
    expect(gone.body.message).toBe('Berhasil Menghapus Data')
    expect((await owner.get(`${resource}/${code}`, at)).status).toBe(404)
    expect((await owner.del(`${resource}/${code}`, at)).status).toBe(404)
    const again = await owner.post<Done>(resource, values, at)
    expect([again.status, again.body.code]).toEqual([409, 'DELETED'])
    const back = await owner.post<Done>(`${resource}/${code}/reactivate`, undefined, at)
    expect(back.body.data).toMatchObject(edited)
    expect((await owner.get(`${resource}/${code}`, at)).status).toBe(200)

    const history = await owner.get<Record<string, unknown>[]>(`${resource}/${code}/history`, at)
    expect(history.body.map(change => change.aksi)).toEqual(['AKTIFKAN', 'HAPUS', 'UBAH', 'TAMBAH'])
    expect(history.body[2]).toMatchObject({ user_id: 'OWNER', sebelum: values, sesudah: edited })
  })

  test('what is searched for comes best first, as a pick list shows it', async () => {
    const asChoice = (row: MasterRow) => ({
      value: String(row[key]),
      label: String(row[master.nameField] ?? row[key]),
    })
    const found = async (q: string) => {
      const query = `${resource}?limit=200&q=${encodeURIComponent(q)}`
      return (await owner.get<Page>(query, at)).body.data.map(asChoice)
    }
    for (const { value, label } of (await found('')).slice(0, 4)) {
      for (const q of [value, value.slice(0, 1), label.slice(0, 2), label.slice(-2)]) {
        const rows = await found(q)
        expect(rows, `${q} of ${label}`).toEqual(bestFirst(rows, q))
      }
    }
  })

  test('refuses each required field when it is empty, and anything unknown', async () => {
    const values = await sampleValues(owner, master, 2)
    for (const [name, field] of Object.entries(master.fields)) {
      if (field.required === false || 'fallback' in field) continue
      const { [name]: _, ...without } = values
      const emptied = 'min' in field ? without : { ...values, [name]: '' }
      const answer = await owner.post<Done>(resource, emptied, at)
      expect([name, answer.status, answer.body.code]).toEqual([name, 400, 'TIDAK_LENGKAP'])
      const expected = field.empty?.replace('{field}', field.label) ?? 'Harus Diisi'
      expect([name, answer.body.errors[name]]).toEqual([name, expected])
    }
    const unknown = await owner.post<Done>(resource, { ...values, kode_toko_lain: 'X' }, at)
    expect(unknown.status).toBe(400)
    const missing = await owner.get(`${resource}/${String(values[key])}`, at)
    expect(missing.status).toBe(404)
  })

  test('asks about what a slip of a comma makes of a weight or a price', async () => {
    const values = await sampleValues(owner, master, 9)
    const code = String(values[key])
    const made = await meant<Done>(owner, resource, values, at)
    expect(made.text).toContain('Berhasil')
    const changeable = Object.keys(master.fields).filter(
      name => name !== key && master.fields[name]?.fixed !== true,
    )
    const rest = Object.fromEntries(changeable.map(name => [name, values[name]]))
    for (const [name, value, expected] of slips(values)) {
      const { versi } = (await owner.get<MasterRow>(`${resource}/${code}`, at)).body
      const put = (dipastikan?: string[]) =>
        owner.put<Done>(`${resource}/${code}`, { ...rest, [name]: value, versi, dipastikan }, at)
      const marks: string[] = []
      for (const one of expected) {
        const asked = await put(marks)
        expect([name, asked.status, asked.body.code]).toEqual([name, 422, one])
        marks.push(String(asked.body.facts?.tanda))
      }
      const now = (await owner.get<MasterRow>(`${resource}/${code}`, at)).body
      expect(now[name], 'as it was').toBe(values[name])
      const done = await put(marks)
      expect([name, done.text]).toEqual([name, expect.stringContaining('Berhasil')])
      expect(done.body.data[name]).toBe(value)
      rest[name] = value
      const again = await owner.put<Done>(`${resource}/${code}`, rest, at)
      expect([name, again.status], 'what it is already is not asked').toEqual([name, 200])
    }
    await owner.del(`${resource}/${code}`, at)
  })

  /** A figure of each field that is asked about, and what is asked. */
  function slips(values: Readonly<Record<string, unknown>>): [string, number, string[]][] {
    return askedFields(master).flatMap((name): [string, number, string[]][] => {
      const field = master.fields[name]
      if (field === undefined || !('min' in field)) return []
      if (field.kind === 'weight') {
        const isHeavy = field.max > 500_000
        return isHeavy ? [[name, field.max / 1000, ['BERAT_TIDAK_WAJAR']]] : []
      }
      const moved = ['HARGA_BERUBAH_JAUH']
      if (field.price === 'PIECE') return [[name, Number(values[name]) * 10, moved]]
      return [[name, field.max, [...moved, 'PER_GRAM_TIDAK_WAJAR']]]
    })
  }

  test('takes no figure that its column cannot hold', async () => {
    const { rows } = await api.app.pool.query<{ column_name: string; data_type: string }>(
      'select column_name, data_type from information_schema.columns where table_name = $1',
      [master.table],
    )
    const types = new Map(rows.map(row => [row.column_name, row.data_type]))
    const tooLarge = Object.entries(master.fields).filter(([name, field]) => {
      if (!('min' in field)) return false
      const whole = field.kind === 'decimal' ? 10 ** (field.places ?? 0) : 1
      return field.max * whole > (MOST[types.get(columnOf(name, field)) ?? ''] ?? 0)
    })
    expect(tooLarge.map(([name]) => name)).toEqual([])
  })

  test('refers only to what exists, and keeps no card number', async () => {
    const values = await sampleValues(owner, master, 3)
    for (const [name, field] of Object.entries(master.fields)) {
      if (field.kind !== 'ref') continue
      const answer = await owner.post<Done>(resource, { ...values, [name]: 'TIDAK-ADA' }, at)
      expect([name, answer.status, answer.body.code]).toEqual([name, 422, 'RUJUKAN_TIDAK_ADA'])
    }
    const free = Object.entries(master.fields).find(([n, f]) => f.kind === 'text' && n !== key)
    if (free === undefined) return
    const card = await owner.post<Done>(
      resource,
      { ...values, [free[0]]: '4111 1111 1111 1111' },
      at,
    )
    expect([card.status, card.body.code]).toEqual([422, 'NOMOR_KARTU'])
  })

  test('lists by pages, searches, sorts, and writes CSV', async () => {
    for (const n of [4, 5, 6]) {
      const made = await owner.post(resource, await sampleValues(owner, master, n), at)
      expect(made.text).toContain('Berhasil')
    }
    const first = (await owner.get<Page>(`${resource}?limit=2`, at)).body
    expect(first).toMatchObject({ skip: 0, limit: 2, page: 1 })
    expect(first.data).toHaveLength(2)
    const second = (await owner.get<Page>(`${resource}?limit=2&page=2`, at)).body
    expect(second).toMatchObject({ skip: 2, page: 2, count: first.count })
    expect(first.data.map(row => row[key])).not.toContain(second.data[0]?.[key])
    const found = (await owner.get<Page>(`${resource}?q=uji5`, at)).body
    expect(found.data.map(row => row[key])).toEqual(['UJI5'])
    const down = (await owner.get<Page>(`${resource}?sort=-${key}&limit=200`, at)).body.data
    const up = (await owner.get<Page>(`${resource}?sort=${key}&limit=200`, at)).body.data
    expect(down.map(row => row[key])).toEqual(up.map(row => row[key]).reverse())
    expect((await owner.get(`${resource}?sort=versi;drop`, at)).status).toBe(400)

    const csv = await owner.get(`${resource}/csv`, at)
    expect(csv.headers.get('content-disposition')).toContain('spreadsheet.csv')
    const lines = csv.text.trim().split('\r\n')
    expect(lines).toHaveLength(first.count + 1)
    expect(lines[0]).toContain(master.fields[key]?.label)
  })

  test('answers its specified calls with bare arrays', async () => {
    for (const call of master.calls) {
      const path = call.path.replace('{kode_gudang}', 'ETALASE').replace('{kode_bank}', 'BCA')
      const answer = await owner.get<unknown>(path)
      expect([path, answer.status, Array.isArray(answer.body)]).toEqual([path, 200, true])
    }
    expect((await api.anonymous.get(resource)).status).toBe(401)
  })

  test('is changed only by those who hold its screen', async () => {
    const values = await sampleValues(owner, master, 7)
    for (const [method, path] of [
      ['post', resource],
      ['put', `${resource}/UJI4`],
    ] as const) {
      expect([path, (await kasir[method](path, values)).status]).toEqual([path, 403])
    }
    expect((await kasir.del(`${resource}/UJI4`)).status).toBe(403)
    expect((await kasir.post(`${resource}/UJI4/reactivate`)).status).toBe(403)
    expect((await kasir.get(`${resource}/csv`)).status).toBe(403)
    expect((await kasir.get(`${resource}/UJI4/history`)).status).toBe(403)
  })

  test('belongs to its store, or to the whole chain', async () => {
    const seen = (await elsewhere.get<Page>(`${resource}?q=UJI4`)).body.count
    const direct = (await elsewhere.get(`${resource}/UJI4`)).status
    expect([seen, direct]).toEqual(master.kept === 'store' ? [0, 404] : [1, 200])
    if (master.kept === 'store') {
      expect((await elsewhere.get(`${resource}/UJI4`, at)).status).toBe(403)
    } else {
      const values = await sampleValues(owner, master, 8)
      expect((await elsewhere.post(resource, values)).status).toBe(403)
    }
  })
})
