import { identity } from '@kencana/contract/documents/define-entry'
import { money, text } from '@kencana/contract/kit/field'
import { expect, test } from 'vitest'
import { bodyOf, emptyForm } from './entry-form.ts'

const fields = {
  total: money({ label: 'Jumlah titipan', min: 1 }),
  identitas: identity({ label: 'Identitas', of: 'total' }),
  keterangan: text({ label: 'Keterangan', required: false }),
}
const begun = emptyForm(fields)
const card = { jenis_identitas: 'SIM', no_identitas: ' 890512345678 ', id_pelanggan: undefined }

test('a form begins with no card', () => {
  expect(begun.identitas).toMatchObject({ jenis_identitas: 'KTP', no_identitas: '' })
})

test.each<[string, object, object]>([
  ['as it is typed', card, { jenis_identitas: 'SIM', no_identitas: '890512345678' }],
  [
    'of the book',
    { ...card, no_identitas: '89********78', id_pelanggan: 'x' },
    { id_pelanggan: 'x' },
  ],
])('a card %s is sent with the sum', (_, identitas, sent) => {
  expect(bodyOf(fields, { ...begun, total: 150_000_000, identitas })).toEqual({
    total: 150_000_000,
    identitas: sent,
  })
})
