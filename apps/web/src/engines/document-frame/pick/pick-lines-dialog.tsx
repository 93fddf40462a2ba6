import { Button } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import classes from './pick-lines.module.css'

interface PickLine {
  /** What it is known by. */
  readonly kode: string
  readonly nama: string
  readonly facts: string
  /** Rupiah. */
  readonly amount: number
  /** Why it cannot be taken; `null` where it can. */
  readonly taken: string | null
}

interface PickLinesDialogProps {
  readonly title: string
  /** What the list is called. */
  readonly label: string
  readonly lines: readonly PickLine[]
  readonly onTake: (kodes: readonly string[]) => void
  readonly onClose: () => void
}

/** Some lines of a document: Space marks, Enter takes what is marked, else where it is. */
export function PickLinesDialog({ title, label, lines, onTake, onClose }: PickLinesDialogProps) {
  const free = lines.filter(({ taken }) => taken === null)
  const [at, setAt] = useState(0)
  const [marked, setMarked] = useState<readonly string[]>([])
  const list = useRef<HTMLUListElement>(null)
  const current = free[Math.min(at, free.length - 1)]
  const toggle = (kode: string) =>
    setMarked(now => (now.includes(kode) ? now.filter(one => one !== kode) : [...now, kode]))
  const take = () => {
    const kodes = free.map(({ kode }) => kode).filter(kode => marked.includes(kode))
    if (kodes.length > 0) onTake(kodes)
    else if (current !== undefined) onTake([current.kode])
  }
  const step = (by: 1 | -1) => {
    const boxes = list.current?.querySelectorAll<HTMLElement>('input:enabled')
    boxes?.[Math.min(Math.max(at + by, 0), free.length - 1)]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter') take()
    else return
    event.preventDefault()
  }
  return (
    <LightModal
      onClose={onClose}
      title={title}
      size="md"
      footer={<Footer count={marked.length} current={current} onTake={take} />}
    >
      <ul ref={list} className={classes.lines} aria-label={label} onKeyDown={onKeyDown}>
        {lines.map(line => (
          <Line
            key={line.kode}
            line={line}
            isCurrent={line === current}
            isMarked={marked.includes(line.kode)}
            onToggle={() => toggle(line.kode)}
            onFocus={() => setAt(free.indexOf(line))}
          />
        ))}
      </ul>
    </LightModal>
  )
}

interface LineProps {
  readonly line: PickLine
  readonly isCurrent: boolean
  readonly isMarked: boolean
  readonly onToggle: () => void
  readonly onFocus: () => void
}

function Line({ line, isCurrent, isMarked, onToggle, onFocus }: LineProps) {
  const { nama, facts, amount, taken } = line
  return (
    <li aria-current={isCurrent || undefined} data-taken={taken !== null || undefined}>
      <label>
        <input
          type="checkbox"
          checked={isMarked}
          disabled={taken !== null}
          onChange={onToggle}
          onFocus={onFocus}
          {...(isCurrent ? { 'data-autofocus': true } : {})}
        />
        <span>
          <b>{nama}</b>
          <small>{facts}</small>
          {taken !== null && <small>{taken}</small>}
        </span>
        <Money value={amount} />
      </label>
    </li>
  )
}

interface FooterProps {
  /** How many are marked; none takes the one with the cursor. */
  readonly count: number
  readonly current: PickLine | undefined
  readonly onTake: () => void
}

function Footer({ count, current, onTake }: FooterProps) {
  const { t } = useTranslation()
  const label =
    count === 0 && current !== undefined
      ? t('Ambil {barang}', { barang: current.nama })
      : t('Ambil {jumlah} barang', { jumlah: count })
  useKeys(onCounterKeys({ simpan: { run: onTake, label } }))
  return (
    <Button onClick={onTake} rightSection={<Kbd keys="F10" onBrand />}>
      {label}
    </Button>
  )
}
