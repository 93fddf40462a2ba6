import { labelBarang } from '@kencana/contract/papers/kinds/label-barang'
import { layOut } from '@kencana/contract/papers/lay-out'
import type { Mark } from '@kencana/contract/papers/mark'
import { gramToMg } from '@kencana/domain/quantity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api.ts'
import classes from '../barang.module.css'
import { type BarangDetail, calls } from '../barang-calls.ts'
import { code128Bars } from './code-128.ts'

/** The first label about as it will be: the store's template with the piece in it. */
export function LabelPreview({ piece }: { piece: BarangDetail | undefined }) {
  const { t } = useTranslation()
  const label = useQuery({
    queryKey: ['label-templat'],
    queryFn: ({ signal }) => call(calls.label, { signal }),
  })
  if (piece === undefined) return <p className={classes.hint}>{t('Belum ada barang')}</p>
  const templat = label.data?.templat ?? labelBarang.baku
  const { lebar_mm, tinggi_mm } = templat.halaman
  const values = { ...piece, berat: gramToMg(piece.berat), kadar: piece.nama_kadar }
  const said = Object.fromEntries(
    labelBarang.variabel.map(({ kode }) => [kode, values[kode as keyof typeof values] ?? null]),
  )
  const facts = { values: said as Record<string, string | number>, lists: {}, ketentuan: [] }
  const [sheet] = layOut(labelBarang, templat, facts, [''])
  const dots = templat.label?.dpi === 300 ? 12 : 8
  return (
    <svg
      viewBox={`-0.2 -0.2 ${lebar_mm + 0.4} ${tinggi_mm + 0.4}`}
      className={classes.label}
      role="img"
      aria-label={`${t('Pratinjau')} ${piece.kode_barcode}`}
    >
      <rect width={lebar_mm} height={tinggi_mm} rx="0.6" className={classes.flag} />
      {sheet?.marks.map(({ id, mark }) => (
        <LabelMark key={id} mark={mark} dots={dots} />
      ))}
    </svg>
  )
}

const MM_PER_POINT = 25.4 / 72
const ANCHOR = { left: 'start', center: 'middle', right: 'end' } as const

/** `dots`: of the label printer in a millimetre; bars have whole ones. */
function LabelMark({ mark, dots }: { readonly mark: Mark; readonly dots: number }) {
  if (mark.kind === 'barcode') return <Bars mark={mark} dots={dots} />
  if (mark.kind === 'qr') return <rect x={mark.x} y={mark.y} width={mark.size} height={mark.size} />
  if (mark.kind !== 'text') return null
  const size = mark.size * MM_PER_POINT
  const across = { left: 0, center: mark.width / 2, right: mark.width }[mark.align]
  return (
    <text
      x={mark.x + across}
      y={mark.y + size * 0.97}
      fontSize={size}
      fontWeight={mark.weight === 'semibold' ? 650 : 400}
      textAnchor={ANCHOR[mark.align]}
    >
      {mark.text}
    </text>
  )
}

/** White on both sides of a code, in modules. */
const QUIET = 20

function Bars({ mark, dots }: { mark: Extract<Mark, { kind: 'barcode' | 'logo' }>; dots: number }) {
  const bars = code128Bars(mark.text)
  const [last, wide] = bars.at(-1) ?? [0, 0]
  const modules = last + wide
  const module = Math.max(1, Math.floor((mark.width * dots) / (modules + QUIET))) / dots
  const left = mark.x + (mark.width - modules * module) / 2
  return bars.map(([x, width]) => (
    <rect key={x} x={left + x * module} y={mark.y} width={width * module} height={mark.height} />
  ))
}
