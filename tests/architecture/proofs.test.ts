import { expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { fieldsTaken } from './bodies.ts'

// A number from outside proves that money or goods came: the same one proves nothing twice. Every
// number a command takes is judged here by its name; one that nobody judged is red (decision 0094).

/** What is proved once, and who sees to it. */
const PROOFS: Readonly<Record<string, { once: string; by: readonly string[] }>> = {
  kode_setuju: {
    once: 'non_cash_bukti_idx, whatever document it pays',
    by: [
      'POST penjualan',
      'POST penjualan/pratinjau',
      'POST tukar-tambah',
      'POST hutang/{no_faktur_hutang}/tebus',
      'POST hutang/{no_faktur_hutang}/perpanjang',
      'POST hutang/{no_faktur_hutang}/lelang',
      'POST titipan',
      'POST titipan/{no_titipan}/tambah',
      'POST gesek-tunai',
      'POST piutang-penjualan/{no_kurang_bayar}/bayar',
      'POST lebur/{no_lebur}/jual',
    ],
  },
  no_faktur_jual: {
    once: 'each piece of a nota is bought back once: nota_dibeli_pk; one is short once: of its state',
    by: [
      'POST penjualan/get/bynota/single',
      'POST penjualan/get/bynota',
      'POST pembelian/taksir',
      'POST pembelian',
      'POST aturan-beli/coba',
      'POST tukar-tambah',
      'POST piutang-penjualan',
    ],
  },
}

/** Numbers that prove nothing by themselves. */
const OTHERS: Readonly<Record<string, string>> = {
  no_referensi: 'one line of a statement may hold many slips; each slip is found and paid out once',
  faktur_no: 'one invoice brings many pieces, in several documents',
  no_laporan: 'one report to PPATK may name several documents',
  no_identitas: 'of a person',
  no_whatsapp: 'of a person',
  no_rekening: 'of an account',
  no_seri: 'of a scale',
  no_uji: 'of an assay; one paper may tell of several bars',
  no_bukti: 'of a supplier; one receipt may name several bars',
  nomor_bebas: 'of a paper that frees a buyer, as often as he buys',
  nomor_akun: 'of an account',
  nomor: 'of our own, or a telephone',
  no_bon: 'of our own',
  no_faktur_group: 'of our own',
  no_faktur_beli: 'of our own',
  no_faktur_hutang: 'of our own',
  no_tukar_tambah: 'of our own',
  no_titipan: 'of our own',
  no_gesek: 'of our own',
  no_kurang_bayar: 'of our own',
  no_pinjam: 'of our own',
  no_kirim: 'of our own',
  sertifikat: 'whether a supplier of diamonds gives them',
  bukti: 'of a server of the chain, sealed over the one question it answers',
}

const IS_NUMBER = /^(no_|nomor|kode_setuju|kode_transfer|bukti|referensi|sertifikat)|_no$|_reff$/

const taken = fieldsTaken(endpoints)
  .map(({ name, command }) => ({ name: name.split('.').at(-1) ?? '', command }))
  .filter(({ name }) => IS_NUMBER.test(name))

test('every number that a command takes is judged', () => {
  const judged = [...Object.keys(PROOFS), ...Object.keys(OTHERS)]
  const names = new Set(taken.map(({ name }) => name))
  expect(taken.filter(({ name }) => !judged.includes(name))).toEqual([])
  expect(judged.filter(name => !names.has(name))).toEqual([])
})

test.each(Object.entries(PROOFS))('%s is taken by these commands and no others', (name, { by }) => {
  const commands = taken.filter(one => one.name === name).map(({ command }) => command)
  expect([...new Set(commands)].sort()).toEqual([...by].sort())
})
