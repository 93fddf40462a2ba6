import { MASTERS } from '@kencana/contract/masters/registry'
import { expect, test } from 'vitest'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import {
  covering,
  featuresOfMaster,
  featuresOfReport,
  isLookedAt,
  mastersToWalk,
} from '../walks/covering.ts'

test('a few masters and reports have every feature that any of them has', () => {
  const masters = covering(MASTERS, featuresOfMaster)
  expect(new Set(masters.flatMap(featuresOfMaster))).toEqual(
    new Set(MASTERS.flatMap(featuresOfMaster)),
  )
  expect(masters.length).toBeLessThan(MASTERS.length / 2)
  const faces = REPORTS.map(({ face }) => face)
  const reports = covering(faces, featuresOfReport)
  expect(new Set(reports.flatMap(featuresOfReport))).toEqual(
    new Set(faces.flatMap(featuresOfReport)),
  )
  expect(reports.length).toBeLessThan(faces.length / 2)
})

test('a master with a feature of its own is walked', () => {
  const [first] = MASTERS
  if (first === undefined) throw new Error('no masters')
  const own = {
    ...first,
    name: 'baru',
    fields: { ...first.fields, x: { kind: 'new', label: 'X' } },
  }
  const all = [...MASTERS, own as unknown as typeof first]
  expect(mastersToWalk(all).map(({ name }) => name)).toContain('baru')
})

test('a screen written by hand is always looked at', () => {
  expect(isLookedAt('/transaksi-penjualan')).toBe(true)
  expect(isLookedAt('/no-such-page')).toBe(true)
})
