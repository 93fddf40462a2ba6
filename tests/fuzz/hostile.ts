import type { Chance } from './chance.ts'

/** Stands for a token that JSON.stringify would never write; `jsonText` puts it in its place. */
const raw = (token: string): string => `@raw:${token}@`

/** JSON with the tokens of `raw` as they are, also those that are no JSON. */
export const jsonText = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(/"@raw:(.*?)@"/g, (_, token: string) => token)

const LONG = 50_000

/** Texts that break careless matching, quoting, storing or showing (T23, T25, T27). */
const TEXTS: readonly string[] = [
  '',
  ' ',
  'a\0b',
  '\0',
  'a\ud800',
  '\udfffz',
  '\u202Egpj.exe',
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦💍',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
  '\uFEFF\u200B\u00AD',
  'a\r\nX-Jahat: 1',
  '\u001b[31mmerah',
  "' or '1'='1",
  "'; drop table barang; --",
  "%' and 1=2 union all select null,null,null--",
  '1; select pg_sleep(3)--',
  '"; truncate dokumen; --',
  '\\',
  "\\'",
  '%',
  '_',
  '$1',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=1+1',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '0000-01-01',
  '9999-12-31',
  '10000-01-01',
  '2026-02-30',
  '1899-12-31',
  '2026-11-21T00:00:00Z',
  'infinity',
  '00000000-0000-0000-0000-000000000000',
  '-1',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  'a'.repeat(101),
  'a'.repeat(5_000),
]

/** Fifty kilobytes that make a backtracking pattern slow. */
export const EVIL: readonly string[] = [
  `${'0'.repeat(LONG)}!`,
  `${'a'.repeat(LONG)}!`,
  ' '.repeat(LONG),
  `x${' '.repeat(LONG)}x`,
  '1-'.repeat(LONG / 2),
  '1 '.repeat(LONG / 2),
  `${'a.'.repeat(LONG / 2)}@`,
  `${'-'.repeat(LONG)}1`,
  `'${"'".repeat(LONG)}`,
  `${'%'.repeat(LONG)}a`,
  `Rp ${'1.000'.repeat(LONG / 5)}x`,
]

const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  0.000_000_1,
  1.5,
  2_147_483_648,
  -2_147_483_649,
  1e13,
  1e15,
  2 ** 53,
  -(2 ** 53),
  1e21,
  raw('1e309'),
  raw('-1e309'),
  raw('9007199254740993'),
  raw('9223372036854775808'),
  raw('NaN'),
  raw('Infinity'),
  raw('01'),
  raw('0x10'),
  raw('1.'),
  raw('"\\ud800"'),
  raw('"\\u0000"'),
  raw("'satu'"),
  '1000',
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { length: 1e9 },
  { toString: 'x', valueOf: 'x' },
  Array.from({ length: 3_000 }, (_, n) => n),
]

/** A value nobody should send. */
export function hostile(chance: Chance): unknown {
  if (chance.sometimes(4)) return chance.pick(EVIL)
  return chance.pick(chance.sometimes(55) ? TEXTS : OTHERS)
}

/** Fields of ours that no caller may set (T26). */
export const STOWAWAYS: Readonly<Record<string, unknown>> = {
  kode_toko: 'BDG',
  level: 'OWN',
  status: 'ADA',
  total: 1,
  harga: 1,
  jumlah: 1,
  created_at: '2026-01-01',
  id: '00000000-0000-7000-8000-000000000000',
  akses: ['home'],
  tgl: '2026-01-01',
}

export interface HostileBody {
  readonly type: string
  readonly bytes: Buffer
}

const json = (text: string | Buffer): HostileBody => ({
  type: 'application/json',
  bytes: Buffer.from(text),
})

