import type { MasterPlan } from '@kencana/contract/kit/masters/plan'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { zipOf } from '../../apps/server/src/platform/sheet/excel/zip.fixture.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { fileForm } from './sheet-of.ts'

// What a file may be, who may bring it, and what becomes of it when two bring it at once.

interface Problem {
  readonly code: string
  readonly detail: string
  readonly errors: Readonly<Record<string, string>>
  readonly nilai: Readonly<Record<string, string>>
}

const api = await testShop()
const spv = await api.as('SPV-JKT')

const HEADER = 'Kode Bandrol,Nama Bandrol,Harga Bandrol'
const csv = (...lines: string[]) => Buffer.from([HEADER, ...lines].join('\n'))
const preview = (bytes: Buffer, name = 'x.csv', caller = spv, resource = 'bandrol') =>
  caller.post<MasterPlan & Problem>(`${resource}/import/pratinjau`, undefined, {
    form: fileForm(bytes, name),
  })
const commit = (bytes: Buffer, sidik: string | undefined, key?: string) =>
  spv.post<MasterPlan & Problem>('bandrol/import', undefined, {
    form: fileForm(bytes, 'x.csv', sidik),
    ...(key === undefined ? {} : { key }),
  })

test('a file that is no sheet of this master is refused with its reason', async () => {
  const bomb = zipOf({}, { 'xl/worksheets/sheet1.xml': { packed: Buffer.alloc(900), size: 5e8 } })
  const cases: [string, Buffer, string, RegExp][] = [
    ['bomb', bomb, 'x.xlsx', /ditolak/],
    ['picture', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'x.png', /ditolak/],
    ['empty', Buffer.alloc(0), 'x.csv', /ditolak/],
    ['header alone', Buffer.from(HEADER), 'x.csv', /berkas kosong/],
    ['no key', Buffer.from('Nama Bandrol\nA'), 'x.csv', /kolom Kode Bandrol tidak ada/],
    ['strange column', Buffer.from(`${HEADER},Harga Baru\nA,B,1,2`), 'x.csv', /Harga Baru/],
    ['twice', Buffer.from('Kode Bandrol,kode_bandrol\nA,B'), 'x.csv', /dua kali/],
    [
      'too long',
      csv(...Array.from({ length: 5001 }, (_, i) => `L${i},N,1`)),
      'x.csv',
      /5000 baris/,
    ],
  ]
  for (const [what, bytes, name, why] of cases) {
    const answer = await preview(bytes, name)
    expect([what, answer.status, answer.body.code]).toEqual([what, 422, 'BERKAS_DITOLAK'])
    expect(answer.body.detail).toMatch(why)
  }
})

test('figures and days are read as people write them, and never guessed', async () => {
  const rows = csv(
    'IMP1,Satu,"1.250.000"',
    'IMP2,Dua,Rp 75000',
    'IMP3,Tiga,"1,5"',
    'IMP4,Empat,=1+1',
  )
  const { baris, jumlah } = (await preview(rows)).body
  expect(jumlah).toMatchObject({ BARU: 2, DITOLAK: 2 })
  expect(baris.map(row => [row.kode, row.salah.harga_bandrol ?? null])).toEqual([
    ['IMP3', 'Harus bilangan bulat'],
    ['IMP4', 'Bukan angka'],
    ['IMP1', null],
    ['IMP2', null],
  ])
  expect(baris.map(row => row.nilai)).toEqual([
    { harga_bandrol: '1,5' },
    { harga_bandrol: '=1+1' },
    {},
    {},
  ])
  const priced = baris.map(row => row.bidang.find(one => one.bidang === 'harga_bandrol')?.sesudah)
  expect(priced.slice(2)).toEqual([1_250_000, 75_000])
})

