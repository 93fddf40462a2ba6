import type { titipan } from '@kencana/contract/areas/uang/titipan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { expect, test } from 'vitest'
import { closeDays, expectStatus, set } from '../hutang/counter.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { add, DEPOSITOR, giveBack, move, openTill, take, undo } from './counter.ts'

type Page = AnswerOf<typeof titipan.list>

const api = await testShop()
const { kasir } = await openTill(api)
const named = (nama: string, telp: string) => ({ customer: { nama, telp } })
await set(await api.as('OWNER'), { LACI: 'KASIR,RR' })
/** Deposits of two days, oldest first. */
const all: string[] = [
  await take(kasir, 100_000, { kode_sales: 'DEWI' }),
  await take(kasir, 200_000, named('Budi 100% Emas', '0811-1')),
  await take(kasir, 300_000, named('Tono_Kurnia', '0822')),
  await take(kasir, 400_000),
]
const [one = '', two = '', three = '', four = ''] = all
const more = expectStatus(await add(kasir, one, 50_000), 201).nomor
expectStatus(await add(kasir, two, 25_000), 201)
expectStatus(await undo(kasir, one, { dokumen: more }), 201)
expectStatus(await giveBack(kasir, three, 300_000), 201)
expectStatus(await undo(kasir, four), 201)
await closeDays(api, await api.as('SPV-JKT'), 1)
all.push(await take(kasir, 500_000), await take(kasir, 600_000))
expectStatus(await move(kasir, all[4] ?? '', all[5] ?? '', 500_000), 201)
await take(await api.as('KASIR-BDG'), 999_000)

const page = async (query: Record<string, string> = {}, who = kasir) =>
  expectStatus(await who.get<Page>(`titipan?${new URLSearchParams(query)}`), 200)
/** Which of them were found, by their place. */
const found = async (query: Record<string, string>) =>
  (await page(query)).data.map(({ no_titipan }) => all.indexOf(no_titipan))

test('every deposit of the store, newest first, with what came and what is left', async () => {
  const { count, data } = await page()
  expect(count).toBe(6)
  expect(data.map(one => [all.indexOf(one.no_titipan), one.status, one.masuk, one.saldo])).toEqual([
    [5, 'TERBUKA', 600_000, 1_100_000],
    [4, 'HABIS', 500_000, 0],
    [3, 'BATAL', 0, 0],
    [2, 'KEMBALI', 300_000, 0],
    [1, 'TERBUKA', 225_000, 225_000],
    [0, 'TERBUKA', 100_000, 100_000],
  ])
  expect(data[5]).toEqual({
    no_titipan: all[0],
    tgl_system: '2026-11-21',
    pada: expect.stringMatching(/Z$/),
    user_id: 'KASIR-JKT',
    nama_customer: DEPOSITOR.nama,
    telp_customer: DEPOSITOR.telp,
    kode_sales: 'DEWI',
    masuk: 100_000,
    saldo: 100_000,
    status: 'TERBUKA',
  })
})

test.each<[Record<string, string>, number[]]>([
  [{ status: 'TERBUKA' }, [5, 1, 0]],
  [{ status: 'HABIS' }, [4]],
  [{ status: 'KEMBALI' }, [2]],
  [{ status: 'BATAL' }, [3]],
  [{ status: 'ALL' }, [5, 4, 3, 2, 1, 0]],
  [{ kode_sales: 'DEWI' }, [0]],
  [{ tgl_from: '2026-11-22' }, [5, 4]],
  [{ tgl_to: '2026-11-21', status: 'TERBUKA' }, [1, 0]],
  [{ tgl_from: '2026-11-23' }, []],
  [{ q: 'budi' }, [1]],
  [{ q: '100%' }, [1]],
  [{ q: 'o_k' }, [2]],
  [{ q: '0822' }, [2]],
  [{ q: '-0002' }, [5, 1]],
  [{ q: "'; drop" }, []],
])('found by %j', async (query, places) => {
  expect(await found(query)).toEqual(places)
})

test('page by page', async () => {
  const first = await page({ limit: '4' })
  const second = await page({ limit: '4', page: '2' })
  expect([first.count, second.count]).toEqual([6, 6])
  expect([...first.data, ...second.data].map(one => all.indexOf(one.no_titipan))).toEqual([
    5, 4, 3, 2, 1, 0,
  ])
})

test('a deposit of long ago is found whatever the lock of past dates says', async () => {
  await set(await api.as('OWNER'), { AKTIF_TGL_PEMILIK: 'TIDAK', AKTIF_TGL_SUPERVISOR: 'TIDAK' })
  expect(await found({ tgl_to: '2026-11-21', status: 'TERBUKA' })).toEqual([1, 0])
})

test.each([
  ['GUDANG-JKT', 403],
  ['SALES-JKT', 200],
  ['SPV-JKT', 200],
])('%s looks at the list: %i', async (user, status) => {
  expect((await (await api.as(user)).get('titipan')).status).toBe(status)
})
