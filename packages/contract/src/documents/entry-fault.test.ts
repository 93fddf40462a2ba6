import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  choice,
  code,
  date,
  decimal,
  flag,
  integer,
  money,
  percent,
  permil,
  phone,
  text,
  weight,
} from '../kit/field.ts'
import { issueText } from '../kit/words/issue-text.ts'
import {
  account,
  cardEnd,
  defineEntry,
  drawer,
  type EntryField,
  identity,
  kode,
  name,
  payout,
  place,
  proposed,
  store,
  user,
} from './define-entry.ts'
import { faultOf } from './entry-fault.ts'
import { entryRoute } from './entry-route.ts'

// What a form finds wrong without the validation library is what the body of the call says.

const CARD = '4222222222222'
const empty = 'Belum diisi'

/** One of each kind and option; whoever adds a kind adds it here, or `of` has a hole. */
const FIELDS: Readonly<Record<string, EntryField>> = {
  code: code({ label: 'Kode' }),
  text: text({ label: 'Keterangan', max: 20 }),
  'text that may be empty': text({ label: 'Keterangan', max: 20, required: false }),
  'text with words of its own': text({ label: 'Keterangan', empty }),
  phone: phone({ label: 'Telepon' }),
  'phone that may be empty': phone({ label: 'Telepon', required: false }),
  money: money({ label: 'Jumlah', min: 1, max: 5_000_000 }),
  'money with words of its own': money({
    label: 'Jumlah',
    min: 1,
    empty,
    under: empty,
    over: 'Paling banyak {batas}',
  }),
  'money that may be empty': money({ label: 'Jumlah', required: false }),
  'money that stands as something': money({ label: 'Biaya', fallback: 0 }),
  'money that is proposed': proposed(money({ label: 'Tunai', min: 1 })),
  weight: weight({ label: 'Berat', min: 1 }),
  permil: permil({ label: 'Kadar' }),
  percent: percent({ label: 'Persen' }),
  integer: integer({ label: 'Banyak', max: 40_000 }),
  decimal: decimal({ label: 'Karat', max: 100 }),
  flag: flag({ label: 'Ya' }),
  date: date({ label: 'Tanggal' }),
  'date that may be empty': date({ label: 'Tanggal', required: false }),
  choice: choice({ label: 'Cara', options: { TELEPON: 'Telepon', SURAT: 'Surat' } }),
  'choice that may be none': choice({ label: 'Cara', options: { A: 'Aa' }, required: false }),
  name: name({ label: 'Nama' }),
  kode: kode({ label: 'Kode Transaksi', jenis: ['BIAYA'], empty }),
  place: place({ label: 'Asal', cash: true }),
  'place that stands as something': place({ label: 'Masuk ke', cash: true, fallback: 'CASH' }),
  'end of a card': cardEnd(),
  account: account({ label: 'Rekening', of: 'asal' }),
  'account of none': account({ label: 'Rekening', of: 'asal', required: false }),
  drawer: drawer({ label: 'Laci', placeholder: 'Laci pertama' }),
  identity: identity({ label: 'Identitas', of: 'jumlah' }),
  store: store({ label: 'Toko tujuan', required: false }),
  user: user({ label: 'Karyawan' }),
  payout: payout({ label: 'Pencairan' }),
}

