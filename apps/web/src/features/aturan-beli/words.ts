import {
  type AsalBeli,
  type AturanBeli,
  type DasarHarga,
  type HasilKondisi,
  type Janji,
  type PotonganNota,
  pakaiKodeHarga,
  type RumusBeli,
  type SyaratBeli,
  type TransaksiBeli,
} from '@kencana/domain/beli/aturan-beli'
import type { GolonganKadar } from '@kencana/domain/kadar'
import { formatGram } from '@kencana/domain/quantity'
import type { TFunction } from 'i18next'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { LANGUAGES } from '../../lib/i18n.ts'

type Named<K extends string> = Readonly<Record<K, string>>

export const transactionNames = (t: TFunction): Named<TransaksiBeli> => ({
  PEMBELIAN: t('Pembelian'),
  TUKAR_TAMBAH: t('Tukar tambah'),
})

export const originNames = (t: TFunction): Named<AsalBeli> => ({
  NOTA: t('Dengan nota toko sendiri'),
  TANPA_NOTA: t('Tanpa nota toko sendiri'),
})

export const promiseNames = (t: TFunction): Named<Janji> => ({
  TANPA: t('Tanpa janji tukar'),
  TEPAT: t('Janji tukar tepat waktu'),
  LEWAT: t('Janji tukar lewat waktu'),
})

export const resultNames = (t: TFunction): Named<HasilKondisi> => ({
  URIPAN: t('Uripan'),
  RUSAK: t('Rusak'),
  ROSOK: t('Rosok'),
})

export const wornNames = (t: TFunction): Named<'ya' | 'tidak'> => ({
  ya: t('Pernah dipakai'),
  tidak: t('Belum pernah dipakai'),
})

export const classNames = (t: TFunction): Named<GolonganKadar> => ({
  MUDA: t('Emas muda'),
  TANGGUNG: t('Emas tanggung'),
  TUA: t('Emas tua'),
})

export const priceNames = (t: TFunction): Named<DasarHarga> => ({
  MAL: t('Harga beli emas termurni di papan'),
  PAPAN: t('Harga beli papan untuk kadarnya'),
  KODE_HARGA: t('Harga dari kode harga beli'),
})

/** Choices of a field, out of its names. */
export const choicesOf = (names: Named<string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** A share in permil, as people say it: '97.5%'. */
const percentText = (permil: number): string => `${permil / 10}%`

/** A rule as a sentence in two halves: when it counts, and what it pays. */
export function ruleSentence(rule: AturanBeli, t: TFunction, language: string) {
  return {
    bila: whenText(rule, t, language),
    maka: thenText(rule.rumus, t),
  }
}

function whenText({ syarat, rumus }: AturanBeli, t: TFunction, language: string): string {
  const tag = LANGUAGES.find(({ code }) => code === language)?.tag ?? 'id'
  const joined = (type: 'conjunction' | 'disjunction', parts: readonly string[]) =>
    new Intl.ListFormat(tag, { type }).format(parts)
  const { hasil, permil_dari, kode_kadar, kode_group, kelompok_harga, dipakai } = syarat
  const parts = [
    named(transactionNames(t), syarat.transaksi),
    named(originNames(t), syarat.asal),
    named(promiseNames(t), syarat.janji),
    joined(
      'disjunction',
      hasil.map(one => resultNames(t)[one]),
    ),
    named(wornNames(t), dipakai === null ? null : dipakai ? 'ya' : 'tidak'),
    named(classNames(t), syarat.golongan),
    permil_dari === null ? '' : t('kadar mulai {permil}‰', { permil: permil_dari }),
    kode_kadar === null ? '' : t('kadar {kode}', { kode: kode_kadar }),
    kode_group === null ? '' : t('group {kode}', { kode: kode_group }),
    kelompok_harga === null ? '' : t('kelompok harga {kode}', { kode: kelompok_harga }),
    pakaiKodeHarga([{ rumus }]) ? t('kode harga dipilih') : '',
    ageText(syarat, t),
  ].filter(part => part !== '')
  if (parts.length === 0) return t('Bila barang apa saja,')
  return t('Bila {syarat},', { syarat: joined('conjunction', parts.map(small)) })
}

/** Names stand in the middle of a sentence. */
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const named = <K extends string>(names: Named<K>, key: K | null): string =>
  key === null ? '' : names[key]

function ageText({ umur_dari: dari, umur_sampai: sampai }: SyaratBeli, t: TFunction): string {
  if (dari !== null && sampai !== null) {
    return t('{dari} sampai {sampai} hari sejak dijual', { dari, sampai })
  }
  if (dari !== null) return t('paling sedikit {dari} hari sejak dijual', { dari })
  if (sampai !== null) return t('paling lama {sampai} hari sejak dijual', { sampai })
  return ''
}

function thenText(rumus: RumusBeli, t: TFunction): string {
  switch (rumus.rumus) {
    case 'LOGAM': {
      const { dasar, persen_permil, margin_min_permil, margin_max_permil } = rumus
      return t('maka berat × {harga}: target {target}, tertinggi {tertinggi}.', {
        harga: small(priceNames(t)[dasar]),
        target: percentText(Math.max(0, persen_permil - margin_max_permil)),
        tertinggi: percentText(Math.max(0, persen_permil - margin_min_permil)),
      })
    }
    case 'NOTA':
      return notaText(rumus, t)
    case 'NOTA_DENDA':
      return t(
        'maka harga nota dikurangi {ringan} per gram di bawah {batas} g, {berat} dari situ.',
        {
          ringan: rupiahText(rumus.denda_per_gram_ringan),
          berat: rupiahText(rumus.denda_per_gram_berat),
          batas: formatGram(rumus.batas_mg),
        },
      )
    case 'NOTA_UTUH':
      return t('maka harga nota, utuh.')
    case 'TOLAK':
      return t('maka ditolak: {alasan}.', { alasan: rumus.alasan })
  }
}

function notaText(rumus: Extract<RumusBeli, { rumus: 'NOTA' }>, t: TFunction): string {
  const { potongan, toleransi_min_rp, toleransi_max_rp } = rumus
  if (potongan.sumber === 'TANPA') return t('maka harga nota, tanpa potongan.')
  const cut = cutText(potongan, t)
  if (toleransi_max_rp === 0) return t('maka harga nota dikurangi {potongan}.', { potongan: cut })
  return t(
    'maka harga nota dikurangi {potongan}, diringankan {min} (target) sampai {max} (tertinggi).',
    { potongan: cut, min: rupiahText(toleransi_min_rp), max: rupiahText(toleransi_max_rp) },
  )
}

function cutText(potongan: PotonganNota, t: TFunction): string {
  if (potongan.sumber !== 'SENDIRI') {
    return potongan.sumber === 'SEPAKAT'
      ? t('potongan yang disepakati saat dijual')
      : t('rugi nota menurut umurnya')
  }
  const { cara, nilai } = potongan
  if (cara === 'PER_GRAM') return t('{harga} per gram', { harga: rupiahText(nilai) })
  return cara === 'PERSEN' ? percentText(nilai) : rupiahText(nilai)
}

/** How a version is called; the one of the beginning has a name. */
export const versionName = (versi: number, first: string): string =>
  versi === 0 ? first : `v${versi}`
