import { expect, test } from 'vitest'
import { cardFault, withCard } from './card-rules.ts'
import { cardBody, NO_CARD } from './identity.ts'

const known = (no_identitas: string | null, jenis_identitas = 'KTP') => ({
  ...{ id: 'a', nama: 'Siti', telp: null, alamat: null, terakhir: null, jenis_identitas },
  no_identitas,
})

test.each([
  ['whole', '3171046508900002', { jenis_identitas: 'KTP', no_identitas: '3171046508900002' }],
  ['masked', '************0002', { id_pelanggan: 'a' }],
  ['of before, which a KTP cannot be', '12345', { id_pelanggan: 'a' }],
])('a card of the book, %s, may go', (_, number, body) => {
  const card = withCard(NO_CARD, known(number))
  expect(card.no_identitas).toBe(number)
  expect(cardFault(card, true)).toBeNull()
  expect(cardBody(card)).toEqual(body)
})

test('typed over, it is held to the form of its kind', () => {
  const typed = { ...NO_CARD, no_identitas: '12345' }
  expect(cardFault(typed, true)).toBe('Nomor KTP 16 angka')
  expect(cardFault({ ...typed, jenis_identitas: 'SIM' }, false)).toMatch(/SIM/)
  expect(cardFault(NO_CARD, true)).toBe('Harus Diisi')
  expect(cardFault(NO_CARD, false)).toBeNull()
})
