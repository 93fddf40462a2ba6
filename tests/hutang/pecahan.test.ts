import { expect, test } from 'vitest'
import { wordsOf } from '../kertas/pdf-words.ts'
import { reportOf } from '../reports/report-shop.ts'
import type { Answer } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { expectStatus, lend, loanBody, openCounter, type Problem } from './counter.ts'
import { journalOf } from './journal.ts'

// Cash of the pawn counter is what notes and coins make (decision 0101): an odd loan goes out by
// the bank, and comes back in cash up to the next coin.

const api = await testShop()
const { kasir, owner } = await openCounter(api)

const ODD = 1_500_037
const byBank = { pencairan: { cara: 'TRANSFER', kode_bank: 'BCA' } }
const rupiah = (amount: number) => amount.toLocaleString('en')
const cash = (jumlah: number) => [{ cara: 'TUNAI', jumlah }]

interface Ended extends Problem {
  readonly no_tebus: string
  readonly no_faktur_hutang: string
  readonly kembali: number
}
const readPaper = async (path: string) => {
  const { words } = await wordsOf(await kasir.bytes(path, { body: {} }))
  return words.map(({ text }) => text).join(' ')
}
/** What the papers of the day say of it: how many documents, in, out, and what is left. */
const rounded = async () =>
  Promise.all(
    ['laporan-eod', 'laporan-akhir_hari'].map(async paper => {
      const { rows } = await reportOf(owner, paper, { toko: 'JKT' })
      const row = rows.find(({ uraian }) => uraian === 'Pembulatan tunai')
      return [row?.bagian, row?.keterangan, row?.masuk, row?.keluar, row?.saldo]
    }),
  )
const refused = ({ status, body }: Answer<Problem>) => [status, body.code]
const owedOf = async (nomor: string): Promise<number> =>
  (await kasir.get<{ pelunasan: { total_bayar: number } }>(`hutang/${nomor}`)).body.pelunasan
    .total_bayar

test('an odd loan is not paid out in cash, by a bank it is', async () => {
  const odd = await kasir.post<Problem>('hutang', loanBody({ jumlah_hutang: ODD }))
  expect([...refused(odd), odd.body.facts]).toEqual([
    ...[422, 'TUNAI_PECAHAN'],
    { tunai: '1,500,037', kelipatan: '100' },
  ])
  await lend(kasir, { jumlah_hutang: ODD, ...byBank })
})

test('it is redeemed in cash up to the next coin, and given back as it was paid', async () => {
  const nomor = await lend(kasir, { jumlah_hutang: ODD, ...byBank })
  const total_bayar = await owedOf(nomor)
  expect(total_bayar % 500).toBe(37)
  const redeem = (jumlah: number) =>
    kasir.post<Ended>(`hutang/${nomor}/tebus`, { total_bayar, pembayaran: cash(jumlah) })
  expect(refused(await redeem(total_bayar))).toEqual([422, 'TUNAI_PECAHAN'])
  const { no_tebus, kembali } = expectStatus(await redeem(2_000_000), 201)
  const paid = total_bayar + 63
  expect(kembali).toBe(2_000_000 - paid)
  const lines = await journalOf(api, no_tebus)
  expect(lines).toContainEqual(['1102', 'KAS_GADAI', paid, 0, 0, 'RR'])
  expect(lines).toContainEqual(['1133', 'PIUTANG_GADAI', 0, ODD, 0, null])
  expect(lines).toContainEqual(['4124', 'PEMBULATAN', 0, 63, 0, null])
  const receipt = await readPaper(`hutang/${nomor}/kwitansi`)
  for (const said of ['Pembulatan tunai', rupiah(paid)]) expect(receipt).toContain(said)
  const once = ['Ringkasan Hutang', '1 dokumen', 63, 0, 63]
  expect(await rounded()).toEqual([once, once])
  const path = `hutang/${nomor}/batal-lunas`
  const why = { alasan: 'Salah orang' }
  const otorisasi = await kasir.grant('BATAL_HUTANG_LUNAS', `POST ${path}`, why)
  const { no_batal } = expectStatus(
    await kasir.post<{ no_batal: string }>(path, { ...why, otorisasi }),
    201,
  )
  const back = await journalOf(api, no_batal)
  expect(back).toContainEqual(['1102', 'KAS_GADAI', 0, paid, 0, 'RR'])
  expect(back).toContainEqual(['4124', 'PEMBULATAN', 63, 0, 0, null])
  const undone = ['Ringkasan Hutang', '2 dokumen', 63, 63, 0]
  expect(await rounded()).toEqual([undone, undone])
  const slip = await readPaper(`hutang/${nomor}/batal/slip`)
  expect(slip).toContain(rupiah(paid))
  expect(slip).not.toContain(rupiah(total_bayar))
})

test('a renewal takes its difference so; what it pays out in cash has to fit', async () => {
  const nomor = await lend(kasir, { jumlah_hutang: ODD, ...byBank })
  const owed = await owedOf(nomor)
  const renew = (jumlah_hutang: number, more: object) => {
    const body = { jumlah_hutang, barang_diambil: [], selisih: owed - jumlah_hutang, ...more }
    return kasir.post<Ended>(`hutang/${nomor}/perpanjang`, body)
  }
  const more = await renew(1_575_000, { pembayaran: [], pencairan: { cara: 'TUNAI' } })
  expect(refused(more)).toEqual([422, 'TUNAI_PECAHAN'])
  const less = await renew(1_000_000, { pembayaran: cash(owed - 1_000_000 + 63) })
  const lines = await journalOf(api, expectStatus(less, 201).no_faktur_hutang)
  expect(lines).toContainEqual(['4124', 'PEMBULATAN', 0, 63, 0, null])
})
