import { rupiahOf, SEN, type Sen } from '@kencana/domain/bank/sen'
import { formatRupiah } from '@kencana/domain/quantity'

/** What moved on an account by its bank; money in is positive. */
export interface BankLine {
  readonly tgl: string
  readonly keterangan: string
  readonly jumlah_sen: Sen
  /** What the account held then. */
  readonly saldo_sen: Sen
}

interface Head {
  readonly no_rekening: string
  readonly nama_rekening: string
  readonly dari: string
  readonly sampai: string
  readonly saldo_awal_sen: Sen
}

/** As KlikBCA Bisnis prints it: dates without a year, CR and DB in a column without a name. */
export function bcaFile(head: Head, lines: readonly BankLine[]): string {
  const { no_rekening, nama_rekening, dari, sampai, saldo_awal_sen } = head
  const saldo_akhir_sen = lines.at(-1)?.saldo_sen ?? saldo_awal_sen
  return [
    'Informasi Rekening - Mutasi Rekening',
    `No. rekening :,${no_rekening}`,
    `Nama :,${words(nama_rekening)}`,
    `Periode :,${slashed(dari)} - ${slashed(sampai)}`,
    'Tanggal,Keterangan,Cabang,Jumlah,,Saldo',
    ...lines.map(rowOf),
    '',
    `Saldo Awal,:,"${printed(saldo_awal_sen)}"`,
    `Saldo Akhir,:,"${printed(saldo_akhir_sen)}"`,
  ].join('\r\n')
}

const rowOf = ({ tgl, keterangan, jumlah_sen, saldo_sen }: BankLine): string =>
  [
    `'${slashed(tgl).slice(0, 5)}`,
    words(keterangan),
    "'0000",
    `"${printed(Math.abs(jumlah_sen))}"`,
    jumlah_sen > 0 ? 'CR' : 'DB',
    `"${printed(saldo_sen)}"`,
  ].join(',')

/** '05/11/2026'. */
const slashed = (tgl: string): string => tgl.split('-').reverse().join('/')

/** Without what ends a cell. */
const words = (text: string): string => text.toUpperCase().replace(/[",\r\n]+/g, ' ')

/** '1,234.50': two digits behind the point, always. */
function printed(sen: Sen): string {
  const size = Math.abs(sen)
  const part = String(size % SEN).padStart(2, '0')
  return `${sen < 0 ? '-' : ''}${formatRupiah(rupiahOf(size))}.${part}`
}
