import { readFileSync } from 'node:fs'
import { text } from '@kencana/contract/kit/field'
import { defineMaster } from '@kencana/contract/kit/master'
import { MASTERS } from '@kencana/contract/masters/registry'
import { SETTINGS } from '@kencana/contract/settings'
import { describe, expect, it, test } from 'vitest'
import { LATER } from '../../spec/areas.ts'
import { DECLARED, DESCRIBES } from './declared.ts'
import { type Given, scanned, stale, unread } from './judge.ts'
import { columnReaders, readingsOf, sourceOf, sources, withoutComments } from './scan.ts'
import { TO_COME } from './to-come.ts'

// A field that can be saved is obeyed, or it is not there. Readers are found by scanning what the
// product does with them; where that cannot be seen they are declared, and the words looked up.

const given: Given = {
  masters: MASTERS,
  settings: SETTINGS,
  sources: sources(),
  declared: DECLARED,
  describes: DESCRIBES,
  toCome: TO_COME,
}

const found = scanned(given)

describe('every field of a master and every setting', () => {
  it('is read by a rule, a query, a paper or a screen, or its area is still to come', () => {
    expect(unread(given)).toEqual([])
  })

  it('is not said to be read later when it is read now', () => {
    expect(stale(given)).toEqual([])
  })

  it('waits for an area that has not landed', () => {
    expect(TO_COME.filter(({ area }) => LATER[area] === undefined)).toEqual([])
  })

  it('is read where that is declared', () => {
    const wrong = Object.entries(DECLARED).filter(
      ([, { file, words }]) => !withoutComments(readFileSync(file, 'utf8')).includes(words),
    )
    expect(wrong).toEqual([])
  })

  it('is declared only where the scan finds nothing', () => {
    const said = [...Object.keys(DECLARED), ...DESCRIBES]
    expect(said.filter(field => found.get(field)?.length !== 0)).toEqual([])
  })

  it('only describes when it is words, of a master that something reads', () => {
    const wrong = DESCRIBES.filter(name => {
      const [of, field = ''] = name.split('.')
      const master = MASTERS.find(one => one.name === of)
      const kind = master?.fields[field]?.kind ?? ''
      const isRead = found.get(`${of}.${master?.key}`)?.length !== 0
      return !['text', 'code'].includes(kind) || !isRead
    })
    expect(wrong).toEqual([])
  })
})

describe('the scan', () => {
  const query = (body: string) => [sourceOf('x.ts', `sql\`${body}\``)]
  const reads = (body: string) =>
    columnReaders(['warna', 'warna_mg'], readingsOf('uji', query(body)))

  test.each([
    ['select warna from uji'],
    ['select u.warna from uji u where u.kode = 1'],
    ['select 1 from lain l join uji as u on u.warna = l.warna'],
    ['select (select warna from uji where kode = l.kode) from lain l'],
    ['select sum(warna_mg) from uji'],
    [`select 1 from uji where $\{every([a ? [sql\`warna = 1\`] : []])}`],
  ])('finds what %s reads', body => {
    expect(reads(body)).toEqual(['x.ts'])
  })

  test.each([
    ['select warna from lain'],
    ['select l.warna from lain l join uji u on u.kode = l.kode'],
    ['select warna, (select kode from uji where kode = l.kode) from lain l'],
    ['select warnanya from uji'],
    ['update uji set warna = 1'],
  ])('finds nothing in %s', body => {
    expect(reads(body)).toEqual([])
  })

  it('names a field that is added and read by nothing, and no other', () => {
    const kadar = MASTERS.find(master => master.name === 'kadar')
    if (kadar === undefined) throw new Error('no kadar')
    const fields = { ...kadar.fields, cap_pabrik: text({ label: 'Cap Pabrik' }) }
    const masters = [...MASTERS.filter(master => master !== kadar), { ...kadar, fields }]
    const settings = [...SETTINGS, { key: 'BATAS_UJI' }]
    expect(unread({ ...given, masters, settings })).toEqual(['kadar.cap_pabrik', 'BATAS_UJI'])
  })

  it('names a master that nothing reads with all its fields', () => {
    const uji = defineMaster({
      name: 'uji',
      key: 'kode_uji',
      path: '/master-uji',
      title: 'Master Uji',
      group: 'master-umum',
      kept: 'store',
      fields: { kode_uji: text({ label: 'Kode' }), nama_uji: text({ label: 'Nama' }) },
    })
    expect(unread({ ...given, masters: [...MASTERS, uji] })).toEqual([
      'uji.kode_uji',
      'uji.nama_uji',
    ])
  })

  it('names what is said to come and is there', () => {
    const toCome = [...TO_COME, { field: 'kadar.warna_nota', area: 'pesanan' }]
    expect(stale({ ...given, toCome })).toHaveLength(1)
    const gone = [...TO_COME, { field: 'kadar.cap_pabrik', area: 'pesanan' }]
    expect(stale({ ...given, toCome: gone })).toHaveLength(1)
  })
})
