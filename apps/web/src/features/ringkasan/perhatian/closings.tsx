import type { TFunction } from 'i18next'
import { addressOf } from '../../../lib/address/address.ts'
import { ClosingNote, Differences, type Notice } from '../../tutup-toko/index.ts'
import type { Noted } from './attention-list.tsx'

/** Closings that were off: several are one line, opened to each of them. */
export function ofClosings(t: TFunction, notices: readonly Notice[]): Noted[] {
  const parts = notices.map(one => ofClosing(t, one))
  const [worst] = parts.toSorted((a, b) => a.rank - b.rank)
  if (worst === undefined || parts.length === 1) return parts
  const { rank, tone } = worst
  const sum = (pick: (one: Notice) => number) => notices.reduce((all, one) => all + pick(one), 0)
  const lebih = sum(one => one.lebih + one.mesin_lebih)
  const kurang = sum(one => one.kurang + one.mesin_kurang)
  return [
    {
      ...{ key: 'SELISIH', rank, tone, parts, leads: [] },
      text: t('Selisih saat tutup toko, {jumlah} kali', { jumlah: parts.length }),
      note: <Differences lebih={lebih} kurang={kurang} />,
    },
  ]
}

const ofClosing = (t: TFunction, one: Notice): Noted => ({
  key: `${one.kode_toko} ${one.no_tutup}`,
  rank: one.kurang + one.mesin_kurang > 0 ? 10 : 45,
  tone: one.kurang + one.mesin_kurang > 0 ? 'bad' : 'gold',
  text: t('Selisih saat tutup toko {toko} {tgl}', { toko: one.nama_toko, tgl: one.tgl }),
  note: <ClosingNote of={one} />,
  leads: [{ href: addressOf('/laporan-akhir_hari', { toko: one.kode_toko, tgl: one.tgl }) }],
})
