import type { authorizeByFinger as route } from '@kencana/contract/areas/sidik/sidik'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { commandHash } from '../../engines/grants/command-hash.ts'
import type { Ctx } from '../../platform/context.ts'
import { countGuess } from '../../platform/session/guess-limiter.ts'
import { inStore } from '../../platform/transaction.ts'
import { approverFault, findUser, recordRefused, writeGrant } from '../sesi/index.ts'
import { demandModule } from './ask-finger.ts'
import { fingersOf } from './sidik.queries.ts'
import { holdLastScan, type Scan, useScan } from './tantangan.queries.ts'

type Input = BodyOf<typeof route>

/**
 * Supervisor approval by fingerprint: the grant that a password would give, for a scan that a
 * device has proved in the last minute, asked by this very person for this very command, and used
 * for nothing yet. The word of the browser counts for nothing.
 */
export async function grantByFinger(ctx: Ctx, input: Input): Promise<AnswerOf<typeof route>> {
  const { kode_toko, app } = ctx
  await inStore(app.pool, kode_toko, db => demandModule(db, kode_toko))
  const forgetGuesses = await countGuess(app, input.user_id, { oleh: ctx.actor.user_id })
  const user = await findUser(app.pool, input.user_id)
  const fault = user && approverFault(user, kode_toko, input.kategori)
  if (user === undefined || fault !== undefined) {
    const sebab = fault ?? 'BUKAN_PENYETUJU'
    await recordRefused(ctx, { ...input, ...UNSAID }, sebab, 'SIDIK_JARI')
    return refuse(sebab)
  }
  const penyetuju = user.user_id
  const given = await inStore(app.pool, kode_toko, async db => {
    const who = { kode_toko, peminta: ctx.actor.user_id, penyetuju }
    const scan = await holdLastScan(db, who)
    const fingers = await fingersOf(db, kode_toko, penyetuju)
    const isKnown = fingers.some(({ fp }) => fp === input.fp)
    const sebab = faultOf(scan, isKnown, input, ctx.now())
    if (scan === undefined) return { sebab: 'SIDIK_TIDAK_DIPINDAI', ...UNSAID }
    const { alasan, no_faktur_group } = scan
    if (sebab !== undefined) return { sebab, alasan, no_faktur_group }
    await useScan(db, kode_toko, scan.id, ctx.now())
    return writeGrant(ctx, db, {
      kategori: scan.kategori,
      penyetuju,
      sidik: scan.sidik,
      rincian: scan.rincian,
      keterangan: input.keterangan,
      alasan,
      no_faktur_group,
      perintah: scan.perintah,
      cara: 'SIDIK_JARI',
    })
  })
  if ('sebab' in given) {
    await recordRefused(ctx, { ...input, ...given }, given.sebab, 'SIDIK_JARI')
    return refuse('SIDIK_TIDAK_SAH')
  }
  await forgetGuesses()
  return given
}

/** Of an exchange without a question before it. */
const UNSAID = { alasan: '', no_faktur_group: '' } as const

/** The first wall a scan runs into; the words are those of a grant that does not hold. */
function faultOf(
  scan: Scan | undefined,
  isKnown: boolean,
  input: Input,
  now: Date,
): string | undefined {
  if (scan === undefined || scan.hasil !== 'COCOK') return 'SIDIK_TIDAK_DIPINDAI'
  if (scan.dipakai_pada !== null) return 'SUDAH_DIPAKAI'
  if (scan.berlaku_sampai <= now) return 'KEDALUWARSA'
  if (!isKnown || !scan.dikenal) return 'SIDIK_TIDAK_DIKENAL'
  if (scan.kategori !== input.kategori) return 'KATEGORI_LAIN'
  const sidik = input.perintah === undefined ? scan.sidik : commandHash(input.perintah)
  return scan.sidik.equals(sidik) ? undefined : 'PERINTAH_LAIN'
}