test('a refused file tells each fault beside what stands in its cell', async () => {
  const card = '4111 1111 1111 1111'
  const bytes = csv('IMP5,Satu,"2,75"', `IMP6,${card},1.000`, 'IMP7,,', '"IMP 8",Delapan,1')
  const { sidik } = (await preview(bytes)).body
  const { status, body } = await commit(bytes, sidik)
  expect([status, body.code]).toEqual([422, 'BARIS_SALAH'])
  expect(body.errors).toMatchObject({
    '2.harga_bandrol': 'Harus bilangan bulat',
    '3.nama_bandrol': expect.stringMatching(/nomor kartu/),
    '4.nama_bandrol': expect.stringMatching(/Kosong|Harus Diisi/),
    '5.kode_bandrol': 'Hanya huruf, angka, titik, garis',
  })
  // What is empty has nothing to show, and of a card's number the last four digits are enough.
  expect(body.nilai).toEqual({
    '2.harga_bandrol': '2,75',
    '3.nama_bandrol': '**** **** **** 1111',
    '5.kode_bandrol': 'IMP 8',
  })
})

test('a column that is left out stays as it is', async () => {
  await spv.post('bandrol', { kode_bandrol: 'TETAP', nama_bandrol: 'Lama', harga_bandrol: 5 })
  const bytes = Buffer.from('kode_bandrol;harga_bandrol\nTETAP;"6"')
  const { sidik, jumlah } = (await preview(bytes)).body
  expect(jumlah).toMatchObject({ BERUBAH: 1 })
  expect((await commit(bytes, sidik)).status).toBe(201)
  const now = (await spv.get('bandrol/TETAP')).body
  expect([now.nama_bandrol, now.harga_bandrol]).toEqual(['Lama', 6])
})

test('only what was previewed is written, once, whoever sends it twice', async () => {
  const bytes = csv('SEKALI,Satu,1')
  const { sidik } = (await preview(bytes)).body
  expect((await commit(bytes, undefined)).status).toBe(400)
  expect((await commit(csv('SEKALI,Satu,2'), sidik)).body.code).toBe('BERUBAH')
  const key = crypto.randomUUID()
  const both = await Promise.all([commit(bytes, sidik, key), commit(bytes, sidik, key)])
  expect(both.map(answer => answer.status)).toEqual([201, 201])
  expect((await commit(csv('LAIN,Satu,1'), sidik, key)).body.code).toBe('KUNCI_BEDA')
  const history = await spv.get<object[]>('bandrol/SEKALI/history')
  expect(history.body).toHaveLength(1)
})

test('is for those who hold the screen; what the chain shares, for the head office', async () => {
  const kasir = await api.as('KASIR-JKT')
  expect((await preview(csv('A,B,1'), 'x.csv', kasir)).status).toBe(403)
  expect((await kasir.get('bandrol/xlsx')).status).toBe(403)
  expect((await kasir.get('bandrol/history')).status).toBe(403)
  const chain = Buffer.from('Kode Kategori,Nama Kategori\nBARU,Baru')
  const branch = await preview(chain, 'x.csv', spv, 'kategori')
  expect([branch.status, branch.body.code]).toEqual([403, 'TANPA_HAK'])
})

test('a long file tells how far it is, to the one who brought it', async () => {
  const heard: { progress: number; total: number; label: string }[] = []
  const ear = io(api.origin, { transports: ['websocket'], auth: { token: spv.token } })
  ear.on('progress', event => heard.push(event))
  await new Promise<void>(resolve => ear.on('connect', () => resolve()))
  const bytes = csv(...Array.from({ length: 1200 }, (_, i) => `P${i},Panjang ${i},${i + 1}`))
  const { sidik, jumlah, baris } = (await preview(bytes)).body
  expect([jumlah.BARU, baris.length]).toEqual([1200, 500])
  expect((await commit(bytes, sidik)).body.jumlah.BARU).toBe(1200)
  await expect.poll(() => heard.at(-1)).toMatchObject({ progress: 1, total: 1 })
  ear.disconnect()
  expect(new Set(heard.map(event => event.label))).toEqual(
    new Set(['Memeriksa berkas', 'Menyimpan berkas']),
  )
  expect(heard.some(event => event.total === 1200 && event.progress >= 500)).toBe(true)
})
