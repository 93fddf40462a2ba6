import type { HutangAnswer, PledgeLine, StatusHutang } from '@kencana/contract/areas/hutang'
import type { MetodeBunga } from '@kencana/domain/terms/hutang'
import { hitungPenebusan } from '@kencana/domain/terms/penebusan'
import type { TFunction } from 'i18next'
import type { Tone } from '../../kit/layout/tag.tsx'
import { gramText, rupiahText } from '../../kit/text/figure-texts.ts'

export type Terms = HutangAnswer['syarat']

/** What became of a loan, as people say it. */
export const statusNames = (t: TFunction): Readonly<Record<StatusHutang, string>> => ({
  AKTIF: t('Aktif'),
  LUNAS: t('Lunas'),
  DIPERPANJANG: t('Diperpanjang'),
  DILELANG: t('Dilelang'),
  KELEBIHAN_DIBAYAR: t('Kelebihan dibayar'),
  BATAL: t('Batal'),
})

export const STATUS_TONES: Readonly<Record<StatusHutang, Tone>> = {
  AKTIF: 'brand',
  LUNAS: 'ok',
  DIPERPANJANG: 'plain',
  DILELANG: 'gold',
  KELEBIHAN_DIBAYAR: 'plain',
  BATAL: 'bad',
}

export const methodNames = (t: TFunction): Readonly<Record<MetodeBunga, string>> => ({
  HARIAN: t('Harian'),
  BLOK_15: t('Per blok 15 hari'),
  BULANAN: t('Per bulan berjalan'),
  BERTINGKAT: t('Bertingkat'),
})

/** Permil as percent, with the point that weights and the working have: 25 is '2.5'. */
export const percentText = (permil: number): string => String(permil / 10)

type Worth = Pick<PledgeLine, 'berat' | 'harga_per_gram' | 'potongan_permil' | 'pokok_per_gram'>

/** How the value of a piece came about, and what is lent on its gram where a table says so. */
export const worthParts = (line: Worth, t: TFunction): readonly string[] => [
  t('{berat} g × {harga}', {
    berat: gramText(line.berat),
    harga: rupiahText(line.harga_per_gram),
  }),
  ...(line.potongan_permil > 0
    ? [t('potong {persen}%', { persen: percentText(line.potongan_permil) })]
    : []),
  ...(line.pokok_per_gram === null
    ? []
    : [t('dipinjami {harga} per gram', { harga: rupiahText(line.pokok_per_gram) })]),
]

/** The terms of a loan as one tells them to the customer, sentence by sentence. */
export function termSentences(syarat: Terms, t: TFunction): readonly string[] {
  const { bunga_permil, bunga_awal_permil, hari_awal, hari_tenggang, denda_permil } = syarat
  const method = methodNames(t)[syarat.metode].toLowerCase()
  const persen = percentText(bunga_permil)
  const lines = [t('Bunga {persen}% per 30 hari, {metode}.', { persen, metode: method })]
  if (syarat.metode === 'BERTINGKAT' && bunga_awal_permil !== null) {
    const first = { persen: percentText(bunga_awal_permil), hari: hari_awal }
    lines.push(t('Bulan terakhir sampai {hari} hari hanya {persen}%.', first))
  }
  if (syarat.hari_minimal > 1) {
    lines.push(t('Paling sedikit dihitung {hari} hari.', { hari: syarat.hari_minimal }))
  }
  if (denda_permil > 0) {
    const late = { persen: percentText(denda_permil), hari: hari_tenggang }
    lines.push(
      hari_tenggang > 0
        ? t('Denda {persen}% per 30 hari, mulai {hari} hari setelah jatuh tempo.', late)
        : t('Denda {persen}% per 30 hari setelah jatuh tempo.', late),
    )
  }
  return lines
}

/** What a loan of this day will have cost when it is due. */
export function whenDue(pokok: number, tgl: string, syarat: Terms) {
  const due = hitungPenebusan(pokok, tgl, tgl, syarat).tgl_jatuh_tempo
  return hitungPenebusan(pokok, tgl, due, syarat)
}
