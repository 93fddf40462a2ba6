import { formatGram } from '@kencana/domain/quantity'
import type { TFunction } from 'i18next'
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Working } from '../../../engines/document-frame/working.tsx'
import { EmptyState } from '../../../kit/layout/states.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import { gramText } from '../../../kit/text/figure-texts.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { Icon } from '../../../kit/text/icon.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import type { PricedItem } from './cart/cart-prices.ts'
import { obstacleText } from './obstacle-text.ts'
import classes from './till.module.css'

/** What can be done with a line; the same functions at every drawing. */
export interface LineActs {
  readonly choose: (index: number) => void
  readonly edit: (index: number) => void
  readonly remove: (kode_barcode: string) => void
}

interface CartTableProps {
  readonly lines: readonly PricedItem[]
  /** Index of the chosen line. */
  readonly chosen: number
  readonly acts: LineActs
}

/** The lines of the nota: the chosen one is tinted, its working one click away. */
export function CartTable({ lines, chosen, acts }: CartTableProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((kode: string) => setOpen(now => toggled(now, kode)), [])
  if (lines.length === 0) return <Nothing />
  return (
    <table className={classes.lines} aria-label={t('Barang di nota')}>
      <thead>
        <tr>
          <th>{t('Barcode')}</th>
          <th>{t('Barang')}</th>
          <th data-figure>{t('Kadar')}</th>
          <th data-figure>{t('Berat')}</th>
          <th data-figure>{t('Harga / g')}</th>
          <th data-figure>{t('Ongkos')}</th>
          <th data-figure>{t('Harga')}</th>
        </tr>
      </thead>
      {starts(lines.length).map(from => (
        <Lines
          key={from}
          lines={lines}
          from={from}
          chosen={from <= chosen && chosen < from + TOGETHER ? chosen : -1}
          open={open}
          acts={acts}
          onToggle={toggle}
        />
      ))}
    </table>
  )
}

/** Lines that come into sight together: the browser forgets those of a long nota that are not. */
const TOGETHER = 10

const starts = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / TOGETHER) }, (_, i) => i * TOGETHER)

interface LinesProps extends CartTableProps {
  readonly from: number
  readonly open: ReadonlySet<string>
  readonly onToggle: (kode_barcode: string) => void
}

/** Some lines that follow each other; a key in one group draws no other. */
const Lines = memo(function Lines({ lines, from, chosen, open, acts, onToggle }: LinesProps) {
  return (
    <tbody>
      {lines.slice(from, from + TOGETHER).map((line, i) => {
        const { kode_barcode } = line.item.piece
        return (
          <Line
            key={kode_barcode}
            line={line}
            index={from + i}
            chosen={from + i === chosen}
            open={open.has(kode_barcode)}
            acts={acts}
            onToggle={onToggle}
          />
        )
      })}
    </tbody>
  )
})

function toggled(open: ReadonlySet<string>, kode: string): ReadonlySet<string> {
  const next = new Set(open)
  if (!next.delete(kode)) next.add(kode)
  return next
}

function Nothing() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('Nota masih kosong')}
      hint={t('Pindai barcode, atau ketik nama barang lalu pilih dengan ↑ ↓ dan Enter.')}
    />
  )
}

interface LineProps {
  readonly line: PricedItem
  readonly index: number
  readonly chosen: boolean
  readonly open: boolean
  readonly acts: LineActs
  readonly onToggle: (kode_barcode: string) => void
}