const TEXTS = [
  ...[
    '',
    'Listrik',
    'x'.repeat(20),
    'x'.repeat(21),
    'x'.repeat(31),
    'x'.repeat(41),
    'x'.repeat(201),
  ],
  CARD,
  ...['satu\ndua', 'lonceng\u0007', 'a b', '0812 3456 7890', '0812', '12345', 'Ibu Sri'],
  ...['4021', '402', '40211', '40 1'],
  ...['2026-11-29', '2026-02-30', '29-11-2026', '9999-12-31', 'TELEPON', 'A', 'FAKSIMILE'],
]
const FIGURES = [
  ...[-1, 0, 0.5, 1, 1.5, 0.0005, 0.001, 3.2370000000000005, 12.345, 100, 100.01, 1000, 1000.1],
  ...[1001, 40_000, 40_001, 5_000_000, 5_000_001, 100_000, 100_000.001, 1e13, 1e13 + 1],
]
const kindOf = ({ kind, ...rest }: EntryField): readonly unknown[] => {
  if (kind === 'flag') return [true, false]
  if (kind === 'identity') return [{}, { jenis_identitas: 'SIM' }]
  if (kind === 'payout') {
    return [{ cara: 'TUNAI' }, { cara: 'TRANSFER', kode_bank: 'BCA' }]
  }
  return 'min' in rest ? FIGURES : TEXTS
}

/** What the body of a call with this one field says of it. */
function saidBy(field: EntryField, value: unknown): string | null {
  const { body } = entryRoute(defineEntry({ path: 'uji', fields: { satu: field } }), {
    summary: 'A try.',
    right: { login: true },
    answer: z.unknown(),
  })
  const whole = z.object({ body: body as unknown as z.ZodType })
  const said = whole.safeParse(
    { body: value === undefined ? {} : { satu: value } },
    {
      error: issueText,
    },
  )
  const issues = said.error?.issues ?? []
  return issues.find(({ path }) => path[1] === 'satu')?.message ?? null
}

describe.each(Object.entries(FIELDS))('%s', (_, field) => {
  test.each([undefined, ...kindOf(field)])('of %j says what its call says', value => {
    // What is emptied is not sent: the call is not asked about ''.
    const sent = value === '' ? undefined : value
    expect(faultOf(field, value)).toBe(saidBy(field, sent))
  })

  test('of a wrong kind refuses', () => {
    if (field.kind === 'flag') return
    expect(saidBy(field, 'min' in field ? '1,5' : 7)).not.toBeNull()
    expect(saidBy(field, { satu: 1 })).not.toBeNull()
  })
})

test('every kind of field is among them', () => {
  const kinds = new Set(Object.values(FIELDS).map(({ kind }) => kind))
  // Tenders are judged by what they pay: `paymentBlocker`.
  expect(kinds.size).toBe(21)
})

test('money of a drawer has no account, however the body says it', () => {
  const { body } = entryRoute(
    defineEntry({
      path: 'uji',
      dated: true,
      approved: true,
      fields: {
        asal: place({ label: 'Asal', cash: true }),
        asal_rekening: account({ label: 'Rekening', of: 'asal', required: false }),
      },
    }),
    { summary: 'A try.', right: { login: true }, answer: z.unknown() },
  )
  const told = (said: object) => body?.safeParse(said).error?.issues.map(({ message }) => message)
  expect(told({ asal: 'CASH', asal_rekening: '8800' })).toEqual(['CASH tidak punya rekening'])
  expect(told({ asal: 'BCA', asal_rekening: '8800', tgl_system: '2026-11-29' })).toBeUndefined()
  expect(body?.parse({ asal: 'CASH' })).toEqual({ asal: 'CASH', asal_rekening: '' })
  expect(body?.safeParse({ asal: 'CASH', lain: 1 }).success).toBe(false)
})

test('what says why and is approved first carries both', () => {
  const { body } = entryRoute(
    defineEntry({ path: 'uji', reasoned: true, fields: { hari: date({ label: 'Hari' }) } }),
    { summary: 'A try.', right: { login: true }, answer: z.unknown() },
  )
  const told = (said: object) => body?.safeParse(said).error?.issues.map(({ message }) => message)
  expect(told({ hari: '2026-11-29', alasan: ' ' })).toEqual(['Harus Diisi'])
  expect(told({ hari: '2026-11-29', alasan: 'Kurang hitung', otorisasi: 'ya' })).toHaveLength(1)
  expect(told({ hari: '2026-11-29', alasan: 'Kurang hitung' })).toBeUndefined()
})
