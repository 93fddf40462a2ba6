import { readFileSync } from 'node:fs'
import { CHART, DEFAULT_MAPPINGS } from '@kencana/domain/chart'
import { pemegangBagian } from '@kencana/domain/posting/buku/jurnal-umum'
import { expect, it } from 'vitest'

// Invariant AKUN judges with a table of its own, by SQL: it is the one commands refuse with.

it('the invariants know who keeps each part of a journal', () => {
  const text = readFileSync('apps/server/checks/invariants.sql', 'utf8')
  const table = text.slice(text.indexOf('pemegang as'), text.indexOf(') p (jenis_akun'))
  const told = [...table.matchAll(/\('(\w+)', '(\w+)', '(\w+)'\)/g)].map(match => match.slice(1))
  const isStock = (part: string) => part.startsWith('PERSEDIAAN')
  const parts = new Map(
    DEFAULT_MAPPINGS.map(({ jenis_akun, nomor_akun }) => [jenis_akun, nomor_akun]),
  )
  const kept = [...parts].filter(([part]) => pemegangBagian(part) !== null && !isStock(part))
  const golongan = (nomor: string) => CHART.find(({ kode }) => kode === nomor)?.golongan
  expect(told.sort()).toEqual(
    kept.map(([part, nomor]) => [part, pemegangBagian(part), golongan(nomor)]).sort(),
  )
  for (const part of [...parts.keys()].filter(isStock))
    expect(pemegangBagian(part)).toBe('PERSEDIAAN')
})