/** Drawn again only when something of it has changed: a key press in a long nota stays quick. */
const Line = memo(function Line({ line, index, chosen, open, acts, onToggle }: LineProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const { item, priced } = line
  const { piece } = item
  const byGram = piece.mode_harga === 'GRAM'
  const nota = priced?.berat_nota_mg
  return (
    <>
      <tr
        ref={row}
        data-chosen={chosen || undefined}
        data-bad={item.halangan !== null || undefined}
        aria-current={chosen || undefined}
        onClick={() => acts.choose(index)}
      >
        <td data-cell="barcode">
          {piece.kode_barcode}
          <Acts
            code={piece.kode_barcode}
            onEdit={() => acts.edit(index)}
            onRemove={() => acts.remove(piece.kode_barcode)}
          />
        </td>
        <td data-cell="barang">
          <b className={classes.name}>{piece.nama_barang}</b> <Tags line={line} />
          <span className={classes.sub}>
            {describe(line, t)}
            {(priced?.butuh.length ?? 0) > 0 && (
              <span className={classes.asks}> · {t('perlu otorisasi')}</span>
            )}
          </span>
        </td>
        <td data-figure data-cell="kadar">
          {piece.kadar}
        </td>
        <td data-figure data-cell="berat">
          {gramText(piece.berat)}
          {byGram && nota !== undefined && (
            <span className={classes.sub}>{t('nota {berat}', { berat: formatGram(nota) })}</span>
          )}
        </td>
        <td data-figure data-cell="gram">
          <Money value={byGram ? piece.papan?.harga_jual : null} />
          {item.papan_lama !== null && (
            <s className={classes.sub}>
              <Money value={item.papan_lama} />
            </s>
          )}
        </td>
        <td data-figure data-cell="ongkos">
          <Money value={byGram ? piece.ongkos_per_gram : null} />
        </td>
        <td data-figure data-cell="harga">
          <Price line={line} open={open} onToggle={() => onToggle(piece.kode_barcode)} />
        </td>
      </tr>
      {open && priced !== null && (
        <tr className={classes.workingRow}>
          <td colSpan={7}>
            <Working steps={priced.kerja} label={t('Harga jual')} total={priced.harga_jual_rp} />
          </td>
        </tr>
      )}
    </>
  )
})

function Acts(props: { code: string; onEdit: () => void; onRemove: () => void }) {
  const { t } = useTranslation()
  return (
    <span className={classes.lineActs}>
      <IconButton label={`${t('Ubah harga')} ${props.code}`} icon="ubah" run={props.onEdit} />
      <IconButton label={`${t('Hapus')} ${props.code}`} icon="hapus" run={props.onRemove} />
    </span>
  )
}

interface PriceProps extends Pick<LineProps, 'line' | 'open'> {
  readonly onToggle: () => void
}

function Price({ line, open, onToggle }: PriceProps) {
  const { t } = useTranslation()
  const { priced, belum } = line
  if (priced === null || belum !== null) {
    const why = {
      HARGA_BELUM_ADA: t('belum ada harga'),
      PAJAK_BELUM_ADA: t('tarif pajak belum ada'),
      HARGA_HARUS_DIISI: t('isi harga'),
      DISKON_MELEBIHI: t('potongan melebihi harga'),
    }
    return (
      <>
        <Money value={null} />
        <span className={classes.wrong}>
          {belum === null ? '' : why[belum]} <Kbd keys="F2" />
        </span>
      </>
    )
  }
  return (
    <>
      <b>
        <Money value={priced.harga_jual_rp} />
      </b>
      <button
        type="button"
        className="k-dotted"
        aria-expanded={open}
        onClick={event => {
          event.stopPropagation()
          onToggle()
        }}
      >
        {t('cara hitung')}
      </button>
    </>
  )
}

function Tags({ line }: { line: PricedItem }): ReactNode {
  const { t } = useTranslation()
  const { item } = line
  return (
    <>
      {item.papan_lama !== null && <Tag>{t('harga berubah')}</Tag>}{' '}
      {item.halangan !== null && (
        <span className={classes.wrong} role="alert">
          {obstacleText(item.halangan, t)} <Kbd keys="Delete" /> {t('Hapus')}
        </span>
      )}
    </>
  )
}

function IconButton({ label, icon, run }: { label: string; icon: string; run: () => void }) {
  return (
    <button
      type="button"
      className={classes.icon}
      aria-label={label}
      onClick={event => {
        event.stopPropagation()
        run()
      }}
    >
      <Icon name={icon} />
    </button>
  )
}

/** 'Gelang · Baki B07 · 18 cm': what it is and where it lies. */
function describe({ item: { piece } }: PricedItem, t: TFunction): string {
  const mode = { BANDROL: t('Bandrol'), MANUAL: t('Harga bebas'), GRAM: '' }
  const tray = t('Baki {kode}', { kode: piece.kode_baki })
  const parts = [piece.nama_dept, mode[piece.mode_harga], tray, piece.size ?? '']
  return parts.filter(part => part !== '').join(' · ')
}
