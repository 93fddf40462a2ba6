import type { HutangAnswer, hutang } from '@kencana/contract/areas/hutang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { expect, test } from 'vitest'
import { pawnForDays } from '../database/pawned-days.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { expectStatus, type Problem } from './counter.ts'
import { journalOf } from './journal.ts'

// What each document of a loan booked is told beside the loan, to whoever may read loans.

const api = await testShop()
const days = await pawnForDays(api)

test('every document of a loan stands there with its journal, the oldest first', async () => {
  const kasir = await api.as('KASIR-JKT')
  const booked = new Set<string>()
  for (const nomor of [days.lunas, days.lama, days.baru, days.dibayar, days.batal, days.buka]) {
    const path = `hutang/${nomor}`
    const { riwayat } = expectStatus(await kasir.get<HutangAnswer>(path), 200)
    const lines = expectStatus(
      await kasir.get<AnswerOf<typeof hutang.journal>>(`${path}/jurnal`),
      200,
    )
    const numbers = riwayat.map(one => one.nomor)
    expect([...new Set(lines.map(line => line.nomor))]).toEqual(numbers)
    for (const one of riwayat) {
      const own = lines.filter(line => line.nomor === one.nomor)
      const kept = (await journalOf(api, one.nomor)).map(line => line.slice(0, 5))
      expect(
        own.map(l => [l.nomor_akun, l.jenis_akun, l.debit, l.kredit, l.murni_ug]),
        one.jenis,
      ).toEqual(kept)
      booked.add(one.jenis)
    }
  }
  expect([...booked].sort()).toEqual([
    'BATAL_HUTANG',
    'BATAL_HUTANG_LUNAS',
    'BAYAR_KELEBIHAN',
    'HUTANG',
    'LELANG_HUTANG',
    'PERPANJANG_HUTANG',
    'TEBUS_HUTANG',
  ])
})

test('not to another store, nor to whoever reads no loans, nor of no loan', async () => {
  const asked = async (user: string, nomor = days.lunas) => {
    const { status, body } = await (await api.as(user)).get<Problem>(`hutang/${nomor}/jurnal`)
    return [status, body.code]
  }
  expect(await asked('KASIR-BDG')).toEqual([404, 'TIDAK_DITEMUKAN'])
  expect(await asked('KASIR-JKT', 'FH-JKT-261121-9999')).toEqual([404, 'TIDAK_DITEMUKAN'])
  expect((await asked('GUDANG-JKT'))[0]).toBe(403)
})
