import { MASTERS } from '@kencana/contract/masters/registry'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'
import { SEARCHED } from '../../apps/web/src/searched.ts'

// Every list that can be searched is searched by Ctrl K, or named here as one that is not.

const UNSEARCHED: Readonly<Record<string, string>> = {
  users: 'people of the shop: their screen is found, and searches itself',
  'berita/kelola': 'news is read, not looked up',
  'ajuan-uang': 'waits for a yes; what became of it is money in or out',
  'ajuan-jurnal': 'waits for a yes; what became of it is a journal',
  'validasi-penjualan': 'notas, found as such',
  'validasi-pembelian': 'purchases, found as such',
  'validasi-hutang': 'loans, found as such',
  'validasi-titipan': 'deposits, found as such',
  'validasi-non-cash': 'payments of documents that are found',
  'piutang-non-cash': 'payments of documents that are found',
  sortir: 'pieces are found, and what became of them is in their history',
  'antre-sortir': 'pieces are found, whatever they are',
  'antre-tukang': 'pieces are found, whatever they are',
  'kirim-cuci': 'pieces are found, and what became of them is in their history',
  lebur: 'a few bars of a shop, in their own list',
  'validasi-susut': 'waits for a word; its pieces are found',
  'cash/paginated': 'lines of documents that are found',
  'cash/history-bank': 'lines of documents that are found',
  'rekening-koran/buku': 'lines of documents that are found',
  'pelanggan/saran': 'the customers, as a counter is offered them',
}

const fieldsOf = (query: unknown) => Object.keys((query as z.ZodObject | undefined)?.shape ?? {})

/** Lists of masters and their files; the header says that they are not searched. */
const isMaster = (path: string) =>
  MASTERS.some(({ resource }) => path.replace(/\/(?:csv|xlsx)$/, '') === resource)

const lists = endpoints
  .map(({ route }) => route)
  .filter(({ method, query }) => method === 'GET' && fieldsOf(query).includes('q'))
  .map(({ path }) => path)
  .filter(path => !isMaster(path))

const searched: readonly string[] = Object.values(SEARCHED)

test('every list with a search of its own is found by Ctrl K, or says why not', () => {
  const known = [...searched, ...Object.keys(UNSEARCHED)]
  expect(lists.filter(path => !known.includes(path))).toEqual([])
  expect(known.filter(path => !lists.includes(path))).toEqual([])
  expect(Object.keys(UNSEARCHED).filter(path => searched.includes(path))).toEqual([])
  expect(new Set(searched).size).toBe(searched.length)
  expect(lists.length).toBeGreaterThan(25)
})
