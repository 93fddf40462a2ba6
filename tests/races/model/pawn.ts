import type { Caller } from '../../sample-shop/api.ts'
import { BORROWER } from '../pawn-shop.ts'
import type { Command } from './commands.ts'
import { book, dayBefore, type Loan, type Mistake, type World } from './world.ts'

export type PawnCommand = Extract<Command, { kind: 'lend' | 'redeem' | 'renew' | 'undo' }>

/** Parameter Hutang Pokok of kadar 750: what is lent per gram, and the whole of it may be lent. */
const PER_GRAM = 920_000
const PERMIL = 750
const STEP = 50_000
const NO_LOAN = 'FH-JKT-000101-0001'

const lendable = (mg: number): number => Math.floor((mg * PER_GRAM) / 1_000)

/** What the goods are appraised at, by the board. */
const appraised = (world: World, mg: number): number => Math.floor((mg * world.harga) / 1_000)

/** A share of a value, in whole steps and never nothing. */
const partOf = (value: number, share: number): number =>
  Math.max(STEP, Math.floor((value * share) / STEP) * STEP)

/** Rate of 30 days in permil, by the bands every store begins with. */
const rateOf = (pokok: number): number =>
  pokok <= 500_000 ? 40 : pokok <= 5_000_000 ? 30 : pokok <= 10_000_000 ? 25 : 20

const DAY_MS = 86_400_000

/** Interest by the day, at least one day, up to the next 500. */
function interestOf(world: World, { pokok, tgl }: Loan, mistake: Mistake): number {
  const days = Math.round((Date.parse(world.tgl) - Date.parse(tgl)) / DAY_MS)
  const charged = mistake === 'the first day is free' ? days : Math.max(1, days)
  return Math.ceil((pokok * rateOf(pokok) * charged) / 30_000 / 500) * 500
}

const chosenLoan = (world: World, pick: number): Loan | undefined =>
  world.loans[Math.floor(pick * world.loans.length)]

/** What the product must answer at the pawn counter: OK or the code of its refusal. */
export function expectedPawn(world: World, command: PawnCommand): string {
  if (command.kind === 'lend') {
    if (command.fault === 'yesterday') return 'TOKO_SUDAH_TUTUP'
    if (command.fault === 'value') return 'TOTAL_BERUBAH'
    return command.fault === 'over' ? 'MELEBIHI_PLAFOND' : 'OK'
  }
  const loan = chosenLoan(world, command.pick)
  if (loan === undefined) return 'TIDAK_DITEMUKAN'
  if (command.kind === 'undo') return expectedUndo(world, loan, command.hasGrant)
  if (loan.status !== 'AKTIF') return 'HUTANG_TIDAK_AKTIF'
  if (command.kind === 'renew') return 'OK'
  if (command.fault === 'total') return 'TOTAL_BERUBAH'
  return command.fault === 'short' ? 'PEMBAYARAN_KURANG' : 'OK'
}

function expectedUndo(world: World, loan: Loan, hasGrant: boolean): string {
  if (loan.isReopened) return 'SUDAH_BATAL'
  if (loan.status !== 'LUNAS') return 'TIDAK_BISA_BATAL'
  if (loan.tglLunas !== world.tgl) return 'DOKUMEN_BUKAN_HARI_INI'
  return hasGrant ? 'OK' : 'BUTUH_OTORISASI'
}

/** Does in memory what the product said it did; `nomor` is of the loan it wrote. */
export function applyPawn(world: World, command: PawnCommand, nomor: string, mistake: Mistake) {
  if (command.kind === 'lend') {
    const pokok = partOf(lendable(command.mg), command.share)
    open(world, { nomor, mg: command.mg, pokok })
    return
  }
  const loan = chosenLoan(world, command.pick)
  if (loan === undefined) return
  const sign = command.kind === 'undo' ? -1 : 1
  loan.isReopened = command.kind === 'undo'
  loan.status = END[command.kind]
  loan.tglLunas = world.tgl
  const bunga = interestOf(world, loan, mistake)
  book(world, 'KAS', sign * (loan.pokok + bunga))
  book(world, 'PENDAPATAN_BUNGA', -sign * bunga)
  lendOut(world, loan, command.kind === 'undo' ? 1 : -1)
  if (command.kind === 'renew') {
    open(world, { nomor, mg: loan.mg, pokok: partOf(loan.pokok, command.share) })
  }
}

const END = { redeem: 'LUNAS', renew: 'DIPERPANJANG', undo: 'AKTIF' } as const

function open(world: World, { nomor, mg, pokok }: Pick<Loan, 'nomor' | 'mg' | 'pokok'>): void {
  const loan: Loan = {
    nomor,
    mg,
    taksiran: appraised(world, mg),
    pokok,
    tgl: world.tgl,
    status: 'AKTIF',
    tglLunas: '',
    isReopened: false,
  }
  world.loans.push(loan)
  book(world, 'KAS', -pokok)
  lendOut(world, loan, 1)
}

function lendOut(world: World, { pokok, mg, taksiran }: Loan, sign: 1 | -1): void {
  book(world, 'PIUTANG_GADAI', sign * pokok)
  book(world, 'BARANG_JAMINAN', sign * taksiran, sign * mg * PERMIL)
  book(world, 'KONTRA_JAMINAN', -sign * taksiran, -sign * mg * PERMIL)
}

/** A command of the pawn counter as the product is asked it: path and body. */
export async function pawnRequest(
  cashier: Caller,
  world: World,
  command: PawnCommand,
): Promise<readonly [path: string, body: object]> {
  if (command.kind === 'lend') return ['hutang', lendBody(world, command)]
  const loan = chosenLoan(world, command.pick)
  const path = `hutang/${loan?.nomor ?? NO_LOAN}`
  if (command.kind === 'undo') {
    const body = { alasan: 'Salah tulis' }
    const asked = [`${path}/batal-lunas`, body] as const
    if (!command.hasGrant) return asked
    const otorisasi = await cashier.grant('BATAL_HUTANG_LUNAS', `POST ${asked[0]}`, body)
    return [asked[0], { ...body, otorisasi }]
  }
  const owed = loan === undefined ? STEP : loan.pokok + interestOf(world, loan, 'none')
  if (command.kind === 'renew') {
    const jumlah_hutang = partOf(loan?.pokok ?? STEP, command.share)
    const selisih = owed - jumlah_hutang
    const pembayaran = selisih === 0 ? [] : [{ cara: 'TUNAI', jumlah: selisih }]
    return [`${path}/perpanjang`, { jumlah_hutang, selisih, pembayaran }]
  }
  const total_bayar = owed + (command.fault === 'total' ? 500 : 0)
  const jumlah = total_bayar - (command.fault === 'short' ? 1_000 : 0)
  return [`${path}/tebus`, { total_bayar, pembayaran: [{ cara: 'TUNAI', jumlah }] }]
}

function lendBody(world: World, { mg, share, fault }: Extract<PawnCommand, { kind: 'lend' }>) {
  const [value, most] = [appraised(world, mg), lendable(mg)]
  const pledge = { nama_barang: 'Gelang', kode_kadar: '750', berat: mg / 1_000 }
  return {
    kode_sales: 'DEWI',
    customer: BORROWER,
    barang: [{ ...pledge, kode_kondisi: 'UTUH' }],
    jumlah_hutang: fault === 'over' ? most + 1 : partOf(most, share),
    taksiran: value + (fault === 'value' ? 1 : 0),
    pencairan: { cara: 'TUNAI' },
    ...(fault === 'yesterday' ? { tgl_system: dayBefore(world.tgl) } : {}),
  }
}
