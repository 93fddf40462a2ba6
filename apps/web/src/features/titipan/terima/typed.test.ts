import { expect, test } from 'vitest'
import { NO_CARD } from '../../../engines/document-frame/entry/person/identity.ts'
import { NOBODY, startOf, typedFor } from './typed.ts'

test('of who stood at the counter before nothing stays, the card neither', () => {
  const rini = { nama: 'Rini', telp: '0812', alamat: 'Jl. Emas' }
  const card = { jenis_identitas: 'KTP', no_identitas: '****0001', id_pelanggan: 'rini' } as const
  const typed = { ...startOf(NOBODY), ...rini, kartu: card }
  expect(typedFor(NOBODY, typed)).toBe(typed)
  const sari = { nama: 'Sari', telp: '0813', alamat: '' }
  const other = typedFor(sari, typed)
  expect(other).toMatchObject({ ...sari, kartu: NO_CARD })
  expect(typedFor(sari, { ...other, nama: 'Sari Dewi' }).nama).toBe('Sari Dewi')
})
