import { accessTree } from '@kencana/contract/menu/gates'
import { MODULES } from '@kencana/contract/modules'
import type { Level } from '@kencana/contract/permissions'
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
  readonly ganti_sandi: boolean
}

/** Everything a client keeps of its session, for the store worked for (03-decisions §3). */
export async function sessionAnswer(
  db: Queryable,
  who: Who,
  kode_toko: string,
  origin: string,
): Promise<Omit<SessionAnswer, 'token'>> {
  const facts = await storeFacts(db, kode_toko)
  const setting: Record<string, string> = { ...DEFAULT_SETTINGS, ...facts?.setting }
  const module = MODULES.map(m => ({ key: m.key, value: facts?.modul?.[m.key] ?? m.awal }))
  const gates = {
    kode_toko,
    isOn: (key: string) => module.some(one => one.key === key && one.value),
    setting: (key: string) => setting[key],
  }
  return {
    user_id: who.user_id,
    nama: who.nama,
    level: who.level,
    ganti_sandi: who.ganti_sandi,
    no_whatsapp: who.no_whatsapp,
    tipe: who.tipe,
    akses: accessTree(who, gates),
    kode_toko,
    nama_toko: facts?.nama_toko ?? kode_toko,
    alamat_toko: facts?.alamat_toko ?? '',
    tgl_system: facts?.tgl_system ?? null,
    module,
    pembulatan: Number(setting.PEMBULATAN),
    portal1: `${origin}/toko/${kode_toko}`,
    portalPusat: origin,
    setting,
  }
}
