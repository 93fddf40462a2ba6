import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { brokenBy, brokenInvariants, brokenOn } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { breaking } from './breaking.ts'
import { COUNTED_TWICE, PAWN_BREAKS } from './pawn-breaks.ts'
import { pawnForDays } from './pawned-days.ts'

const api = await testShop()
const days = await pawnForDays(api)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

const { filled, after } = breaking(
  () => admin,
  () => ({ ...days }),
)

test('days of the pawn counter break nothing, and their chains are whole', async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  const chains = await verifyChains(admin)
  expect(chains.flatMap(chain => chain.findings)).toEqual([])
})

test('a loan of before, charged for its first day twice, keeps what was posted', async () => {
  const before = COUNTED_TWICE.replace('syarat = syarat', "syarat = syarat - 'cara_hari'")
  const said = (await after(before, () => brokenOn(admin))).map(one => one.rincian)
  expect(said.join('\n')).not.toContain(filled('$lunas cost'))
})

test.each(PAWN_BREAKS)('$invarian sees $what', async ({ invarian, statement, says }) => {
  const said = await after(statement, () => brokenBy(admin, invarian))
  expect(said.map(one => one.rincian).join('\n')).toContain(filled(says))
})

const hutang = (set: string, which: string) =>
  `update hutang set ${set} where no_faktur_hutang = '${which}'`

test.each([
  ['a borrower', hutang("nama_customer = 'x'", '$buka'), '$buka', 'pinjaman'],
  ['terms', hutang(`syarat = syarat || '{"x": 1}'`, '$lunas'), '$lunas', 'pinjaman'],
  ['a due date', hutang('tgl_jatuh_tempo = tgl_jatuh_tempo + 1', '$buka'), '$buka', 'pinjaman'],
  ['what an auction brought', hutang('hasil_rp = 1', '$dilelang'), '$dilelang', 'pinjaman'],
  [
    'how a loan stands',
    hutang("status = 'LUNAS', tgl_lunas = tgl_hutang", '$buka'),
    '$buka',
    'pinjaman',
  ],
  ['who renewed it', hutang('no_penerus = null', '$lama'), '$lama', 'pinjaman'],
  [
    'a loan made up',
    `insert into hutang select (h).* from (select jsonb_populate_record(h,
       '{"no_faktur_hutang": "FH-Y"}') h from hutang h where no_faktur_hutang = '$buka') x`,
    'FH-Y',
    'pinjaman tidak ada di rantai',
  ],
  ['a loan deleted', "delete from hutang where no_faktur_hutang = '$batal'", '$batal', 'pinjaman'],
  [
    'a pledge',
    "update hutang_barang set nama_barang = 'x' where no_faktur_hutang = '$buka'",
    '$buka',
    'barang jaminan',
  ],
  [
    'a step',
    "update gerak_hutang set user_id = 'OWNER' where nomor = '$tebus'",
    '$tebus',
    'gerak pinjaman',
  ],
  [
    'what a step found',
    `update gerak_hutang set sebelum = '{"tgl_lunas": "2026-01-01"}' where nomor = '$tebus'`,
    '$tebus',
    'gerak pinjaman',
  ],
  [
    'what a step left',
    "update gerak_hutang set sesudah = null where nomor = '$lelang'",
    '$lelang',
    'gerak pinjaman',
  ],
  ['a step deleted', "delete from gerak_hutang where nomor = '$lelang'", '$lelang', 'gerak'],
])('%s that is not what the chain says is named', async (_what, statement, nomor, apa) => {
  const found = await after(statement, () => findAltered(admin, 'JKT'))
  const said = found.map(finding => finding.apa)
  expect(said.filter(one => one.startsWith(filled(nomor))).join('\n')).toContain(apa)
})
