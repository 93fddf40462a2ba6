import { aksesOf, SCREEN_CODES, seesAllStores } from '@kencana/contract/access'
import type { readAkses, ScreenAccess, saveAkses } from '@kencana/contract/areas/users'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { type AccessNode, MENU, type MenuNode } from '@kencana/contract/menu'
import { closedBy, gateKeys, nodeOf, type StoreGates } from '@kencana/contract/menu/gates'
import { approvedBy, SEES_ALL } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { storeGates } from '../../platform/http/module-gate.ts'
import { enterStore } from '../../platform/transaction.ts'
import { mayGive } from './create-user.ts'
import { holdToChange, mayDo, sees } from './may-manage.ts'
import { recordEvent, tellUser } from './record-event.ts'
import { type KeptUser, keptUser, setAkses } from './users.queries.ts'

/** The tree of a user as it is kept, and what comes of it in their own store. */
export async function userAkses(
  ctx: StoreCtx,
  user_id: string,
): Promise<AnswerOf<typeof readAkses>> {
  const user = await keptUser(ctx.db, user_id)
  if (user === undefined || !sees(ctx.actor, user)) return refuse('TIDAK_DITEMUKAN')
  const { nama, level, kode_toko, nama_toko, versi } = user
  await enterStore(ctx.db, kode_toko)
  const nodes = SCREEN_CODES.map(kode => nodeOf(`/${kode}`))
  const store = await storeGates(ctx.db, kode_toko, gateKeys(nodes))
  return {
    user_id,
    nama,
    level,
    kode_toko,
    nama_toko,
    versi,
    boleh: user_id === ctx.actor.user_id ? 'LIHAT' : mayDo(ctx.actor, user),
    akses: keptTree(MENU, new Set(user.akses)),
    layar: nodes.map(node => ({ kode: node.kode, hasil: accessOf(node, user, store) })),
    semua_toko: seesAllStores(user),
    menyetujui: approvedBy(level),
  }
}

function accessOf(node: MenuNode, user: KeptUser, store: StoreGates): ScreenAccess {
  if (node.levels !== undefined && !node.levels.includes(user.level)) return 'LEVEL'
  if (node.tipe !== undefined && node.tipe !== user.tipe) return 'TOKO'
  if (!SEES_ALL.includes(user.level) && !user.akses.includes(node.kode)) return 'HAK'
  const closed = closedBy(node, user.level, store)
  if (closed === undefined) return 'TERBUKA'
  return CLOSED[closed]
}

const CLOSED = { level: 'SETTING', module: 'MODUL', store: 'TOKO' } as const

/** As it is kept, whatever the level sees of it. A group is shown with its first screen. */
const keptTree = (nodes: readonly MenuNode[], akses: ReadonlySet<string>): AccessNode[] =>
  nodes.map(node => {
    const children = keptTree(node.children ?? [], akses)
    const is_show =
      node.children === undefined
        ? akses.has(node.kode)
        : children.some(({ is_show: shown }) => shown)
    return { kode: node.kode, is_show, children }
  })

/** Decides which screens a user sees; codes the menu does not have are forgotten. */
export async function changeAkses(
  ctx: StoreCtx,
  user_id: string,
  { akses, versi }: BodyOf<typeof saveAkses>,
): Promise<AnswerOf<typeof saveAkses>> {
  const user = await holdToChange(ctx, user_id)
  if (mayDo(ctx.actor, user) !== 'ATUR') refuse('TANPA_HAK')
  if (user.versi !== versi) refuse('BERUBAH')
  const before = new Set(user.akses)
  const after = new Set(shownIn(akses))
  const diberi = SCREEN_CODES.filter(kode => after.has(kode) && !before.has(kode))
  const dicabut = SCREEN_CODES.filter(kode => before.has(kode) && !after.has(kode))
  const foreign = diberi.filter(kode => !mayGive(ctx.actor, kode))
  if (foreign.length > 0) {
    refuse('HAK_BUKAN_MILIK', { layar: foreign.map(kode => nodeOf(`/${kode}`).label).join(', ') })
  }
  if (diberi.length + dicabut.length > 0) {
    await setAkses(ctx.db, user_id, aksesOf(after))
    const facts = { sebelum: { dicabut }, sesudah: { diberi } }
    await recordEvent(ctx, user_id, 'AKSES', facts)
    tellUser(ctx, user_id)
  }
  return { message: 'Hak Akses Disimpan', diberi: diberi.length, dicabut: dicabut.length }
}

interface Shown {
  readonly kode: string
  readonly is_show: boolean
  readonly children: readonly Shown[]
}

const shownIn = (nodes: readonly Shown[]): string[] =>
  nodes.flatMap(node =>
    node.children.length > 0 ? shownIn(node.children) : node.is_show ? [node.kode] : [],
  )
