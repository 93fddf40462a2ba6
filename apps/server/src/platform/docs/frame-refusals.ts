import type { Route } from '@kencana/contract/kit/route'
import type { RefusalCode } from '@kencana/contract/refusals'
import { formRefusals } from './form-refusals.ts'

/** Every refusal a call may be answered with, each once: the frame's and its use case's. */
export function refusalsOf(route: Route): readonly RefusalCode[] {
  const own = (route.refusals ?? []) as readonly RefusalCode[]
  return [...new Set([...frameRefusals(route), ...own])]
}

/**
 * What the frame around a use case may say no with, read off the route: who asks, in which form,
 * for which day. A route names only what its use case adds.
 */
function frameRefusals(route: Route): readonly RefusalCode[] {
  const { right, dateLock = false, method } = route
  const isPublic = 'public' in right
  const isWrite = method !== 'GET'
  const all: readonly [boolean, readonly RefusalCode[]][] = [
    [true, ['PERMINTAAN_TIDAK_SAH', 'TIDAK_LENGKAP', 'SEDANG_PENUH', 'DISK_PENUH']],
    [true, formRefusals(route)],
    [isWrite, ['SIBUK']],
    [!isPublic, ['TOKEN_TIDAK_SAH', 'TOKO_BUKAN_HAK', 'SERVER_TOKO_LAIN']],
    [!isPublic && !('sandiSementara' in right), ['GANTI_SANDI']],
    ['screens' in right, ['TANPA_HAK']],
    ['screens' in right || 'module' in right, ['MODULE_OFF']],
    [dateLock !== false, ['TOKO_BELUM_BUKA', 'TANGGAL_TERKUNCI']],
    [!isPublic && isWrite, ['KUNCI_BEDA']],
    [route.keyed === true, ['KUNCI_DIPERLUKAN']],
    [route.multipart === true, ['BERKAS_DITOLAK']],
  ]
  return all.flatMap(([holds, codes]) => (holds ? codes : []))
}
