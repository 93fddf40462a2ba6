import type {
  keepAturan,
  showAturan,
  showPembaca,
  tryAturan,
} from '@kencana/contract/areas/beli/aturan-beli'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refusalText } from '@kencana/contract/kit/words/refusal-text'
import { fillText, Refusal, refuse } from '@kencana/contract/refusals'
import { ATURAN_AWAL } from '@kencana/domain/beli/aturan-awal'
import { type AturanBeli, salahAturan, salahDaftar } from '@kencana/domain/beli/aturan-beli'
import { pembacaAturan } from '@kencana/domain/beli/pembaca'
import { gramToMg } from '@kencana/domain/quantity'
import type { StoreCtx } from '../../../platform/context.ts'
import { changedFields, noteChanged } from '../../../platform/trail/changed.ts'
import {
  appraisedAnswer,
  judged,
  type PieceFacts,
  pieceFacts,
  type RuleList,
  rulesOf,
} from '../appraise.ts'
import { factsForBuying } from '../nota/read-for-buying.ts'
import { findRules, insertRules, newestRules, versionsKept } from './aturan.queries.ts'

type Shown = AnswerOf<typeof showAturan>
type Tried = AnswerOf<typeof tryAturan>['baru']

const BEGINNING = { versi: 0, pada: null, user_id: null, keterangan: null } as const

/** A version of the rules, the newest unless one is named. @throws Refusal TIDAK_DITEMUKAN */
export async function showRules({ db }: StoreCtx, versi: number | undefined): Promise<Shown> {
  const kept = await versionsKept(db)
  const riwayat = [...kept.map(row => ({ ...row, pada: row.pada.toISOString() })), BEGINNING]
  const [newest = BEGINNING] = riwayat
  const head = riwayat.find(row => row.versi === (versi ?? newest.versi))
  if (head === undefined) return refuse('TIDAK_DITEMUKAN')
  const found = head.versi === 0 ? undefined : await findRules(db, head.versi)
  const aturan = (found?.aturan ?? ATURAN_AWAL).map(withEveryCondition)
  return { ...head, aturan: aturan as Shown['aturan'], riwayat }
}

/** Lists of before purity was asked say nothing of it: any. */
const withEveryCondition = ({ syarat, ...rule }: AturanBeli): AturanBeli => ({
  ...rule,
  syarat: { ...syarat, permil_dari: syarat.permil_dari ?? null },
})

/** Who reads what a store keeps for the rules, of the list in force. */
export async function showReaders({ db }: StoreCtx): Promise<AnswerOf<typeof showPembaca>> {
  const kept = await newestRules(db)
  const { harga_beli, rugi_nota, rugi_nota_lama } = pembacaAturan(kept?.aturan ?? ATURAN_AWAL)
  return {
    versi: kept?.versi ?? 0,
    harga_beli: [...harga_beli],
    rugi_nota: [...rugi_nota],
    rugi_nota_lama: [...rugi_nota_lama],
  }
}

/** Keeps a new version of the whole list. @throws Refusal BERUBAH, TIDAK_LENGKAP at the rule */
export async function keepRules(
  ctx: StoreCtx,
  body: BodyOf<typeof keepAturan>,
): Promise<AnswerOf<typeof keepAturan>> {
  demandSound(body.aturan)
  const newest = await newestRules(ctx.db)
  if ((newest?.versi ?? 0) !== body.versi) refuse('BERUBAH')
  const versi = body.versi + 1
  const kept = await insertRules(ctx.db, {
    versi,
    pada: ctx.now(),
    user_id: ctx.actor.user_id,
    keterangan: body.keterangan ?? null,
    aturan: body.aturan,
  })
  await noteRules(ctx, newest?.aturan ?? ATURAN_AWAL, body.aturan)
  return kept === 1 ? { versi } : refuse('BERUBAH')
}

/** Which rules came, went and changed, and in what, as the audit trail tells it. */
async function noteRules(
  { db }: StoreCtx,
  before: readonly AturanBeli[],
  after: readonly AturanBeli[],
): Promise<void> {
  const was = new Map(before.map(rule => [rule.kode, rule]))
  const is = new Map(after.map(rule => [rule.kode, rule]))
  for (const kode of new Set([...is.keys(), ...was.keys()])) {
    const [old, now] = [was.get(kode), is.get(kode)]
    const told = factsOf(now)
    const bidang = changedFields(Object.keys({ ...factsOf(old), ...told }), factsOf(old), told)
    const aksi = old === undefined ? 'TAMBAH' : now === undefined ? 'HAPUS' : 'UBAH'
    if (aksi === 'UBAH' && Object.keys(bidang).length === 0) continue
    const nama = (now ?? old)?.nama ?? null
    const sides = aksi === 'HAPUS' ? {} : bidang
    await noteChanged(db, () => ({ tabel: 'aturan-beli', kode, nama, aksi, bidang: sides }))
  }
}

/** What a rule says, by the names of its conditions and of its formula. */
const factsOf = (rule: AturanBeli | undefined): Readonly<Record<string, unknown>> =>
  rule === undefined
    ? {}
    : Object.fromEntries(
        Object.entries({ nama: rule.nama, ...rule.syarat, ...rule.rumus }).map(([key, value]) => [
          key,
          typeof value === 'object' && value !== null ? Object.values(value).join(', ') : value,
        ]),
      )

/** Every fault of every rule at its place, or nothing. @throws Refusal TIDAK_LENGKAP */
function demandSound(aturan: BodyOf<typeof keepAturan>['aturan']): void {
  const ofRules = aturan.flatMap((rule, i) =>
    salahAturan(rule).map(wrong => ({ ...wrong, urutan: i })),
  )
  const wrong = [...salahDaftar(aturan), ...ofRules].map(({ urutan, field, teks, facts }) => [
    `aturan.${urutan}.${field}`,
    fillText(teks, facts),
  ])
  if (wrong.length > 0) refuse('TIDAK_LENGKAP', {}, Object.fromEntries(wrong))
}

/** What a list that is not kept yet would pay, beside the one in force. */
export async function tryRules(
  ctx: StoreCtx,
  { aturan, transaksi, barang }: BodyOf<typeof tryAturan>,
): Promise<AnswerOf<typeof tryAturan>> {
  demandSound(aturan)
  const { nota, ...asked } = barang
  const { no_faktur_jual: _nomor, kode_barcode: _kode, ...loose } = asked
  const facts = await factsForBuying(ctx, [loose])
  if (facts.tgl === null) refuse('TOKO_BELUM_BUKA')
  const piece: PieceFacts = {
    ...pieceFacts(loose, transaksi, null, facts),
    ...(nota === undefined
      ? {}
      : {
          asal: 'NOTA',
          nota: {
            harga_rp: nota.harga_jual,
            berat_nota_mg: gramToMg(nota.berat_nota),
            umur: nota.umur,
            potongan: null,
            janji: nota.janji,
          },
        }),
  }
  const tried = (rules: RuleList): Tried => {
    try {
      return appraisedAnswer(judged(piece, rules, facts))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { tolak: refusalText(error) }
    }
  }
  const berlaku = rulesOf(facts)
  return { baru: tried({ versi: berlaku.versi + 1, aturan }), berlaku: tried(berlaku) }
}
