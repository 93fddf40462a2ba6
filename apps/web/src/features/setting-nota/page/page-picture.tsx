import type { PaperKind } from '@kencana/contract/papers/kind'
import type { Sheet } from '@kencana/contract/papers/lay-out'
import type { PaperElement, Template } from '@kencana/contract/papers/template'
import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Box, duplicated, GRID_MM, placed, removed } from '../edit/edits.ts'
import { elementName } from '../edit/element-names.ts'
import type { Designing } from '../edit/use-template.ts'
import { MarkView, mm } from './mark-view.tsx'
import classes from './page.module.css'
import { useDrag } from './use-drag.ts'

interface PagePictureProps {
  readonly kind: PaperKind
  readonly design: Designing
  readonly sheet: Sheet
  readonly pxPerMm: number
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
  /** Elements something is wrong with. */
  readonly faulty: ReadonlySet<string>
}

/** Hands the focus to an element of the picture, also to one that is drawn in this moment. */
export function focusElement(id: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-element="${id}"]`)?.focus(),
  )
}

/** The page to scale: what is on it can be taken, moved and sized by hand and by keys. */
export function PagePicture(props: PagePictureProps) {
  const { kind, design, sheet, pxPerMm, selected, onSelect, faulty } = props
  const { t } = useTranslation()
  const { templat } = design
  const page = useRef<HTMLDivElement>(null)
  const setBox = (id: string, box: Box) => design.edit(old => placed(old, id, box), `box ${id}`)
  const drag = useDrag(templat, pxPerMm, setBox, design.pause)
  const { halaman } = templat
  const shown = new Set(sheet.marks.map(({ id }) => id))
  const style = {
    '--mm': `${pxPerMm}px`,
    width: mm(halaman.lebar_mm),
    height: mm(Math.max(halaman.tinggi_mm, sheet.tinggi_mm)),
  } as CSSProperties
  const chosen = templat.elemen.find(one => one.id === selected)
  return (
    <section
      ref={page}
      className={classes.page}
      style={style}
      onPointerDown={() => onSelect(null)}
      onKeyDown={event => keyed(event, chosen, design, onSelect)}
      aria-label={t('Gambar kertas')}
    >
      <Margins halaman={halaman} />
      <div aria-hidden="true">
        {sheet.marks.map(({ id, mark }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks of one element have no other name
          <MarkView key={`${id} ${i}`} mark={mark} />
        ))}
      </div>
      {templat.elemen.map(one => (
        <button
          key={one.id}
          type="button"
          // As small as on paper: keys come by the list of elements, which hands the focus over.
          tabIndex={-1}
          className={classes.handle}
          style={{ left: mm(one.x), top: mm(one.y), width: mm(one.w), height: mm(one.h) }}
          aria-label={`${elementName(kind, one, t)} ${one.x} × ${one.y} mm`}
          aria-pressed={one.id === selected}
          data-element={one.id}
          data-fault={faulty.has(one.id) || undefined}
          data-hidden={!shown.has(one.id) || undefined}
          onFocus={() => onSelect(one.id)}
          onClick={() => onSelect(one.id)}
          {...drag.of(one.id)}
        >
          {one.id === selected && <span className={classes.corner} {...drag.of(one.id, 'size')} />}
        </button>
      ))}
      {drag.lines !== null && chosen !== undefined && <DragLines lines={drag.lines} one={chosen} />}
    </section>
  )
}

function Margins({ halaman }: { readonly halaman: Template['halaman'] }) {
  const { kiri, atas, kanan, bawah } = halaman.margin
  if (kiri + atas + kanan + bawah === 0) return null
  return (
    <span
      className={classes.margins}
      style={{ left: mm(kiri), top: mm(atas), right: mm(kanan), bottom: mm(bawah) }}
    />
  )
}

function DragLines({
  lines,
  one,
}: {
  readonly lines: { readonly x?: number; readonly y?: number }
  readonly one: PaperElement
}) {
  return (
    <>
      {lines.x !== undefined && (
        <span
          className={classes.guide}
          style={{ left: mm(lines.x), top: 0, bottom: 0, width: 1 }}
        />
      )}
      {lines.y !== undefined && (
        <span
          className={classes.guide}
          style={{ top: mm(lines.y), left: 0, right: 0, height: 1 }}
        />
      )}
      <span className={classes.where} style={{ left: mm(one.x), top: mm(one.y + one.h + 1) }}>
        {one.x} × {one.y} · {one.w} × {one.h} mm
      </span>
    </>
  )
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const LONG_STEP = 10

/** Arrows move by half a millimetre, with Shift by five, with Alt they size; Delete takes away. */
function keyed(
  event: KeyboardEvent,
  one: PaperElement | undefined,
  design: Designing,
  onSelect: (id: string | null) => void,
): void {
  if (one === undefined) return
  const step = STEPS[event.key]
  if (step !== undefined) {
    const far = GRID_MM * (event.shiftKey ? LONG_STEP : 1)
    const [dx, dy] = [step[0] * far, step[1] * far]
    const box = event.altKey
      ? { ...one, w: one.w + dx, h: one.h + dy }
      : { ...one, x: one.x + dx, y: one.y + dy }
    design.edit(old => placed(old, one.id, box), `box ${one.id}`)
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    design.edit(old => removed(old, one.id))
    onSelect(null)
  } else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
    const copy = duplicated(design.templat, one.id)
    design.edit(() => copy.templat)
    onSelect(copy.id)
  } else {
    return
  }
  event.preventDefault()
  event.stopPropagation()
}
