// Written by `npm run registry`; do not edit.
import type { DocumentEntry } from '../entry.ts'
import { hutang } from './hutang.ts'
import { penjualan } from './penjualan.ts'
import { titipan } from './titipan.ts'

/** How the tests write one of every kind of document: one file of this folder each. */
export const ENTRIES: readonly DocumentEntry[] = [hutang, penjualan, titipan]
