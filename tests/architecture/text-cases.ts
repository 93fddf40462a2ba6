import type { Case } from './layout-cases.ts'

const CONTRACT = 'packages/contract/src'
const SERVER = 'apps/server/src'
const WEB = 'apps/web/src'

const languages = (body: string): Record<string, string> =>
  Object.fromEntries(
    ['en', 'it', 'hk', 'my', 'jp'].map(code => [
      `${CONTRACT}/messages/${code}/barang.ts`,
      `export const barang = {${body}}`,
    ]),
  )

export const TEXT_CASES: readonly Case[] = [
  {
    rule: 'text-missing',
    what: 'call, label, refusal and menu',
    files: {
      ...languages("'Simpan': 'Save'"),
      [`${WEB}/features/a/b.tsx`]: "t('Simpan')\nt('Hapus')\nconst c = { label: 'Berat' }",
      [`${CONTRACT}/menu.ts`]: "screen('/baki', 'Master Baki')",
      [`${CONTRACT}/menu/trade.ts`]: "group('kas', 'Kas Toko')",
    },
    red: [
      ...[2, 3].map(line => `${WEB}/features/a/b.tsx:${line}`),
      ...['menu.ts', 'menu/trade.ts'].map(name => `${CONTRACT}/${name}:1`),
    ],
  },
  {
    rule: 'text-missing',
    what: 'columns, filters and options of a report',
    files: {
      [`${SERVER}/reports/stock/x.ts`]:
        "textColumn('Nama')\nrefFilter('baki', 'Isi Baki')\nchoiceFilter('Per', { H: 'Hari' })",
    },
    red: [1, 2, 3, 3].map(line => `${SERVER}/reports/stock/x.ts:${line}`),
  },
  {
    rule: 'text-missing',
    what: 'labels of a paper, not its examples and headings',
    files: {
      [`${CONTRACT}/papers/kinds/x.ts`]:
        "say.teks('a', 'Nama', 'Isi')\nsay.person('c', 'Siapa', 'Jalan', 'Telp')\nrowsOf('b', 'Ada')",
    },
    red: [1, 2, 2, 2, 3].map(line => `${CONTRACT}/papers/kinds/x.ts:${line}`),
  },
  {
    rule: 'text-missing',
    what: 'all there; codes are no texts',
    files: {
      ...languages("Simpan: 'Save', 'Barang {kode} laku': 'Piece {kode} sold'"),
      [`${WEB}/a.tsx`]: "t(x ? 'Simpan' : 'Barang {kode} laku')\nconst c = { label: 'QRIS' }",
    },
  },
  {
    rule: 'text-outside',
    what: 'between tags and in an attribute',
    files: { [`${WEB}/a.tsx`]: 'const a = <b>\nHalo</b>\nconst c = <i title="Tutup toko" />' },
    red: [`${WEB}/a.tsx:1`, `${WEB}/a.tsx:3`],
  },
  {
    rule: 'text-outside',
    what: 'through t()',
    files: { [`${WEB}/a.tsx`]: "const a = <b title={t('Tutup')}>{t('Halo')} · Kencana</b>" },
  },
  {
    rule: 'text-composed',
    what: 'words beside figures, in a statement, and as a fact',
    files: {
      [`${WEB}/features/a.tsx`]: "const a = `${n} faktur`\nt('Isi {apa}', { apa: 'Cincin emas' })",
      [`${SERVER}/reports/a.ts`]: "const a = sql`select n || ' surat gadai' as b`",
    },
    red: [`${WEB}/features/a.tsx:1`, `${WEB}/features/a.tsx:2`, `${SERVER}/reports/a.ts:1`],
  },
  {
    rule: 'text-composed',
    what: 'one text with facts; codes, units and what a database reads',
    files: {
      [`${WEB}/features/a.tsx`]: "t('{n} faktur', { n })\nconst b = `${n} mm`",
      [`${SERVER}/reports/a.ts`]:
        "const a = sql`select ${told('{n} surat', x)} as b where c = 'KAS' and to_char(d at time zone 'Asia/Jakarta', 'YYYY-MM-DD') > e - interval '1 day'`",
    },
  },
  {
    rule: 'text-facts',
    what: 'a fact lost in translation',
    files: { [`${CONTRACT}/messages/en/a.ts`]: "export const a = {\n'Sisa {n}': 'Left'}" },
    red: [`${CONTRACT}/messages/en/a.ts:2`],
  },
  { rule: 'text-facts', what: 'kept', files: languages("'Sisa {n}': '{n} left'") },
  {
    rule: 'text-twice',
    what: 'in two areas',
    files: {
      [`${CONTRACT}/messages/en/a.ts`]: "export const a = { Simpan: 'Save' }",
      [`${CONTRACT}/messages/en/b.ts`]: "export const b = { Simpan: 'Keep' }",
    },
    red: [`${CONTRACT}/messages/en/b.ts:1`],
  },
  { rule: 'text-twice', what: 'in five languages', files: languages("Simpan: 'Save'") },
  {
    rule: 'text-unused',
    what: 'shown nowhere',
    files: languages("Simpan: 'Save'"),
    red: [`${CONTRACT}/messages/en/barang.ts:1`],
  },
  {
    rule: 'text-unused',
    what: 'shown',
    files: { ...languages("Simpan: 'Save'"), [`${WEB}/a.tsx`]: "t('Simpan')" },
  },
]
