import type { BarangRow } from '@kencana/contract/areas/barang'
import { useMergedRef } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { type KeyboardEvent, memo, type Ref, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bestFirst } from '../../kit/inputs/parts/choice-order.ts'
import { type ScanControl, ScanInput } from '../../kit/inputs/scan-input.tsx'
import { gramText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { calls } from './calls.ts'
import classes from './piece-scan.module.css'
import { Told } from './told.tsx'
import type { Notice } from './use-piece-scan.ts'

interface PieceFieldProps {
  /** What the screen calls it. */
  readonly label?: string
  readonly control?: Ref<ScanControl>
  /** What is looked for by name, weight or tray: pieces for sale unless it says otherwise. */
  readonly status?: 'ADA' | 'BLN'
  readonly onBarcode: (kode_barcode: string) => void
  /** A code of something else than a piece; whether the screen took it. */
  readonly onOther?: (text: string) => boolean
  /** Keys of an empty field: they act on what is gathered. Answers whether it took the key. */
  readonly onEmptyKey?: (key: string) => boolean
  readonly notice: Notice | null
  readonly onNotice: (notice: Notice | null) => void
}

export const BARCODE = /^\d{8}$/

/** Where pieces come in: a scanner's burst, or a name, weight or tray typed by hand. */
export const PieceField = memo(function PieceField(props: PieceFieldProps) {
  const { onBarcode, onEmptyKey, notice, onNotice } = props
  const { t } = useTranslation()
  const field = useRef<ScanControl>(null)
  const control = useMergedRef(field, props.control)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = useFound(typed, props.status ?? 'ADA')
  const chosen = found.rows[Math.min(active, found.rows.length - 1)]

  const reset = () => {
    setTyped('')
    setActive(0)
    field.current?.clear()
  }
  const take = (row: BarangRow) => {
    reset()
    onBarcode(row.kode_barcode)
  }
  const nothing = (text: string) => onNotice({ tone: 'bad', text: wrongText(text, t) })
  const onScan = (text: string) => {
    setTyped('')
    setActive(0)
    if (BARCODE.test(text)) onBarcode(text)
    else if (props.onOther?.(text)) return
    else if (chosen !== undefined) onBarcode(chosen.kode_barcode)
    else if (found.isAnswer) nothing(text)
    else
      void lookUp(found.ask(text), take, () => nothing(text)).then(
        isDone => isDone || field.current?.giveBack(text),
      )
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>, text: string) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.rows.length > 0) {
      event.preventDefault()
      setActive(now => Math.max(0, Math.min(found.rows.length - 1, now + step)))
    } else if (text === '' && event.key.length > 1 && onEmptyKey?.(event.key)) {
      event.preventDefault()
    }
  }
  return (
    <div className={classes.scan}>
      <ScanInput
        control={control}
        label={props.label ?? t('Pindai atau cari barang')}
        placeholder={t('Pindai barcode, atau ketik nama, berat, baki')}
        onScan={onScan}
        onType={text => {
          setTyped(text)
          setActive(0)
          if (text !== '') onNotice(null)
        }}
        onKey={onKey}
        {...(found.rows.length === 0
          ? {}
          : { list: { id: listId, active: `${listId}-${chosen?.kode_barcode}` } })}
      />
      {found.rows.length > 0 && (
        <Results id={listId} rows={found.rows} chosen={chosen} onTake={take} />
      )}
      {notice !== null && <Told notice={notice} />}
    </div>
  )
})

/**
 * Enter came before the answer: takes the one that is meant, says where there is none; whether it
 * did. The text is needed again where several are found, or where no answer came.
 */
async function lookUp(
  asked: Promise<readonly BarangRow[]>,
  one: (row: BarangRow) => void,
  none: () => void,
): Promise<boolean> {
  try {
    const rows = await asked
    const [only] = rows
    if (only === undefined) none()
    else if (rows.length === 1) one(only)
    return rows.length < 2
  } catch (problem) {
    void showProblem(problem)
    return false
  }
}

const wrongText = (teks: string, t: TFunction): string =>
  /^\d+$/.test(teks)
    ? `${teks}: ${t('Barcode harus 8 angka')}`
    : t('Tidak ada barang yang cocok dengan {teks}', { teks })

interface ResultsProps {
  readonly id: string
  readonly rows: readonly BarangRow[]
  readonly chosen: BarangRow | undefined
  readonly onTake: (row: BarangRow) => void
}

function Results({ id, rows, chosen, onTake }: ResultsProps) {
  const { t } = useTranslation()
  return (
    <div id={id} role="listbox" aria-label={t('Barang yang cocok')} className={classes.results}>
      {rows.map(row => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the scan field above holds the keys
        <div
          key={row.kode_barcode}
          id={`${id}-${row.kode_barcode}`}
          role="option"
          tabIndex={-1}
          aria-selected={row === chosen}
          onMouseDown={event => event.preventDefault()}
          onClick={() => onTake(row)}
        >
          <span>{row.kode_barcode}</span>
          <b>{row.nama_barang}</b>
          <span className={classes.quiet}>
            {row.nama_dept} · {t('Baki {kode}', { kode: row.kode_baki })}
            {row.size !== null && ` · ${row.size}`}
          </span>
          <span>{row.nama_kadar}</span>
          <span className={classes.right}>{gramText(row.berat)} g</span>
          <span className={classes.right}>
            <Money value={row.harga_jual} />
          </span>
        </div>
      ))}
    </div>
  )
}

const REST_MS = 120
const SHORTEST = 2
const MOST = 8
/** So many are asked for that the best of them can stand first. */
const ASKED = 24
const NONE: readonly BarangRow[] = []

const asChoice = (row: BarangRow) => ({
  value: row.kode_barcode,
  label: row.nama_barang,
  note: [row.kode_intern, row.nama_dept, row.nama_kadar, row.kode_baki, row.size].join(' '),
  row,
})

/** Pieces for what was typed by hand, best first; a scanner is too quick to be searched for. */
function useFound(typed: string, status: 'ADA' | 'BLN') {
  const queries = useQueryClient()
  const rested = useRested(typed.trim())
  const questionOf = (q: string) => ({
    queryKey: ['barang', 'cari', status, q],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const query = { q, status, limit: ASKED, hitung: 'tidak' as const }
      const { data } = await call(calls.pieces, { query, signal })
      const best = bestFirst(data.map(asChoice), q).slice(0, MOST)
      return best.map(({ row }) => row)
    },
    staleTime: 2000,
  })
  const wanted = rested.length >= SHORTEST && !BARCODE.test(rested)
  const query = useQuery({ ...questionOf(rested), enabled: wanted })
  const isNow = rested === typed.trim()
  return {
    rows: wanted && isNow ? (query.data ?? NONE) : NONE,
    /** Whether that is all there is for what was typed. */
    isAnswer: typed.trim().length < SHORTEST || (isNow && query.isSuccess),
    ask: (text: string) => queries.fetchQuery(questionOf(text)),
  }
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
