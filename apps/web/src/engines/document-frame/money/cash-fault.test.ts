import { afterAll, expect, test, vi } from 'vitest'
import { gesekFaults } from '../../../features/gesek-tunai/gesek-form.ts'
import { principalFault } from '../../../features/hutang/loket/loan-faults.ts'
import { emptyForm } from '../../../features/hutang/loket/loan-form.ts'
import { mutasiFaults } from '../../../features/kas/mutasi/mutasi-faults.ts'
import { kasFaults } from '../../../features/kas/uang/kas-faults.ts'
import { sendFaults } from '../../../features/kirim-uang/send-faults.ts'
import { lackIn } from '../../../features/kurang-bayar/short-lack.ts'
import { lackOf } from '../../../features/titipan/kembali/return-lack.ts'
import { paymentBlocker } from './payment-blocker.ts'
import { payoutBlocker } from './payout.ts'

vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'http://x' } }))
afterAll(() => void vi.unstubAllGlobals())
const { coinFaults, tooMuch } = await import('../../../features/pembelian/counter/purchase-said.ts')

// Cash that no notes and coins make is told where it is typed (decision 0101), before the server
// says so. The same amount goes by a bank.

const t = ((text: string) => text) as unknown as Parameters<typeof payoutBlocker>[2]
const COINS = 'Uang tunai kelipatan {jumlah}'
const byBank = { cara: 'TRANSFER', kode_bank: 'BCA', no_rekening: '' } as const
const inCash = { cara: 'TUNAI', kode_bank: '', no_rekening: '' } as const

const moved = { tujuan_rekening: '2' }
const sent = { tujuan: '', asal_rekening: '1', laci: '', keterangan: 'Setoran' }
const terms = { biaya_e2: 0, kelipatan: 1 } as Parameters<typeof gesekFaults>[1]
const swiped = { jumlah: 900_000, keterangan: 'Tetap' }
const nota = { no_kurang_bayar: null, tunai: 900_000 } as Parameters<typeof lackIn>[1]
const short = { nama: 'Ibu Sri', telp: '08', tgl_janji: '2026-11-30' }
const appraised = { plafond: 900_000, jumlah_hutang: 0, syarat: [{}] } as unknown as Parameters<
  typeof principalFault
>[1]
const bought = (tunai: number) =>
  ({
    form: { barang: [{ harga_beli: tunai }] },
    taksir: { of: () => ({ shown: null }) },
    sums: { tunai },
  }) as unknown as Parameters<typeof tooMuch>[0]
const tender = (cara: string, jumlah: number) =>
  [
    { cara, jumlah, kode_bank: 'BCA', kartu_akhir: '4021', kode_setuju: '1' },
  ] as unknown as Parameters<typeof paymentBlocker>[0]
const paid = { kurang: 0, lebih: 0, kembali: 0 }

test.each<[string, (amount: number) => unknown, ((amount: number) => unknown)?]>([
  [
    'a tender',
    amount => paymentBlocker(tender('TUNAI', amount), paid, t)?.text,
    amount => paymentBlocker(tender('TRANSFER', amount), paid, t)?.text,
  ],
  [
    'its change',
    kembali => paymentBlocker(tender('TUNAI', 900_000), { ...paid, kembali }, t)?.text,
  ],
  [
    'money of a renewal',
    amount => payoutBlocker(inCash, amount, t),
    amount => payoutBlocker(byBank, amount, t),
  ],
  ['a purchase', amount => tooMuch(bought(amount), t)],
  ['the price it is of', amount => coinFaults(bought(amount), t)['barang.0.harga_beli']],
  [
    'a loan',
    jumlah_hutang => principalFault({ ...emptyForm(), jumlah_hutang }, appraised, t),
    jumlah_hutang =>
      principalFault({ ...emptyForm(), jumlah_hutang, pencairan: byBank }, appraised, t),
  ],
  [
    'a deposit that is returned',
    jumlah => lackOf({ ...inCash, jumlah }, 900_000, t),
    jumlah => lackOf({ ...byBank, jumlah }, 900_000, t),
  ],
  ['an expense', jumlah => kasFaults({ laci_tujuan: '', jumlah }, false, t).jumlah],
  ['from drawer to drawer', jumlah => kasFaults({ laci_tujuan: 'DUA', jumlah }, true, t).jumlah],
  [
    'to the bank',
    jumlah =>
      mutasiFaults('CASH', { ...moved, asal: 'CASH', asal_rekening: '', tujuan: 'BCA', jumlah }, t)
        .jumlah,
    jumlah =>
      mutasiFaults('BANK', { ...moved, asal: 'BRI', asal_rekening: '1', tujuan: 'BCA', jumlah }, t)
        .jumlah,
  ],
  [
    'from the bank',
    jumlah =>
      mutasiFaults(
        'CASH',
        { ...moved, asal: 'BCA', asal_rekening: '1', tujuan: 'CASH', tujuan_rekening: '', jumlah },
        t,
      ).jumlah,
  ],
  [
    'money that is sent',
    jumlah_rp => sendFaults({ ...sent, asal: 'CASH', jumlah_rp }, false, t).jumlah_rp,
    jumlah_rp => sendFaults({ ...sent, asal: 'BCA', jumlah_rp }, false, t).jumlah_rp,
  ],
  ['cash against a card', tunai => gesekFaults({ ...swiped, tunai }, terms, t).tunai],
  ['what was short', jumlah => lackIn({ ...short, jumlah }, nota, t)],
])('%s', (_, inHand, otherwise = () => null) => {
  const said = (found: unknown) => found ?? null
  expect(said(inHand(500_050))).toContain(COINS)
  expect([said(inHand(500_000)), said(otherwise(500_050))]).toEqual([null, null])
})
