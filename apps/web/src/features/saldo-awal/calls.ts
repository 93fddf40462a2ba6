import type {
  cancelSaldoAwal,
  loadSaldoAwal,
  SaldoAwalKind,
  saldoAwalJournal,
  saldoAwalList,
  saldoAwalPieces,
  saldoAwalTemplate,
  trySaldoAwal,
} from '@kencana/contract/areas/akuntansi/saldo-awal'
import { routeRef } from '../../lib/api.ts'

/** The calls of what a shop begins with. */
export const calls = {
  list: routeRef<typeof saldoAwalList>('GET', 'saldo-awal'),
  template: routeRef<typeof saldoAwalTemplate>('GET', 'saldo-awal/berkas/{jenis}/contoh'),
  try: routeRef<typeof trySaldoAwal>('POST', 'saldo-awal/berkas/{jenis}/coba'),
  load: routeRef<typeof loadSaldoAwal>('POST', 'saldo-awal/berkas/{jenis}'),
  cancel: routeRef<typeof cancelSaldoAwal>('POST', 'saldo-awal/{no_saldo_awal}/batal'),
  journal: routeRef<typeof saldoAwalJournal>('GET', 'saldo-awal/{no_saldo_awal}/jurnal'),
  barcodes: routeRef<typeof saldoAwalPieces>('GET', 'saldo-awal/{no_saldo_awal}/barcode'),
}

export type Jenis = SaldoAwalKind['jenis']
export type Loaded = NonNullable<SaldoAwalKind['dimuat']>

/** Beginnings of the queries that a load changes. */
export const CHANGES = [
  ...['saldo-awal', 'barang', 'hutang', 'titipan', 'kas', 'ringkasan'],
  ...['piutang-penjualan', 'non-cash', 'pencairan'],
] as const

/** A sheet as the server takes it; the form is no JSON body. */
export function sheetInput(jenis: Jenis, file: File) {
  const body = new FormData()
  body.set('file', file)
  return { params: { jenis }, body } as never
}
