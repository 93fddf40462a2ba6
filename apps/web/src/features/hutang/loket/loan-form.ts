import type { appraiseHutang, postHutang } from '@kencana/contract/areas/hutang/commands'
import type { BodyInputOf } from '@kencana/contract/kit/route'
import { mgToGram } from '@kencana/domain/quantity'
import type { MetodeBunga } from '@kencana/domain/terms/hutang'
import {
  type CounterForm,
  changed,
  emptyCounter,
  isNobody,
  nextId,
} from '../../../engines/counter/form.ts'
import { NO_PAYOUT, type Payout, payoutBody } from '../../../engines/document-frame/money/payout.ts'
import { filled } from '../../../engines/document-frame/money/tenders.ts'

/** One line of the pledge as it is typed; weights in milligrams. */
export interface PledgeRow {
  readonly id: number
  readonly nama_barang: string
  readonly kode_dept: string | null
  readonly kode_kadar: string | null
  readonly jumlah: number | null
  readonly kotor_mg: number | null
  readonly berat_mg: number | null
  readonly kode_kondisi: string | null
}

/** The loan that is being written. Plain data: it is kept on the device. */
export interface LoanForm extends CounterForm {
  readonly barang: readonly PledgeRow[]
  readonly jumlah_hutang: number
  /** Null: the first method that the store offers for the principal. */
  readonly metode: MetodeBunga | null
  readonly pencairan: Payout
  readonly lokasi: string
}

type PledgeBody = BodyInputOf<typeof appraiseHutang>['barang'][number]
export type LoanBody = BodyInputOf<typeof postHutang>

const emptyRow = (id: number): PledgeRow => ({
  id,
  nama_barang: '',
  kode_dept: null,
  kode_kadar: null,
  jumlah: 1,
  kotor_mg: null,
  berat_mg: null,
  kode_kondisi: null,
})

export const emptyForm = (): LoanForm => ({
  ...emptyCounter(),
  barang: [emptyRow(1)],
  jumlah_hutang: 0,
  metode: null,
  pencairan: NO_PAYOUT,
  lokasi: '',
})

/** Whether nothing was typed into a line. */
export const isEmptyRow = ({ id: _, jumlah: _pcs, nama_barang, ...rest }: PledgeRow): boolean =>
  nama_barang.trim() === '' && Object.values(rest).every(one => one === null)

/** Whether there is anything worth keeping. */
export const isEmptyForm = (form: LoanForm): boolean =>
  isNobody(form) && form.barang.every(isEmptyRow)

/** Most lines a pledge may have. */
export const MOST_ROWS = 50

export function withRow(form: LoanForm): LoanForm {
  if (form.barang.length >= MOST_ROWS) return form
  return { ...form, barang: [...form.barang, emptyRow(nextId(form.barang))] }
}

export const changeRow = (form: LoanForm, id: number, more: Partial<PledgeRow>): LoanForm => ({
  ...form,
  barang: changed(form.barang, id, more),
})

/** The last line is only emptied: there is always one to type into. */
export function withoutRow(form: LoanForm, id: number): LoanForm {
  const left = form.barang.filter(row => row.id !== id)
  return { ...form, barang: left.length > 0 ? left : [emptyRow(id + 1)] }
}

/** A line that was taken away, at its place again; the empty one it left goes. */
export function withRowBack(form: LoanForm, row: PledgeRow, at: number): LoanForm {
  const others = form.barang.every(isEmptyRow) ? [] : form.barang
  const isTaken = others.some(one => one.id === row.id)
  const back = isTaken ? { ...row, id: nextId(others) } : row
  return { ...form, barang: [...others.slice(0, at), back, ...others.slice(at)] }
}

/** Without the lines nobody typed into, so that lines sent and lines shown have one number. */
export function tidied(form: LoanForm): LoanForm {
  const barang = form.barang.filter(row => !isEmptyRow(row))
  return barang.length === form.barang.length || barang.length === 0 ? form : { ...form, barang }
}

/** Lines that say enough to be appraised; a piece without a name is worth as much. */
export const appraisable = (form: LoanForm): readonly PledgeRow[] =>
  form.barang.filter(
    row => row.kode_kadar !== null && row.kode_kondisi !== null && (row.berat_mg ?? 0) > 0,
  )

/** What the appraisal hangs on; a name or gross weight typed meanwhile asks for no new one. */
export const appraisalBody = (form: LoanForm): BodyInputOf<typeof appraiseHutang> => ({
  barang: appraisable(form).map(row => pledgeBody({ ...row, nama_barang: '-', kotor_mg: null })),
  ...(form.jumlah_hutang > 0 ? { jumlah_hutang: form.jumlah_hutang } : {}),
})

/** The loan as the call wants it. */
export function loanBody(form: LoanForm, seen: { taksiran: number; tgl: string }): LoanBody {
  const { nama, alamat, jenis_identitas, no_identitas, id_pelanggan, lokasi, keterangan } = form
  return {
    kode_sales: form.kode_sales ?? '',
    customer: {
      nama: nama.trim(),
      alamat: alamat.trim(),
      jenis_identitas,
      ...(id_pelanggan === undefined ? { no_identitas: no_identitas.trim() } : { id_pelanggan }),
      ...filled({ telp: form.telp }),
    },
    barang: form.barang.map(pledgeBody),
    jumlah_hutang: form.jumlah_hutang,
    ...(form.metode === null ? {} : { metode: form.metode }),
    taksiran: seen.taksiran,
    pencairan: payoutBody(form.pencairan),
    ...filled({ lokasi, keterangan }),
    tgl_system: seen.tgl,
  }
}

function pledgeBody(row: PledgeRow): PledgeBody {
  return {
    nama_barang: row.nama_barang.trim(),
    kode_kadar: row.kode_kadar ?? '',
    jumlah: row.jumlah ?? 1,
    berat: mgToGram(row.berat_mg ?? 0),
    kode_kondisi: row.kode_kondisi ?? '',
    ...(row.kotor_mg === null ? {} : { berat_kotor: mgToGram(row.kotor_mg) }),
    ...(row.kode_dept === null ? {} : { kode_dept: row.kode_dept }),
  }
}
