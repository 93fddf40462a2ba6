import {
  type DesignerRoutes,
  notaDesigner,
  slipDesigner,
} from '@kencana/contract/areas/nota/setting-nota'
import { copyMarks } from '@kencana/contract/papers/copies'
import type { PaperFacts, PaperKind } from '@kencana/contract/papers/kind'
import type { Template } from '@kencana/contract/papers/template'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { authorize } from '../../platform/http/boundary.ts'
import { change, type Endpoint, type FileAnswer, file, read } from '../../platform/http/endpoint.ts'
import type { Field } from '../../platform/pdf/form.ts'
import { formPdf } from '../../platform/pdf/pdf.ts'
import {
  contentOf,
  demandSound,
  restoreTemplate,
  saveTemplate,
  spreadTemplate,
} from './change-template.ts'
import { drawPaper, logoFor, type PaperInput } from './draw-paper.ts'
import { newest, newestOfAll, versionsOf } from './template.queries.ts'

/** A document of a kind as its paper sees it. */
export interface PaperDocument {
  readonly nomor: string
  readonly facts: PaperFacts
  readonly tanda: readonly string[]
}

/** A kind of paper with the newest document of the store; undefined where there is none yet. */
export interface PaperSource {
  readonly kind: PaperKind
  latest(ctx: StoreCtx): Promise<PaperDocument | undefined>
  /** Draws the paper where `drawPaper` does not: labels keep the whole dots of their printer. */
  readonly pdf?: (template: Template, input: PaperInput) => Promise<Buffer>
}

/** The calls of both designers, over every kind of paper the product prints from templates. */
export const paperEndpoints = (sources: readonly PaperSource[]): readonly Endpoint[] => [
  ...designerEndpoints(notaDesigner, sources.filter(isOf('NOTA'))),
  ...designerEndpoints(slipDesigner, sources.filter(isOf('SLIP'))),
]

const isOf =
  (golongan: PaperKind['golongan']) =>
  ({ kind }: PaperSource): boolean =>
    kind.golongan === golongan

function designerEndpoints(
  routes: DesignerRoutes,
  sources: readonly PaperSource[],
): readonly Endpoint[] {
  const sourceOf = (jenis: string): PaperSource =>
    sources.find(({ kind }) => kind.kode === jenis) ?? refuse('TIDAK_DITEMUKAN')
  const kindOf = (jenis: string): PaperKind => sourceOf(jenis).kind
  return [
    read(routes.list, async ctx => {
      const changed = await newestOfAll(ctx.db, ctx.kode_toko)
      return sources.map(({ kind }) => {
        const row = changed.find(({ jenis }) => jenis === kind.kode)
        return {
          jenis: kind.kode,
          versi: row?.versi ?? 0,
          user_id: row?.user_id ?? null,
          pada: row?.pada.toISOString() ?? null,
        }
      })
    }),
    read(routes.show, async (ctx, { params }) => {
      const source = sourceOf(params.jenis)
      const row = await newest(ctx.db, ctx.kode_toko, params.jenis)
      const real = await visibleDocument(ctx, source)
      return {
        versi: row?.versi ?? 0,
        templat: row?.isi ?? source.kind.baku,
        dokumen: real === undefined ? null : { nomor: real.nomor, fakta: answered(real.facts) },
      }
    }),
    read(routes.versions, async (ctx, { params }) => {
      const { kode } = kindOf(params.jenis)
      return (await versionsOf(ctx.db, ctx.kode_toko, kode)).map(row => ({
        ...row,
        pada: row.pada.toISOString(),
      }))
    }),
    read(routes.version, async (ctx, { params }) => {
      const kind = kindOf(params.jenis)
      return { templat: (await contentOf(ctx, kind, params.versi)) ?? kind.baku }
    }),
    change(routes.save, (ctx, { params, body }) => saveTemplate(ctx, kindOf(params.jenis), body)),
    change(routes.restore, (ctx, { params, body }) =>
      restoreTemplate(ctx, kindOf(params.jenis), body),
    ),
    change(routes.spread, (ctx, { params, body }) =>
      spreadTemplate(ctx, kindOf(params.jenis), body),
    ),
    file(routes.preview, (ctx, { params, body }) => preview(ctx, sourceOf(params.jenis), body)),
  ]
}

const answered = ({ values, lists, ketentuan }: PaperFacts) => ({
  values: { ...values },
  lists: Object.fromEntries(
    Object.entries(lists).map(([kode, list]) => [kode, list.map(row => ({ ...row }))]),
  ),
  ketentuan: [...ketentuan],
})

/** A real document is for those who may open the screens it stands on. */
async function visibleDocument(
  ctx: StoreCtx,
  { kind, latest }: PaperSource,
): Promise<PaperDocument | undefined> {
  try {
    authorize({ screens: kind.screens }, ctx.actor)
  } catch {
    return undefined
  }
  return latest(ctx)
}

async function preview(
  ctx: StoreCtx,
  source: PaperSource,
  { templat, dari }: { templat: Template; dari: 'CONTOH' | 'TERAKHIR' },
): Promise<FileAnswer> {
  const { kind } = source
  demandSound(kind, templat)
  const real = dari === 'TERAKHIR' ? await visibleDocument(ctx, source) : undefined
  const input: PaperInput = {
    title: `Cetak uji ${kind.label}`,
    at: ctx.now().toISOString(),
    facts: real?.facts ?? kind.contoh,
    tanda: real?.tanda ?? copyMarks(kind.golongan === 'NOTA'),
    logo: await logoFor(ctx, templat),
  }
  const drawn = () => formPdf(drawPaper(kind, templat, input, [testMark(templat.halaman)]))
  return {
    mime: 'application/pdf',
    name: `cetak-uji-${kind.kode}.pdf`,
    disposition: 'inline',
    bytes: () => source.pdf?.(templat, input) ?? drawn(),
  }
}

/** Light and large behind everything: a test with a real document must not pass for its nota. */
const testMark = ({ lebar_mm, tinggi_mm }: Template['halaman']): Field => {
  const size = Math.min(lebar_mm * 0.34, tinggi_mm * 1.1, 80)
  return {
    kind: 'text',
    x: 0,
    y: tinggi_mm / 2 - size * 0.2,
    width: lebar_mm,
    text: 'CETAK UJI',
    size,
    weight: 'semibold',
    align: 'center',
    shrink: true,
    grey: 0.93,
  }
}
