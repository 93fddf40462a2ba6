import { expect, test } from 'vitest'
import { isSameCustomer, type KnownBy } from './titipan.ts'

const person = (telp: string | null, kode_member: string | null = null): KnownBy => ({
  telp,
  kode_member,
})

test.each<[string, KnownBy, KnownBy, boolean]>([
  ['the same number', person('08123456789'), person('08123456789'), true],
  ['signs between', person('0812-3456 789'), person('(0812) 3456.789'), true],
  ['the code of the country', person('+62 812 3456 789'), person('0812 3456789'), true],
  ['another number', person('08123456789'), person('08123456780'), false],
  ['the same member, another number', person('0811', 'M1'), person('0812', 'M1'), true],
  ['another member, the same number', person('0811', 'M1'), person('0811', 'M2'), true],
  ['another member, another number', person('0811', 'M1'), person('0812', 'M2'), false],
  ['nobody said anything', person(null), person(null), false],
  ['signs alone are no number', person('-'), person('–'), false],
  ['nobody against somebody', person(null), person('0811', 'M1'), false],
])('%s', (_name, one, other, same) => {
  expect(isSameCustomer(one, other)).toBe(same)
  expect(isSameCustomer(other, one)).toBe(same)
})
