import { paperFaults } from '@kencana/contract/papers/check'
import type { PaperKind } from '@kencana/contract/papers/kind'
import type { Template } from '@kencana/contract/papers/template'
import { ACTS_FOR_STORES } from '@kencana/contract/permissions'
import { fillText, refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { rows, sql } from '../../platform/sql.ts'
import { noteChanged } from '../../platform/trail/changed.ts'
import { enterStore } from '../../platform/transaction.ts'
import { insertVersion, type NewVersion, newest, oneVersion } from './template.queries.ts'

interface Saved {
  readonly message: string
  readonly versi: number
  readonly templat: Template
}

const MESSAGE = 'Berhasil Menyimpan Data'

/** Refuses what must not be printed with. @throws Refusal TEMPLAT_SALAH */
export function demandSound(kind: PaperKind, templat: Template): void {
  const faults = paperFaults(kind, templat).filter(({ berat }) => berat)
  const [worst] = faults
  if (worst === undefined) return
  const fields = faults.map(({ id, text, facts }, i) => [
    id === undefined ? `templat.${i}` : `elemen.${id}`,
    fillText(text, facts ?? {}),
  ])
  refuse(
    'TEMPLAT_SALAH',
    { sebab: fillText(worst.text, worst.facts ?? {}) },
    Object.fromEntries(fields),
  )
}

/** Saves a template as the next version. @throws Refusal BERUBAH, TEMPLAT_SALAH */
export async function saveTemplate(
  ctx: StoreCtx,
  kind: PaperKind,
  body: { templat: Template; catatan: string; versi_lama: number },
): Promise<Saved> {
  const { templat, catatan } = body
  demandSound(kind, templat)
  const versi = await add(ctx, kind, body.versi_lama, { isi: templat, asal: 'SIMPAN', catatan })
  return { message: MESSAGE, versi, templat }
}

/** Brings a version back as the next one; 0 is the product's own. @throws Refusal as saving */
export async function restoreTemplate(
  ctx: StoreCtx,
  kind: PaperKind,
  { versi, catatan, versi_lama }: { versi: number; catatan: string; versi_lama: number },
): Promise<Saved> {
  const isi = await contentOf(ctx, kind, versi)
  // A version of long ago may hold what is no longer known.
  if (isi !== null) demandSound(kind, isi)
  const asal = isi === null ? 'BAKU' : 'PULIH'
  const made = await add(ctx, kind, versi_lama, { isi, asal, catatan, dari_versi: versi })
  return { message: MESSAGE, versi: made, templat: isi ?? kind.baku }
}

/** Content of a version; null is the product's own. @throws Refusal TIDAK_DITEMUKAN */
export async function contentOf(
  ctx: StoreCtx,
  kind: PaperKind,
  versi: number,
): Promise<Template | null> {
  if (versi === 0) return null
  const row = await oneVersion(ctx.db, ctx.kode_toko, kind.kode, versi)
  return (row ?? refuse('TIDAK_DITEMUKAN')).isi
}

/**
 * Copies the template in force to other stores, where it becomes the next version. The head office
 * alone may; all stores or none. @throws Refusal TANPA_HAK, TIDAK_DITEMUKAN, BERUBAH
 */
export async function spreadTemplate(
  ctx: StoreCtx,
  kind: PaperKind,
  { toko, catatan, versi_lama }: { toko: readonly string[]; catatan: string; versi_lama: number },
) {
  const { actor } = ctx
  if (actor.tipe !== 'PUSAT' || !ACTS_FOR_STORES.includes(actor.level)) refuse('TANPA_HAK')
  const own = await newest(ctx.db, ctx.kode_toko, kind.kode)
  if ((own?.versi ?? 0) !== versi_lama) refuse('BERUBAH')
  const existing = await liveStores(ctx)
  const chosen = [...new Set(toko)].filter(kode => kode !== ctx.kode_toko).sort()
  if (chosen.some(kode => !existing.has(kode))) refuse('TIDAK_DITEMUKAN')
  const done: { kode_toko: string; versi: number }[] = []
  for (const kode_toko of chosen) {
    await enterStore(ctx.db, kode_toko)
    const there: StoreCtx = { ...ctx, kode_toko }
    const old = (await newest(ctx.db, kode_toko, kind.kode))?.versi ?? 0
    const isi = own?.isi ?? null
    const versi = await add(there, kind, old, { isi, asal: 'PUSAT', catatan })
    done.push({ kode_toko, versi })
  }
  // What ends the command (its key, its audit row) belongs to the store that asked.
  await enterStore(ctx.db, ctx.kode_toko)
  return { message: MESSAGE, toko: done }
}

const liveStores = async (ctx: StoreCtx): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await rows<{ kode_toko: string }>(
        ctx.db,
        sql`select kode_toko from toko where dihapus_pada is null`,
      )
    ).map(row => row.kode_toko),
  )

type Made = Pick<NewVersion, 'isi' | 'asal' | 'catatan'> & { readonly dari_versi?: number }

async function add(ctx: StoreCtx, kind: PaperKind, old: number, made: Made): Promise<number> {
  const { kode_toko } = ctx
  const present = (await newest(ctx.db, kode_toko, kind.kode))?.versi ?? 0
  if (present !== old) refuse('BERUBAH')
  const versi = present + 1
  const added = await insertVersion(ctx.db, {
    ...made,
    dari_versi: made.dari_versi ?? null,
    kode_toko,
    jenis: kind.kode,
    versi,
    user_id: ctx.actor.user_id,
    pada: ctx.now(),
  })
  await noteChanged(ctx.db, () => ({
    ...{ tabel: 'setting-nota', kode: kode_toko, aksi: 'UBAH' },
    bidang: { versi_nota: [present, versi] },
  }))
  return added === 1 ? versi : refuse('BERUBAH')
}