/** Bodies that are wrong as a whole, made around one that is right. */
export function hostileBody(chance: Chance, good: string): HostileBody {
  const inside = good.startsWith('{') ? good.slice(1) : '}'
  const first = inside === '}' ? '' : ','
  return chance.pick<() => HostileBody>([
    () => json(`{"__proto__":{"level":"OWN"}${first}${inside}`),
    () => json(`{"constructor":{"prototype":{"x":1}}${first}${inside}`),
    () => json(`${'['.repeat(10_000)}${']'.repeat(10_000)}`),
    () => json(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
    () => json('['.repeat(900_000)),
    () => json(`{"nama":"${'x'.repeat(10_485_760)}"}`),
    () => json(`{"nama":"${'x'.repeat(900_000)}"${first}${inside}`),
    () => json(good.replace(/"(\w+)":/, '"$1":null,"$1":')),
    () => json(good.slice(0, -1)),
    () => json(`${good}${good}`),
    () => json(`\uFEFF${good}`),
    () => json(Buffer.from(good, 'utf16le')),
    () => json(Buffer.from([0xff, 0xfe, 0x00, 0x80, 0xc0, 0xaf])),
    () => json(chance.pick(['null', 'true', '0', '"teks"', '[]', '[{}]', '', '   '])),
    () => ({ type: 'text/plain', bytes: Buffer.from(good) }),
    () => ({
      type: 'application/xml',
      bytes: Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    }),
    () => ({
      type: 'application/x-www-form-urlencoded',
      bytes: Buffer.from('kode_toko=BDG&level=OWN'),
    }),
    () => ({ type: 'application/json; charset=utf-7', bytes: Buffer.from(good) }),
    () => ({ type: 'application/json\u00e9', bytes: Buffer.from(good) }),
    () => ({ type: 'multipart/form-data', bytes: Buffer.from(good) }),
    () => ({ type: 'multipart/form-data; boundary=x', bytes: Buffer.from(good) }),
    () => brokenForm(chance),
    () => brokenForm(chance),
  ])()
}

const NAMES = ['image', 'file', 'kode_barcode', 'asal', '', '__proto__', 'a"b', 'x\r\ny', '😀']
const FILES = [
  'x.jpg',
  '../../x.jpg',
  'x\0.jpg',
  '',
  '💍.png',
  `${'n'.repeat(9_000)}.jpg`,
  'x.xlsx',
]

/** A form of parts that are odd, cut short, or both. */
export function brokenForm(chance: Chance): HostileBody {
  const parts = Array.from({ length: chance.pick([1, 2, 3, 60]) }, () => {
    const file = chance.sometimes(60) ? `; filename="${chance.pick(FILES)}"` : ''
    const type = chance.pick([
      '',
      '\r\nContent-Type: image/jpeg',
      '\r\nContent-Type: application/json',
    ])
    const content = chance.pick(['', 'abc', '\xff\xd8\xff\xe0', 'PK\x03\x04', '{"a":', '12345678'])
    const name = chance.pick(NAMES)
    const head = `Content-Disposition: form-data; name="${name}"${file}${type}`
    return `--x\r\n${head}\r\n\r\n${content}\r\n`
  })
  const end = chance.sometimes(50) ? '--x--\r\n' : ''
  return {
    type: 'multipart/form-data; boundary=x',
    bytes: Buffer.from(parts.join('') + end, 'latin1'),
  }
}

/** Addresses that are wrong as a whole, made around one that is right. */
export const hostilePath = (chance: Chance, path: string): string =>
  chance.pick<() => string>([
    () => path.replace(/\/([^/]+)$/, '/..%2f$1'),
    () => `${path}%00`,
    () => `${path}/%00`,
    () => path.replaceAll('/', '//'),
    () => path.replace('/api/', '/api/../api/'),
    () => path.replace('/api/', '/%61pi/'),
    () => path.toUpperCase(),
    () => `${path}/`,
    () => `${path};a=b`,
    () => `${path}%`,
    () => `${path}%zz`,
    () => `${path}%c0%af`,
    () => `${path}%ed%a0%80`,
    () => `${path}/${'a'.repeat(400)}`,
    () => `${path}?${'a=1&'.repeat(2_000)}`,
    () => `${path}?__proto__[level]=OWN&constructor=1`,
    () => `${path}?q=%00&sort=%27%3b`,
    () => `${path}?q=%ff%fe&skip=-1&limit=1e9`,
    () => `${path}?q=a&q=b&limit=1&limit=2`,
    () => `${path}#bagian`,
    () => '/../../../../etc/passwd',
    () => '/assets/..%2f..%2f..%2fpackage.json',
    () => '/%2e%2e/%2e%2e/package.json',
    () => '/assets/%00',
    () => '/toko/..%2fJKT/api/v1/barang',
    () => '/toko/%00/api/v1/barang',
    () => `/toko/${'J'.repeat(190)}/api/v1/barang`,
    () => "/toko/JKT'--/api/v1/barang",
    () => '//evil.example/api/v1/barang',
    () => 'http://evil.example/api/v1/barang',
    () => '*',
  ])()
