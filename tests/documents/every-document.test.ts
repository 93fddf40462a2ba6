import { randomUUID } from 'node:crypto'
import { sendMessage } from '@kencana/contract/areas/pengaturan/layanan'
import {
  factsOf,
  MESSAGES,
  type MessageCode,
} from '@kencana/contract/areas/pengaturan/message-template'
import { groupsOf, type ReceiptGroup } from '@kencana/contract/documents/define-receipt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { closeDays, expectStatus, type Problem, read, set } from '../hutang/counter.ts'
import { type Answer, type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'
import { emptyDrawer, payingDrawer, tellsCash } from './drawers.ts'
import { ENTRIES } from './entries/registry.ts'
import type { DocumentEntry } from './entry.ts'

// What holds for every kind of document that is declared, asked of each over HTTP: its list, its
// key, taking it back, its papers, its checks. Who may call what and which days are held is asked
// of every call by tests/rights.

interface Page {
  readonly count: number
  readonly data: readonly Readonly<Record<string, string>>[]
}

/** A receipt as it is fetched to be sent, and with the group of doc2 §7. */
interface Receipt {
  readonly receiver: string
  readonly template_wa: string
  readonly data: readonly object[]
}
type Sent = Receipt & { readonly [G in ReceiptGroup]?: readonly Receipt[] }

/** Documents whose papers no customer gets: money of stores, bars of traders and suppliers. */
const AMONG_TRADERS: readonly string[] = ['kirim-uang', 'lebur']

const TODAY = '2026-11-21'
/** Kinds whose entry takes cash out of a drawer. */
const PAYS_OUT: readonly string[] = [
  ...['hutang', 'pembelian', 'cash/mutasi-uang-cash', 'uang-kas', 'kirim-uang', 'gesek-tunai'],
  'piutang-penjualan',
]
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
      expect(emptied !== undefined, 'pays cash out').toBe(PAYS_OUT.includes(name))
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

      const ahead = (nomor: string, caller = spv, options = {}) =>
        caller.get<{ dokumen: string } & Problem>(path(nomor), options)

      test('with a grant for this very command, once', async () => {
        const nomor = await write(writer)
        expect(expectStatus(await ahead(nomor), 200).dokumen).not.toBe('')
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
        const nothing = 'X-JKT-261121-9999'
        for (const [gone, code] of [
          [nomor, [409, 'SUDAH_BATAL']],
          [nothing, [404, 'TIDAK_DITEMUKAN']],
        ] as const) {
          expect(refused(await undo(gone))).toEqual(code)
          // No supervisor is called for what no approval can change.
          expect(refused(await spv.post<Problem>(path(gone), REASON))).toEqual(code)
          expect(refused(await ahead(gone))).toEqual(code)
        }
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
        const looked = await ahead(numbers[0] ?? '', bdg, { toko: 'BDG' })
        expect(refused(looked)).toEqual([404, 'TIDAK_DITEMUKAN'])
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

    test('sends a receipt if a paper of it goes to a customer', () => {
      const { receipt } = kind
      const isForCustomers = Object.keys(kind.papers).length > 0 && !AMONG_TRADERS.includes(name)
      expect(receipt !== false, 'doc2 §7: {module}/get/bynota').toBe(isForCustomers)
      const mayBeSent = 'screens' in sendMessage.right ? sendMessage.right.screens : []
      const lookedAt = receipt === false ? [] : receipt.screens
      expect(lookedAt.filter(screen => !mayBeSent.includes(screen))).toEqual([])
    })

    const { receipt } = kind
    if (receipt !== false) {
      const single = (nomor: string, caller = spv, options = {}) =>
        caller.post<Sent & Problem>(`${name}/get/bynota/single`, { [key]: nomor }, options)
      const several = (asked: readonly string[], caller = spv, options = {}) =>
        caller.post<Sent & Problem>(`${name}/get/bynota`, { [key]: asked }, options)
      const groups = groupsOf(receipt)

      test('is fetched with its lines, its group and its message', async () => {
        const [first = '', second = ''] = numbers
        const one = expectStatus(await single(first), 200) as Sent
        expect(one).toMatchObject({ [key]: first })
        expect(one.receiver).toMatch(/^(?:62\d{6,})?$/)
        expect(one.template_wa).toContain(first)
        expect(one.template_wa).not.toMatch(/\{\w+\}/)
        expect(one.data.length).toBeGreaterThan(0)
        expect(groups.length).toBeGreaterThan(0)
        const both = expectStatus(await several([first, second]), 200) as Sent
        const other = expectStatus(await single(second), 200) as Sent
        expect(both.data).toEqual([...one.data, ...other.data])
        expect(both.template_wa).toBe(MESSAGES[receipt.messages[0]].usual)
        for (const group of groups) {
          expect(one[group], group).toMatchObject([
            { [key]: first, receiver: one.receiver, template_wa: one.template_wa },
          ])
          expect(both[group]).toEqual([...(one[group] ?? []), ...(other[group] ?? [])])
        }
        expect(groups.flatMap(group => one[group]?.[0]?.data ?? [])).toEqual(one.data)
      })

      test('is fetched in the words of its store, which may say all it may say', async () => {
        const words = (kode: MessageCode) => factsOf(kode).map(fact => `{${fact}}`)
        const templat = Object.fromEntries(
          receipt.messages.map(kode => [kode, `${kode} ${words(kode).join('#')}`]),
        )
        expectStatus(await spv.put('whatsapp-setting', { alamat: '', templat }), 200)
        const [first = ''] = numbers
        const { template_wa } = expectStatus(await single(first), 200) as Sent
        const [kode = ''] = template_wa.split(' ')
        expect(receipt.messages).toContain(kode)
        const said = template_wa.slice(kode.length + 1).split('#')
        expect(said).toHaveLength(words(kode as MessageCode).length)
        expect(said.filter(text => text === '' || /\{\w+\}/.test(text))).toEqual([])
        expect((await several([first])).body.template_wa).toBe(templat[receipt.messages[0]])
        expectStatus(await spv.put('whatsapp-setting', { alamat: '', templat: {} }), 200)
      })

      test('is not fetched by another store, nor once it was cancelled', async () => {
        const [first = ''] = numbers
        const owner = await api.as('OWNER')
        for (const far of [
          await single(first, owner, { toko: 'BDG' }),
          await several([first], owner, { toko: 'BDG' }),
          await single('X-JKT-261121-9999'),
          await several([first, 'X-JKT-261121-9999']),
        ]) {
          expect(refused(far)).toEqual([404, 'TIDAK_DITEMUKAN'])
        }
        const nomor = await write(writer)
        await undone(nomor)
        expect(refused(await single(nomor))).toEqual([409, 'SUDAH_BATAL'])
        expect(refused(await several([first, nomor]))).toEqual([409, 'SUDAH_BATAL'])
      })
    }

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

    describe('once its day is closed', () => {
      beforeAll(() => closeDays(api, spv, 1))

      test('is not taken back', async () => {
        const nomor = numbers[0] ?? ''
        const stood = await statusOf(nomor)
        const path = `${name}/${nomor}/batal`
        const otorisasi = await spv.grant(kind.cancel.grant, `POST ${path}`, REASON)
        const late = await spv.post<Problem>(path, { ...REASON, otorisasi })
        expect(late.status).toBe(422)
        expect(late.body.code).toMatch(/BUKAN_HARI_INI$/)
        expect(refused(await spv.get<Problem>(path))).toEqual(refused(late))
        expect(refused(await spv.post<Problem>(path, REASON))).toEqual(refused(late))
        expect(await statusOf(nomor)).toBe(stood)
      })

      test('moved no cash that the papers of the day do not tell', async () => {
        for (const id of ['laporan-eod', 'laporan-akhir_hari']) await tellsCash(api, spv, id, TODAY)
      })
    })
  },
)

/** Fields of the query of a list. */
const queryOf = (list: DocumentEntry['document']['list']): object =>
  list.query instanceof z.ZodObject ? list.query.shape : {}
