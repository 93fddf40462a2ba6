import { Button } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../../kit/dialogs/static-modal.tsx'
import { useKeys } from '../../../../kit/keys/use-keys.ts'
import { gramText } from '../../../../kit/text/figure-texts.ts'
import { Money } from '../../../../kit/text/figures.tsx'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../../lib/keys/counter-keys.ts'
import classes from '../counter.module.css'
import type { PurchaseForm } from '../purchase-form.ts'
import { freeLines, type Nota, type NotaLine } from './use-nota.ts'

interface NotaDialogProps {
  readonly nota: Nota
  readonly form: PurchaseForm
  readonly onTake: (nota: Nota, lines: readonly NotaLine[]) => void
  readonly onClose: () => void
}

/** Which pieces of a nota came back: Space marks, Enter takes what is marked, else where it is. */
export function NotaDialog({ nota, form, onTake, onClose }: NotaDialogProps) {
  const { t } = useTranslation()
  const free = freeLines(form, nota)
  const [at, setAt] = useState(0)
  const [marked, setMarked] = useState<readonly string[]>([])
  const list = useRef<HTMLUListElement>(null)
  const current = free[Math.min(at, free.length - 1)]
  const toggle = (kode: string) =>
    setMarked(now => (now.includes(kode) ? now.filter(one => one !== kode) : [...now, kode]))
  const take = () => {
    const lines = free.filter(({ kode_barcode }) => marked.includes(kode_barcode))
    if (lines.length > 0) onTake(nota, lines)
    else if (current !== undefined) onTake(nota, [current])
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
  const { no_faktur_jual: nomor } = nota
  return (
    <LightModal
      onClose={onClose}
      title={t('Barang mana dari nota {nomor}?', { nomor })}
      size="md"
      footer={<Footer count={marked.length} current={current} onTake={take} />}
    >
      <ul
        ref={list}
        className={classes.lines}
        aria-label={t('Barang di nota')}
        onKeyDown={onKeyDown}
      >
        {nota.barang.map(line => (
          <Line
            key={line.kode_barcode}
            line={line}
            isFree={free.includes(line)}
            isCurrent={line === current}
            isMarked={marked.includes(line.kode_barcode)}
            onToggle={() => toggle(line.kode_barcode)}
            onFocus={() => setAt(free.indexOf(line))}
          />
        ))}
      </ul>
    </LightModal>
  )
}

interface LineProps {
  readonly line: NotaLine
  readonly isFree: boolean
  readonly isCurrent: boolean
  readonly isMarked: boolean
  readonly onToggle: () => void
  readonly onFocus: () => void
}

function Line({ line, isFree, isCurrent, isMarked, onToggle, onFocus }: LineProps) {
  const { t } = useTranslation()
  return (
    <li aria-current={isCurrent || undefined} data-taken={!isFree || undefined}>
      <label>
        <input
          type="checkbox"
          checked={isMarked}
          disabled={!isFree}
          onChange={onToggle}
          onFocus={onFocus}
          {...(isCurrent ? { 'data-autofocus': true } : {})}
        />
        <span>
          <b>{line.nama_barang}</b>
          <small>
            {line.kode_barcode} · {line.kode_kadar} · {gramText(line.berat_nota)} g
          </small>
          {!isFree && (
            <small>
              {line.dibeli === null
                ? t('sudah ada di sini')
                : t('sudah dibeli dengan {nomor}', { nomor: line.dibeli })}
            </small>
          )}
        </span>
        <Money value={line.harga_jual} />
      </label>
    </li>
  )
}

interface FooterProps {
  /** How many are marked; none takes the one with the cursor. */
  readonly count: number
  readonly current: NotaLine | undefined
  readonly onTake: () => void
}

function Footer({ count, current, onTake }: FooterProps) {
  const { t } = useTranslation()
  const label =
    count === 0 && current !== undefined
      ? t('Ambil {barang}', { barang: current.nama_barang })
      : t('Ambil {jumlah} barang', { jumlah: count })
  useKeys(onCounterKeys({ simpan: { run: onTake, label } }))
  return (
    <Button onClick={onTake} rightSection={<Kbd keys="F10" onBrand />}>
      {label}
    </Button>
  )
}
