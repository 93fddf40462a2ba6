import { expect, test } from 'vitest'
import { ATURAN_AWAL } from './aturan-awal.ts'
import type { AturanBeli, RumusBeli } from './aturan-beli.ts'
import { pembacaAturan } from './pembaca.ts'

const codes = (rules: readonly AturanBeli[]) => {
  const { harga_beli, rugi_nota, rugi_nota_lama } = pembacaAturan(rules)
  return [harga_beli, rugi_nota, rugi_nota_lama].map(list => list.map(({ kode }) => kode))
}

test('the rules of the beginning read no price code, and rugi nota of old notas alone', () => {
  expect(codes(ATURAN_AWAL)).toEqual([[], [], ['D', 'E']])
})

test('each is named that reads one, by code and name', () => {
  const [first] = ATURAN_AWAL
  if (first === undefined) throw new Error('no rules')
  const rule = (kode: string, rumus: RumusBeli): AturanBeli => ({ ...first, kode, rumus })
  const nota = { rumus: 'NOTA', toleransi_min_rp: 0, toleransi_max_rp: 0 } as const
  const metal = { rumus: 'LOGAM', persen_permil: 900, margin_min_permil: 0, margin_max_permil: 0 }
  const list = [
    rule('1', { ...metal, dasar: 'KODE_HARGA' } as RumusBeli),
    rule('2', { ...metal, dasar: 'PAPAN' } as RumusBeli),
    rule('3', { ...nota, potongan: { sumber: 'RUGI_NOTA' } }),
    rule('4', { ...nota, potongan: { sumber: 'TANPA' } }),
    rule('5', { ...nota, potongan: { sumber: 'SEPAKAT' } }),
  ]
  expect(codes(list)).toEqual([['1'], ['3'], ['5']])
  expect(pembacaAturan(list).harga_beli).toEqual([{ kode: '1', nama: first.nama }])
})
