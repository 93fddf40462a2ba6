import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

// What a browser would call, and what would stand in its database.
const page = new EventTarget()
const shown = Object.assign(new EventTarget(), { hidden: false })
const kept = new Map<string, unknown>()
const writes: string[] = []
const storage = new Map<string, string>()
/** The database of a page that goes away may not hear it any more. */
let deaf = false

vi.mock('../local-database.ts', () => ({
  onDevice: (_table: string, _mode: string, ask: (store: unknown) => unknown) =>
    Promise.resolve(
      ask({
        get: (id: string) => kept.get(id),
        add: (row: { id: string }) => deaf || kept.has(row.id) || kept.set(row.id, row),
        put: (row: { id: string; isi: unknown }) => {
          if (deaf) return
          writes.push(row.id)
          kept.set(row.id, row)
        },
        delete: (id: string) => kept.delete(id),
      }),
    ),
}))
vi.stubGlobal('window', page)
vi.stubGlobal('document', shown)
vi.stubGlobal('localStorage', {
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, text: string) => storage.set(name, text),
  removeItem: (name: string) => storage.delete(name),
})
const store = await import('./draft-store.ts')
const { deleteDraft, flushDraft, flushDrafts, holdDraft, readDraft, writeDraft } = store

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  storage.clear()
  deaf = false
  writes.length = 0
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../local-database.ts')
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  shown.hidden = false
})

const isiOf = (id: string) => (kept.get(id) as { isi: unknown } | undefined)?.isi

test('keys in quick succession are one write, with the last of them in it', async () => {
  for (const teks of ['1', '12', '123']) writeDraft('nota', { teks })
  expect(writes).toEqual([])
  await vi.advanceTimersByTimeAsync(250)
  expect(writes).toEqual(['nota'])
  expect(isiOf('nota')).toEqual({ teks: '123' })
})

test('whoever never rests is kept all the same, 250 ms after each key at the latest', async () => {
  for (let key = 1; key <= 20; key += 1) {
    writeDraft('nota', { key })
    await vi.advanceTimersByTimeAsync(50)
    const late = key - ((isiOf('nota') as { key: number } | undefined)?.key ?? 0)
    expect(late * 50).toBeLessThan(250)
  }
  expect(writes.length).toBeLessThan(8)
})

test.each([
  ['the page goes away', () => page.dispatchEvent(new Event('pagehide'))],
  [
    'the page goes out of sight',
    () => {
      shown.hidden = true
      shown.dispatchEvent(new Event('visibilitychange'))
    },
  ],
  ['its form goes away', () => flushDraft('nota')],
  ['a command leaves', () => flushDrafts()],
])('nothing waits when %s', (_, happens) => {
  writeDraft('nota', { teks: '1' })
  happens()
  // at once: no timer and no promise is waited for
  expect(isiOf('nota')).toEqual({ teks: '1' })
})

test('what is read has what was typed a moment ago', async () => {
  writeDraft('nota', { teks: '1' })
  expect(await readDraft('nota')).toEqual({ teks: '1' })
})

test.each([
  ['emptied', () => writeDraft('nota', null)],
  ['thrown away', () => void deleteDraft('nota')],
])('a draft that is %s is gone at once and does not come back', async (_, gone) => {
  writeDraft('nota', { teks: '1' })
  flushDraft('nota')
  writeDraft('nota', { teks: '12' })
  gone()
  expect(kept.has('nota')).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(kept.has('nota')).toBe(false)
})

test('drafts wait each for themselves', async () => {
  writeDraft('nota', { teks: '1' })
  writeDraft('barang', { teks: '2' })
  flushDraft('nota')
  expect(writes).toEqual(['nota'])
  await vi.advanceTimersByTimeAsync(250)
  expect(isiOf('barang')).toEqual({ teks: '2' })
  expect(writes).toEqual(['nota', 'barang'])
})

test('what a page says as it goes away is kept though its database is deaf', async () => {
  deaf = true
  writeDraft('nota', { teks: 'a', no_identitas: '3171' })
  page.dispatchEvent(new Event('pagehide'))
  await vi.runAllTimersAsync()
  deaf = false
  expect([...storage.values()].join()).not.toContain('3171')
  expect(await readDraft('nota')).toEqual({ teks: 'a', no_identitas: '' })
  expect(storage.size).toBe(0)
  await vi.runAllTimersAsync()
  expect(isiOf('nota')).toEqual({ teks: 'a', no_identitas: '' })
})

test('a page that comes back keeps its word in the database alone', async () => {
  writeDraft('nota', { teks: 'a' })
  page.dispatchEvent(new Event('pagehide'))
  page.dispatchEvent(new Event('pageshow'))
  writeDraft('nota', { teks: 'ab' })
  await vi.runAllTimersAsync()
  expect(await readDraft('nota')).toEqual({ teks: 'ab' })
})

test('what was typed before a draft was looked for never stands over one', async () => {
  kept.set('nota', { id: 'nota', isi: { teks: 'kept' } })
  for (const id of ['nota', 'other']) holdDraft(id, { teks: 'early' })
  deaf = true
  page.dispatchEvent(new Event('pagehide'))
  for (const id of ['nota', 'other']) holdDraft(id, null)
  deaf = false
  expect(await readDraft('nota')).toEqual({ teks: 'kept' })
  expect(await readDraft('other')).toEqual({ teks: 'early' })
})
