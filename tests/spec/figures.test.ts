import { readFileSync } from 'node:fs'
import { authorizeByFinger } from '@kencana/contract/areas/sidik/sidik'
import { BUILD, TAG, VERSION } from '@kencana/contract/build'
import { PAGE_PRESETS } from '@kencana/contract/papers/presets'
import { APPROVERS, LEVELS } from '@kencana/contract/permissions'
import { authorize } from '@kencana/contract/session'
import { formatRupiah, RUPIAH_MASK } from '@kencana/domain/quantity'
import { expect, test } from 'vitest'
import { drawTable } from '../../apps/server/src/platform/pdf/table.ts'
import { masked } from '../../apps/web/src/kit/inputs/parts/figure-edit.ts'
import { LANGUAGES } from '../../tools/tidy/texts.ts'
import { clientWith } from './client.ts'
import { LABELS, RULES } from './wanted.ts'

// Figures and lists of the specification against those of the product's own code.

const asked = (id: string): unknown => RULES.find(rule => rule.id === id)?.value
const label = (id: string): string => LABELS.find(one => one.id === id)?.text ?? ''

test('the build says version, number and tag', () => {
  expect({ version: VERSION, frontendBuild: BUILD, tag: TAG }).toEqual(asked('build-info'))
})

test('the levels are there, and each list of them is the one that is asked', () => {
  expect(LEVELS).toEqual(expect.arrayContaining(asked('levels') as string[]))
  expect([...APPROVERS].sort()).toEqual([...(asked('auth-supervisor-levels') as string[])].sort())
  expect([...APPROVERS].sort()).toEqual([...(asked('fp-levels') as string[])].sort())
})

test('an approval carries the fields that are asked', () => {
  const fields = Object.keys(authorize.body?.shape ?? {})
  expect(fields).toEqual(
    expect.arrayContaining(['user_id', 'password', 'kategori', 'description', 'keterangan']),
  )
  const byFinger = Object.keys(authorizeByFinger.body?.shape ?? {})
  expect(byFinger).toEqual(expect.arrayContaining(['user_id', 'fp', 'kategori']))
})

test('the languages are the six, Indonesian first, English where a text is missing', async () => {
  const codes = Object.keys(asked('languages') as Record<string, string>).sort()
  expect([...LANGUAGES, 'id'].sort()).toEqual(codes)
  const { texts } = await clientWith()
  expect(texts.LANGUAGES.map(({ code }) => code).sort()).toEqual(codes)
  expect(texts.LANGUAGES[0]?.code).toBe(asked('language-default'))
  await texts.startTexts()
  const { default: i18next } = await import('i18next')
  const fallback = i18next.options.fallbackLng as Record<string, string[]>
  expect(fallback.default).toEqual([asked('language-fallback')])
})

test('money is grouped as in Korea, in the mask that is asked', () => {
  const korean = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 })
  for (const amount of [0, 500, 1000, 5_232_500, 1_000_000_000, -76_500_000]) {
    expect(formatRupiah(amount)).toBe(korean.format(amount))
  }
  expect(asked('amount-mask')).toBe(label('mask'))
  expect(masked('5,232,500', RUPIAH_MASK)).toBe(label('mask').replace('{amount}', '5,232,500'))
  expect(masked('0', RUPIAH_MASK).startsWith(label('currency-prefix'))).toBe(true)
})

test('paper is 297 by 210 mm', async () => {
  const [long, short] = asked('pdf-size') as [number, number]
  expect(asked('print-landscape')).toEqual([long, short])
  const slip = PAGE_PRESETS.find(({ label: name }) => name.includes(`${long} × ${short}`))
  expect([slip?.halaman.lebar_mm, slip?.halaman.tinggi_mm]).toEqual([long, short])
  for (const orientation of ['landscape', 'portrait'] as const) {
    const pdf = await drawTable({
      orientation,
      store: { name: 'TOKO MAS KENCANA', lines: [] },
      title: 'Laporan Stock',
      filters: '',
      printed: '',
      at: '2026-01-31T01:00:00Z',
      columns: [{ key: 'a', label: 'A', kind: 'text', total: false }],
      rows: [],
      words: { subtotal: 'Subtotal {group}', total: 'Total', page: '', empty: 'Tidak Ada Data' },
    })
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))
    const mm = [box?.[1], box?.[2]].map(points => Math.round((Number(points) / 72) * 25.4))
    expect(mm).toEqual(orientation === 'landscape' ? [long, short] : [short, long])
  }
})

test('a modal is extra-large unless it says otherwise', () => {
  const said = readFileSync('apps/web/src/kit/dialogs/static-modal.tsx', 'utf8')
  expect(said).toContain(`StaticModal({ opened, size = '${asked('modal-size')}', ...rest }`)
})
