import { AUDIT_PLACES } from '@kencana/contract/names/audit'
import { expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { type Problem, read, set } from '../hutang/counter.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { ENTRIES } from './entries/registry.ts'

// Numbers run: of every kind whose list keeps locked days, what is opened by its number is counted
// by each door and written down (decision 0088).

const api = await testShop()
const owner = await api.as('OWNER')
const spv = await api.as('SPV-JKT')
const HELD = [429, 'CARI_LAMA_HABIS']
const NONE = [404, 'TIDAK_DITEMUKAN']

/** Kinds whose list shows what is past to everybody who has it. */
const SHOWN: readonly string[] = [
  ...['hutang', 'kirim-cuci', 'kirim-uang', 'piutang-penjualan', 'titipan'],
]

/** Letters of numbers that are looked at as such; of other kinds any are. */
const LETTERS: Readonly<Record<string, string>> = {
  penjualan: 'FJ',
  pembelian: 'FB',
  'tukar-tambah': 'TK',
}

test.each(ENTRIES.map(({ document }) => [document.kind.name, document] as const))(
  '%s',
  async (name, { kind, journal }) => {
    await set(owner, { AKTIF_TGL_SUPERVISOR: 'TIDAK', CARI_NOTA_LAMA: '0' })
    const old = `${name}/${LETTERS[name] ?? 'XX'}-JKT-260101-0001`
    const today = old.replace('260101', '261121')
    const doors = (path: string) =>
      Promise.all([
        spv.get<Problem>(path),
        ...(journal === undefined ? [] : [spv.get<Problem>(`${path}/jurnal`)]),
        ...Object.keys(kind.papers).map(paper => spv.post<Problem>(`${path}/${paper}`, {})),
      ]).then(all => all.map(({ status, body }) => [status, body.code]))
    const known = await doors(today)
    expect(known).toEqual(known.map(() => NONE))
    const isKept = !SHOWN.includes(name)
    expect(await doors(old)).toEqual(known.map(() => (isKept ? HELD : NONE)))
    if (isKept) expect(Object.keys(AUDIT_PLACES)).toContain(name.split('/').at(-1))
  },
)

test('it is written down once, found or not', async () => {
  await set(owner, { AKTIF_TGL_SUPERVISOR: 'TIDAK', CARI_NOTA_LAMA: '40' })
  for (const door of ['', '/jurnal', '']) {
    expect((await spv.get(`cash/mutasi-uang-cash/MC-JKT-260101-0001${door}`)).status).toBe(404)
  }
  const kept = sql`select perintah, isi->'body'->>'nomor' as nomor from audit
    where user_id = 'SPV-JKT' and perintah like '%/nomor-lama'`
  expect(await read(api, kept)).toEqual([
    { perintah: 'GET mutasi-uang-cash/nomor-lama', nomor: 'MC-JKT-260101-0001' },
  ])
})
