import { describe, expect, it, test } from 'vitest'
import { type Branch, oneLine, writeXml } from './xml.ts'

const LAYOUT: Branch = {
  name: 'Root',
  holds: [
    { name: 'Code', form: /^\d{2}$/ },
    { name: 'Note', form: /^.*$/u },
    { name: 'List', holds: [{ name: 'Row', many: true, holds: [{ name: 'V', form: /^\d+$/ }] }] },
  ],
}
const row = (V: string) => ({ V })
const filled = { Code: '05', Note: '', List: { Row: [row('1'), row('2')] } }

describe('writeXml', () => {
  it('writes elements in the order of the layout, whatever order they are given in', () => {
    const { Code, Note, List } = filled
    const xml = writeXml(LAYOUT, 'a="b"', { List, Note, Code })
    expect(xml).toBe(
      [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<Root a="b">',
        '\t<Code>05</Code>',
        '\t<Note/>',
        '\t<List>',
        '\t\t<Row>',
        '\t\t\t<V>1</V>',
        '\t\t</Row>',
        '\t\t<Row>',
        '\t\t\t<V>2</V>',
        '\t\t</Row>',
        '\t</List>',
        '</Root>',
        '',
      ].join('\n'),
    )
  })

  it('escapes what XML reads as its own', () => {
    const xml = writeXml(LAYOUT, '', { ...filled, Note: `<a & "b" 'c'>` })
    expect(xml).toContain('<Note>&lt;a &amp; &quot;b&quot; &apos;c&apos;&gt;</Note>')
  })

  test.each<[string, object, RegExp]>([
    ['a text of another form', { Code: '5' }, /Code: 5/],
    ['an element that is missing', { Code: undefined }, /Code: undefined/],
    ['an element that is unknown', { Other: '1' }, /Root has no Other/],
    ['one where several are meant', { List: { Row: row('1') } }, /Row is not filled/],
    ['several where one is meant', { List: [row('1')] }, /List is not filled/],
    ['a text for a branch', { List: '1' }, /List is not filled/],
    ['a fault deep inside', { List: { Row: [row('x')] } }, /V: x/],
  ])('refuses %s', (_, more, fault) => {
    expect(() => writeXml(LAYOUT, '', { ...filled, ...more } as typeof filled)).toThrow(fault)
  })
})

describe('oneLine', () => {
  test.each([
    ['blanks and line ends', '  a\r\n\tb  c ', 10, 'a b c'],
    ['control signs', 'a\u0000b\u0007c\u007fd\u0085e', 10, 'a b c d e'],
    ['halves of signs', 'a\ud800b\udc00', 10, 'a b'],
    ['signs that are none', 'a\ufffe\uffffb', 10, 'a b'],
    ['whole signs beyond the first plane stay', 'a💍b', 10, 'a💍b'],
    ['a long text, cut between letters', '💍💍💍', 2, '💍💍'],
    ['a cut that ends in a blank', 'ab cd', 3, 'ab'],
    ['the first and last sign that stand', ' ~\u00a0', 5, '~'],
    ['nothing', '', 5, ''],
  ])('%s', (_, text, most, expected) => {
    expect(oneLine(text, most)).toBe(expected)
  })
})
