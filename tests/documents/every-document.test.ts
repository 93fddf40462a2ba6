import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { closeDays, expectStatus, type Problem, read, set } from '../hutang/counter.ts'
import { type Answer, type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'
import { ENTRIES } from './entries/registry.ts'
import type { DocumentEntry } from './entry.ts'

// What holds for every kind of document that is declared, asked of each over HTTP: its list, its
// key, taking it back, its papers, its checks. Who may call what and which days are held is asked
// of every call by tests/rights.

interface Page {
  readonly count: number
  readonly data: readonly Readonly<Record<string, string>>[]
}

const TODAY = '2026-11-21'
const REASON = { alasan: 'Salah tulis' }
const refused = ({ status, body }: Answer<Problem>) => [status, body.code]

describe.each(ENTRIES.map(entry => [entry.document.kind.name, entry] as const))(
  '%s',
  (_, entry) => {
    const { kind, list, check } = entry.document
    const { name, nomor: key } = kind
    let api: TestApi
    let writer: Caller
    let spv: Caller
    /** Three of it, oldest first. */
    let numbers: readonly string[]
    beforeAll(async () => {
      api = await testApi()
      await entry.open(api)
      await set(await api.as('OWNER'), { LACI: 'KASIR,RR', ...UNCOUNTED })
      writer = await api.as(entry.by ?? 'KASIR-JKT')
      spv = await api.as('SPV-JKT')
      numbers = [await write(writer), await write(writer), await write(writer)]
    })
    afterAll(async () => {
      expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
      await api.stop()
    })

    async function write(caller: Caller): Promise<string> {
      const { path, body } = await entry.command(api, caller)
      return expectStatus(await caller.post<Record<string, string>>(path, body), 201)[key] ?? ''
    }
    const pageOf = async (query = '', caller = spv): Promise<Page> =>
      expectStatus(await caller.get<Page>(`${name}?${query}`), 200) as Page
    const found = async (query = '', caller = spv) =>
      (await pageOf(query, caller)).data.map(row => row[key] ?? '')
    const statusOf = async (nomor: string) =>
      expectStatus(await spv.get<{ status: string }>(`${name}/${nomor}`), 200).status

    describe('its list', () => {
      test('is of all of it, the newest first, page by page', async () => {
        const all = await found(`tgl_from=${TODAY}`)
        expect(all).toEqual([...numbers].reverse())
        const pages = await Promise.all(
          [1, 2, 3].map(page => pageOf(`tgl_from=${TODAY}&limit=1&page=${page}`)),
        )
        expect(pages.flatMap(({ data }) => data.map(row => row[key]))).toEqual(all)
        expect(pages.map(({ count }) => count)).toEqual([3, 3, 3])
      })

      test('is searched by number; a wildcard is a letter as others', async () => {
        for (const nomor of numbers) expect(await found(`q=${nomor}`)).toEqual([nomor])
        for (const q of ['%', '_', '\\', 'tidak ada']) {
          expect(await pageOf(`q=${encodeURIComponent(q)}`), q).toMatchObject({
            count: 0,
            data: [],
          })
        }
      })

      test('is narrowed by every filter it has', async () => {
        const count = async (query: string) => (await pageOf(query)).count
        const filters = Object.keys(queryOf(list))
        const tried: Record<string, () => Promise<void>> = {
          tgl_from: async () => expect(await count('tgl_from=2026-11-22')).toBe(0),
          tgl_to: async () => {
            expect(await count(`tgl_from=2026-11-01&tgl_to=${TODAY}`)).toBe(3)
            expect(await count('tgl_from=2026-11-01&tgl_to=2026-11-20')).toBe(0)
          },
          kode_sales: async () => {
            const { kode_sales } = entry
            const theirs = await count(`tgl_from=${TODAY}&kode_sales=${kode_sales ?? 'DEWI'}`)
            expect(theirs).toBe(kode_sales === undefined ? 0 : 3)
            expect(await count(`tgl_from=${TODAY}&kode_sales=TIDAK-ADA`)).toBe(0)
          },
          status: async () => {
            const [first = '', ...others] = kind.status
            expect(await count(`tgl_from=${TODAY}&status=${first}`)).toBe(3)
            for (const status of others) {
              expect(await count(`tgl_from=${TODAY}&status=${status}`), status).toBe(0)
            }
            expect(refused(await spv.get<Problem>(`${name}?status=ENTAH`))[0]).toBe(400)
          },
        }
        const plain = ['skip', 'limit', 'page', 'q']
        expect(filters.filter(one => !plain.includes(one) && !(one in tried))).toEqual([])
        for (const filter of filters) await tried[filter]?.()
        expect((await spv.get(`${name}?entah=1`)).status).toBe(400)
      })

      test('is of the store alone, and so is each of it', async () => {
        const bdg = await api.as('SPV-BDG')
        expect(await pageOf(`tgl_from=${TODAY}`, bdg)).toMatchObject({ count: 0, data: [] })
        const far = await bdg.get<Problem>(`${name}/${numbers[0]}`)
        expect(refused(far)).toEqual([404, 'TIDAK_DITEMUKAN'])
        expect((await spv.get<Record<string, string>>(`${name}/${numbers[0]}`)).body[key]).toBe(
          numbers[0],
        )
      })
    })

    test('shows its journals, in balance, if it posts', async () => {
      if (entry.document.journal === undefined) {
        expect(await postedBy(numbers)).toEqual([])
        return
      }
      const lines = await spv.get<{ debit: number; kredit: number }[]>(
        `${name}/${numbers[0]}/jurnal`,
      )
      const sum = (side: 'debit' | 'kredit') =>
        expectStatus(lines, 200).reduce((total, line) => total + line[side], 0)
      expect(sum('debit')).toBe(sum('kredit'))
      expect(sum('debit')).toBeGreaterThan(0)
      expect((await spv.get(`${name}/X-JKT-261121-9999/jurnal`)).status).toBe(404)
    })
    /** Those of them that have a journal in the books. */
    const postedBy = (nomor: readonly string[]) =>
      read(api, sql`select distinct nomor from jurnal_baris where nomor = any (${nomor}::text[])`)

    test('gives no cash that its drawer does not hold', async () => {
      const owner = await api.as('OWNER')
      const emptied = await payingDrawer(spv, `${name}/${numbers[0]}/jurnal`)
      if (emptied === undefined) return
      const { path, body } = await entry.command(api, writer)
      await set(owner, { LACI_MINUS: 'TIDAK', BATAS_UANG_KELUAR: '999999999999' })
      await emptyDrawer(owner, emptied)
      expect(refused(await writer.post<Problem>(path, body))).toEqual([422, 'LACI_KURANG'])
      await set(owner, { LACI_MINUS: 'YA' })
      expectStatus(await writer.post(path, body), 201)
    })

    test('is written once by one key, and nothing else is done with it', async () => {
      const { path, body } = await entry.command(api, spv)
      const used = { key: randomUUID() }
      const first = await spv.post<Record<string, string>>(path, body, used)
      const again = await spv.post<Record<string, string>>(path, body, used)
      expect(expectStatus(again, 201)).toEqual(expectStatus(first, 201))
      const nomor = first.body[key] ?? ''
      expect(await found(`q=${nomor}`)).toEqual([nomor])
      const misused = await spv.post<Problem>(`${name}/${nomor}/batal`, REASON, used)
      expect(misused.body.code).toBe('KUNCI_BEDA')
    })

    describe('taken back', () => {
      const path = (nomor: string) => `${name}/${nomor}/batal`
      const grantFor = (nomor: string, caller: Caller) =>
        caller.grant(kind.cancel.grant, `POST ${path(nomor)}`, REASON)
      async function undo(nomor: string, caller = spv, options = {}) {
        const otorisasi = await grantFor(nomor, caller)
        return caller.post<Problem>(path(nomor), { ...REASON, otorisasi }, options)
      }

      test('with a grant for this very command, once', async () => {
        const nomor = await write(writer)
        const stood = await statusOf(nomor)
        const without = await spv.post<Problem>(path(nomor), REASON)
        expect(refused(without)).toEqual([422, 'BUTUH_OTORISASI'])
        const elsewhere = await grantFor(numbers[0] ?? '', spv)
        const wrong = await spv.post<Problem>(path(nomor), { ...REASON, otorisasi: elsewhere })
        expect(refused(wrong)).toEqual([422, 'OTORISASI_TIDAK_SAH'])
        expect(await statusOf(nomor)).toBe(stood)
        expectStatus(await undo(nomor), 201)
        expect(await statusOf(nomor)).toBe('BATAL')
        expect(await found(`q=${nomor}&status=BATAL`)).toEqual([nomor])
        expect(refused(await undo(nomor))).toEqual([409, 'SUDAH_BATAL'])
        expect(refused(await undo('X-JKT-261121-9999'))).toEqual([404, 'TIDAK_DITEMUKAN'])
      })

      test('by one key once: the second answer is the first', async () => {
        const nomor = await write(writer)
        const otorisasi = await grantFor(nomor, spv)
        const idempotency = { key: randomUUID() }
        const send = () => spv.post(path(nomor), { ...REASON, otorisasi }, idempotency)
        const first = expectStatus(await send(), 201)
        expect(expectStatus(await send(), 201)).toEqual(first)
        expect(first.no_batal).toMatch(/-JKT-261121-\d{4}$/)
      })

      test('by two at once: one is late', async () => {
        const nomor = await write(writer)
        const grants = await Promise.all([grantFor(nomor, spv), grantFor(nomor, spv)])
        const both = await Promise.all(
          grants.map(otorisasi => spv.post<Problem>(path(nomor), { ...REASON, otorisasi })),
        )
        expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
        expect(await statusOf(nomor)).toBe('BATAL')
      })

      test('not by another store', async () => {
        const bdg = await api.as('OWNER')
        const answer = await bdg.post<Problem>(path(numbers[0] ?? ''), REASON, { toko: 'BDG' })
        expect(refused(answer)).toEqual([404, 'TIDAK_DITEMUKAN'])
      })
    })

    describe.each(Object.keys(kind.papers))('its paper %s', paper => {
      test('is free once; a copy needs a grant; a lost answer is the same print', async () => {
        const nomor = await write(writer)
        if (paper.startsWith('batal/')) await undone(nomor)
        await entry.before?.[paper]?.(writer, nomor)
        const path = `${name}/${nomor}/${paper}`
        const key = { key: randomUUID() }
        const print = (body: object, options = {}) => spv.bytes(path, { body, ...options })
        const first = await print({}, key)
        expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf'])
        expect((await print({}, key)).status).toBe(200)
        const copy = await print({})
        expect([copy.status, ((await copy.json()) as Problem).code]).toEqual([
          422,
          'BUTUH_OTORISASI',
        ])
        const otorisasi = await spv.grant('CETAK_ULANG_NOTA', `POST ${path}`, {})
        expect((await print({ otorisasi })).status).toBe(200)
        expect((await print({ otorisasi })).status).toBe(422)
        expect((await spv.post(`${name}/X-JKT-261121-9999/${paper}`, {})).status).toBe(404)
      })
    })

    async function undone(nomor: string): Promise<void> {
      const path = `${name}/${nomor}/batal`
      const otorisasi = await spv.grant(kind.cancel.grant, `POST ${path}`, REASON)
      expectStatus(await spv.post(path, { ...REASON, otorisasi }), 201)
    }

    if (check) {
      test('is checked by another than its writer, once', async () => {
        const path = `validasi-${name}`
        const nomor = await write(spv)
        const body = { nomor, hasil: 'SESUAI' }
        expect(refused(await spv.post<Problem>(path, body))).toEqual([422, 'PERIKSA_SENDIRI'])
        const owner = await api.as('OWNER')
        const waiting = await spv.get<Page>(`${path}?q=${nomor}`)
        expect(waiting.body.data).toMatchObject([{ nomor, hasil: null }])
        expectStatus(await owner.post(path, body, { toko: 'JKT' }), 201)
        const again = await owner.post<Problem>(path, body, { toko: 'JKT' })
        expect(refused(again)).toEqual([409, 'SUDAH_DIPERIKSA'])
        expect((await spv.get<Page>(`${path}?q=${nomor}`)).body.count).toBe(0)
      })
    }

    test('is not taken back on a later day', async () => {
      const nomor = numbers[0] ?? ''
      const stood = await statusOf(nomor)
      await closeDays(api, spv, 1)
      const path = `${name}/${nomor}/batal`
      const otorisasi = await spv.grant(kind.cancel.grant, `POST ${path}`, REASON)
      const late = await spv.post<Problem>(path, { ...REASON, otorisasi })
      expect(late.status).toBe(422)
      expect(late.body.code).toMatch(/BUKAN_HARI_INI$/)
      expect(await statusOf(nomor)).toBe(stood)
    })
  },
)

/** The drawer a document took cash out of. */
async function payingDrawer(spv: Caller, journal: string): Promise<string | undefined> {
  type Line = { jenis_akun: string; debit: number; kredit: number }
  const { status, body } = await spv.get<Line[]>(journal)
  const paid = (akun: string) =>
    body
      .filter(({ jenis_akun }) => jenis_akun === akun)
      .reduce((rp, { debit, kredit }) => rp + kredit - debit, 0)
  if (status !== 200) return undefined
  return paid('KAS') > 0 ? 'KASIR' : paid('KAS_GADAI') > 0 ? 'RR' : undefined
}

/** Spends what a drawer holds, or brings in what it owes. */
async function emptyDrawer(owner: Caller, laci: string): Promise<void> {
  const toko = { toko: 'JKT' }
  type Book = { laci: { laci: string; akhir: number }[] }
  const book = expectStatus(await owner.get<Book>('cash/buku', toko), 200)
  const held = book.laci.find(one => one.laci === laci)?.akhir ?? 0
  if (held === 0) return
  const kode_transaksi = held > 0 ? 'LISTRIK' : 'LAIN-MASUK'
  const body = { kode_transaksi, jumlah: Math.abs(held), keterangan: 'Kosong', laci }
  expectStatus(await owner.post('uang-kas', body, toko), 201)
}

/** Fields of the query of a list. */
const queryOf = (list: DocumentEntry['document']['list']): object =>
  list.query instanceof z.ZodObject ? list.query.shape : {}
