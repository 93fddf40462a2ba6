import { type AccessNode, MENU, type MenuNode } from '@kencana/contract/menu'
import { MODULES } from '@kencana/contract/modules'
import { type Level, SEES_ALL } from '@kencana/contract/permissions'
import type { SessionAnswer } from '@kencana/contract/session'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import type { Queryable } from '../../platform/sql.ts'
import { storeFacts } from './sesi.queries.ts'

interface Who {
  readonly user_id: string
  readonly nama: string
  readonly level: Level
  readonly no_whatsapp: string | null
  readonly tipe: 'PUSAT' | 'CABANG'
  readonly akses: ReadonlySet<string>
}

/** Everything a client keeps of its session, for the store worked for (03-decisions §3). */
export async function sessionAnswer(
  db: Queryable,
  who: Who,
  kode_toko: string,
  origin: string,
): Promise<Omit<SessionAnswer, 'token'>> {
  const facts = await storeFacts(db, kode_toko)
  const setting = { ...DEFAULT_SETTINGS, ...facts?.setting }
  return {
    user_id: who.user_id,
    nama: who.nama,
    level: who.level,
    no_whatsapp: who.no_whatsapp,
    tipe: who.tipe,
    akses: accessTree(MENU, who),
    kode_toko,
    nama_toko: facts?.nama_toko ?? kode_toko,
    alamat_toko: facts?.alamat_toko ?? '',
    tgl_system: facts?.tgl_system ?? null,
    module: MODULES.map(m => ({ key: m.key, value: facts?.modul?.[m.key] ?? m.awal })),
    pembulatan: Number(setting.PEMBULATAN),
    portal1: `${origin}/toko/${kode_toko}`,
    portalPusat: origin,
    setting,
  }
}

/** The access tree of a user: SU and OWN see all, others what is shown to them (doc2 §6). */
function accessTree(
  nodes: readonly MenuNode[],
  who: { level: Level; akses: ReadonlySet<string> },
): AccessNode[] {
  return nodes.map(node => {
    const children = accessTree(node.children ?? [], who)
    const levelOk = node.levels === undefined || node.levels.includes(who.level)
    const own = SEES_ALL.includes(who.level) || who.akses.has(node.kode)
    const is_show = levelOk && (own || children.some(child => child.is_show))
    return { kode: node.kode, is_show, children }
  })
}
