import type { TFunction } from 'i18next'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { rowInHand } from '../../../../engines/counter/row.tsx'
import { scaleWeight } from '../../../../engines/piece-scan/scale-weight.ts'
import type { Notice } from '../../../../engines/piece-scan/use-piece-scan.ts'
import { call } from '../../../../lib/api.ts'
import { problemText } from '../../../../lib/problem-text.ts'
import { calls, type Nota, type NotaLine } from '../calls.ts'
import {
  changePiece,
  hasLine,
  MOST_PIECES,
  type PurchaseForm,
  pieceOfLine,
  withPiece,
} from '../purchase-form.ts'
import type { PurchaseWork } from '../save/use-purchase-work.ts'

/**
 * What the scan field takes: the number of a nota, whose pieces come onto the counter, or what a
 * scale writes, which is the weight of the piece that waits for one.
 */
export function useNota({ form, change }: PurchaseWork, box: RefObject<HTMLElement | null>) {
  const { t } = useTranslation()
  const [notice, say] = useState<Notice | null>(null)
  const [choosing, setChoosing] = useState<Nota | null>(null)
  const latest = useRef(form)
  latest.current = form
  /** A weight that came before the nota it is for. */
  const early = useRef<number | null>(null)
  const looking = useRef(0)

  const add = (more: (now: PurchaseForm) => PurchaseForm) => {
    const first = latest.current.barang.length
    flushSync(() => change(more))
    toPiece(box.current, first)
  }
  const take = (nota: Nota, lines: readonly NotaLine[]) => {
    setChoosing(null)
    const berat_mg = lines.length === 1 ? early.current : null
    early.current = null
    add(now =>
      lines.reduce(
        (all, line) => withPiece(all, { ...pieceOfLine(nota, line), berat_mg }),
        ofSeller(now, nota),
      ),
    )
  }
  const offer = (nota: Nota) => {
    const free = freeLines(latest.current, nota)
    if (latest.current.barang.length >= MOST_PIECES) return say(tooMany(t))
    if (free.length > 1) return setChoosing(nota)
    if (free.length === 1) return take(nota, free)
    say({ tone: 'bad', text: noneLeft(latest.current, nota, t) })
  }
  // The field it ran into is first put back to what stood there before.
  const weigh = (berat_mg: number) => {
    const id = weighedNow(latest.current)
    queueMicrotask(() => change(now => changePiece(now, id, { berat_mg })))
  }
  const look = async (typed: string) => {
    const nomor = typed.trim().toUpperCase()
    say({ tone: 'plain', text: t('Mencari nota {nomor}…', { nomor }) })
    looking.current += 1
    try {
      const nota = await call(calls.nota, { params: { no_faktur_jual: nomor } })
      say(null)
      offer(nota)
    } catch (problem) {
      early.current = null
      say({ tone: 'bad', text: await problemText(problem) })
    } finally {
      looking.current -= 1
    }
  }
  return {
    ...{ notice, say, choosing, take },
    leave: () => setChoosing(null),
    scan: (text: string) => {
      const berat_mg = scaleWeight(text)
      if (berat_mg === null) void look(text)
      else if (looking.current > 0) early.current = berat_mg
      else if (latest.current.barang.length === 0) say(nothingToWeigh(t))
      else weigh(berat_mg)
    },
    addUnknown: () => {
      if (latest.current.barang.length >= MOST_PIECES) say(tooMany(t))
      else add(now => withPiece(now))
    },
  }
}

/** The cursor goes to what is typed first of a piece. */
function toPiece(box: HTMLElement | null, index: number): void {
  const piece = box?.querySelectorAll<HTMLElement>('[data-baris]')[index]
  piece?.querySelector<HTMLInputElement>('[data-first]')?.focus()
}

/** Pieces of a nota that can still be bought, and do not lie on the counter yet. */
export const freeLines = (form: PurchaseForm, nota: Nota): readonly NotaLine[] =>
  nota.barang.filter(
    ({ dibeli, kode_barcode }) =>
      dibeli === null && !hasLine(form, nota.no_faktur_jual, kode_barcode),
  )

function noneLeft(form: PurchaseForm, nota: Nota, t: TFunction): string {
  const { no_faktur_jual: nomor } = nota
  if (nota.barang.some(line => hasLine(form, nomor, line.kode_barcode))) {
    return t('Barang nota {nomor} sudah ada di sini.', { nomor })
  }
  const oleh = [...new Set(nota.barang.flatMap(({ dibeli }) => dibeli ?? []))].join(', ')
  return t('Semua barang nota {nomor} sudah dibeli dengan {oleh}.', { nomor, oleh })
}

const tooMany = (t: TFunction): Notice => ({
  tone: 'bad',
  text: t('Paling banyak {jumlah} barang dalam satu pembelian.', { jumlah: MOST_PIECES }),
})

const nothingToWeigh = (t: TFunction): Notice => ({
  tone: 'bad',
  text: t('Pindai nota dahulu, lalu timbang barangnya.'),
})

/** Who bought brings it back, until somebody else is written down. */
function ofSeller(form: PurchaseForm, { customer }: Nota): PurchaseForm {
  if (form.nama.trim() !== '' || customer.nama === null) return form
  return {
    ...form,
    nama: customer.nama,
    telp: customer.telp ?? form.telp,
    alamat: customer.alamat ?? form.alamat,
  }
}

/** The piece a weight is for: where the cursor is, else the first that has none. */
function weighedNow({ barang }: PurchaseForm): number {
  const at = rowInHand()
  if (at !== null) return Number(at.dataset.baris)
  return (barang.find(({ berat_mg }) => berat_mg === null) ?? barang.at(-1))?.id ?? 0
}
