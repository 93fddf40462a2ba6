import { type Copies, copyMarks } from '@kencana/contract/papers/copies'
import type { PaperFacts, PaperKind } from '@kencana/contract/papers/kind'
import { layOut } from '@kencana/contract/papers/lay-out'
import type { Mark } from '@kencana/contract/papers/mark'
import type { Template } from '@kencana/contract/papers/template'
import type { StoreCtx } from '../../platform/context.ts'
import { storeLogo } from '../../platform/files/store-logo.ts'
import type { Field, FormPdf } from '../../platform/pdf/form.ts'
import { first, type Queryable, sql } from '../../platform/sql.ts'
import { newest } from './template.queries.ts'

/** A paper about to be drawn: what it says, as what it counts, and when it was made. */
export interface PaperInput {
  readonly title: string
  /** ISO instant kept in the file. */
  readonly at: string
  readonly facts: PaperFacts
  /** One mark for each copy: 'ASLI', 'TEMBUSAN', 'SALINAN 2'; '' where copies are not counted. */
  readonly tanda: readonly string[]
  /** JPEG or PNG; without it the place of the logo stays empty. */
  readonly logo?: Uint8Array | undefined
}

/** The template a store prints a kind of paper with; the transaction is scoped to that store. */
export async function activeTemplate(
  db: Queryable,
  kode_toko: string,
  kind: PaperKind,
): Promise<Template> {
  return (await newest(db, kode_toko, kind.kode))?.isi ?? kind.baku
}

/** The store's logo, read only where the template has a place for it. */
export async function logoFor(
  { app, db, kode_toko }: StoreCtx,
  template: Template,
): Promise<Uint8Array | undefined> {
  if (!template.elemen.some(({ jenis }) => jenis === 'LOGO')) return undefined
  return (await storeLogo(app, db, kode_toko))?.bytes
}

/** The marks of the copies a store prints; `salinan` only of papers whose prints are counted. */
export async function storeCopies(
  { db, kode_toko }: StoreCtx,
  ganda: Copies | null,
  salinan?: number,
): Promise<readonly string[]> {
  if (ganda === null) return copyMarks(false, salinan)
  const row = await first<{ nilai: string }>(
    db,
    sql`select nilai from para_system where kode_toko = ${kode_toko} and kunci = ${ganda.setting}`,
  )
  return copyMarks((row?.nilai ?? ganda.awal) === 'YA', salinan)
}

/** Fields of a paper for `formPdf`; `behind` is drawn first on every page. */
export function drawPaper(
  kind: PaperKind,
  template: Template,
  input: PaperInput,
  behind: readonly Field[] = [],
): FormPdf {
  const sheets = layOut(kind, template, input.facts, input.tanda)
  const { lebar_mm, tinggi_mm } = sheets[0] ?? template.halaman
  return {
    title: input.title,
    at: input.at,
    page: { lebar_mm, tinggi_mm },
    copies: sheets.map(({ marks }) => ({
      fields: [...behind, ...marks.flatMap(({ mark }) => fieldOf(mark, input.logo) ?? [])],
    })),
  }
}

function fieldOf(mark: Mark, logo: Uint8Array | undefined): Field | undefined {
  if (mark.kind !== 'logo') return mark as Field
  const { x, y, width, height } = mark
  return logo === undefined ? undefined : { kind: 'image', x, y, width, height, bytes: logo }
}
