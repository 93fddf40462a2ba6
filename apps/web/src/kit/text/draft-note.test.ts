import { expect, test } from 'vitest'
import { draftTag } from './draft-note.tsx'

test.each([
  ['restored', true, 'Draf otomatis tersimpan'],
  [null, true, 'Draf otomatis tersimpan'],
  [null, false, undefined],
  ['elsewhere', true, 'Draf tidak disimpan'],
  ['unkept', true, 'Draf tidak disimpan'],
  ['elsewhere', false, 'Draf tidak disimpan'],
] as const)('a draft that is %s (ready: %s) wears "%s"', (note, ready, tag) => {
  expect(draftTag({ ready, note })).toBe(tag)
})
