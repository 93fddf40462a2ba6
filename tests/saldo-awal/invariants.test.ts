import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { breaking } from '../database/breaking.ts'
import { ask } from '../database/folders.ts'
import { expectStatus, set } from '../hutang/counter.ts'
import type { TestApi } from '../sample-shop/api.ts'
import { brokenBy, brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'
import { AWAL_BREAKS } from './awal-breaks.ts'
import { bought, deposit, oldLoan, ring, scrap, slip, unpaid } from './rows.ts'
import { load, TOKO, undo } from './sheets.ts'

const api = await testShop()
const days = await begun(api)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

/** Every kind loaded, deposits twice: the first load was taken back; and a trade beside it. */
async function begun(of: TestApi) {
  const owner = await of.as('OWNER')
  await set(owner, { LACI: 'KASIR,RR', ...UNCOUNTED }, TOKO)
  const brought = async (
    ...[jenis, rows]: [Parameters<typeof load>[1], Parameters<typeof load>[2]]
  ) => expectStatus(await load(owner, jenis, rows), 201).no_saldo_awal
  const batal = await brought('TITIPAN', [deposit(1)])
  expectStatus(await undo(owner, batal), 201)
  const kas = await brought('KAS', [{ laci: 'KASIR', jumlah: 5_000_000 }])
  const barang = await brought('BARANG', [ring(), ring()])
  const hutang = await brought('HUTANG', [oldLoan(1), oldLoan(2)])
  const titipan = await brought('TITIPAN', [deposit(1), deposit(2)])
  const bln = await brought('BLN', [bought()])
  const rosok = await brought('ROSOK', [scrap(1), scrap(2, { kode_kadar: '375' })])
  const kurang = await brought('KURANG_BAYAR', [unpaid(1), unpaid(2)])
  const slips = [slip(1), slip(2, { cara: 'QRIS' })]
  const lepas = await brought('NON_CASH', slips)
  expectStatus(await undo(owner, lepas), 201)
  const kartu = await brought('NON_CASH', slips)
  const kasir = await of.as('KASIR-JKT')
  const spent = { kode_transaksi: 'MODAL', laci: 'KASIR', jumlah: 1_000, keterangan: 'Modal' }
  const lain = expectStatus(await kasir.post<{ no_kas: string }>('uang-kas', spent), 201).no_kas
  const first = async (text: string) => {
    const [row] = await ask(of.database.adminUrl, text)
    return String((row as { nomor: string }).nomor)
  }
  return {
    ...{ batal, kas, barang, hutang, titipan, lain, bln, rosok, kurang, kartu },
    ikut: await first(`select min(no_bon) nomor from bon where status = 'BATAL'`),
    bon: await first(
      `select min(no_bon) nomor from bon where status = 'TERBUKA' and jenis = 'TITIPAN'`,
    ),
    kurangnya: await first(`select min(no_bon) nomor from bon where jenis = 'KURANG_BAYAR'`),
    pinjam: await first('select min(no_faktur_hutang) nomor from hutang'),
  }
}

const { filled, after } = breaking(
  () => admin,
  () => ({ ...days }),
)

test('what a shop begins with breaks nothing, and its chain is whole', async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  const chains = await verifyChains(admin)
  expect(chains.flatMap(chain => chain.findings)).toEqual([])
})

test.each(AWAL_BREAKS)('$invarian sees $what', async ({ invarian, statement, says }) => {
  const said = await after(statement, () => brokenBy(admin, invarian))
  expect(said.map(one => one.rincian).join('\n')).toContain(filled(says))
})

test.each([
  [
    'the day of a loan',
    `update hutang set tgl_hutang = tgl_hutang - 1 where no_faktur_hutang = '$pinjam'`,
    '$pinjam',
  ],
  ['a deposit', `update bon set uang_rp = uang_rp + 1 where no_bon = '$bon'`, '$bon'],
])('%s that is not what the chain says is named', async (_what, statement, nomor) => {
  const found = await after(statement, () => findAltered(admin, TOKO))
  expect(found.map(finding => finding.apa).join('\n')).toContain(filled(nomor))
})
