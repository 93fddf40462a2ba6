import type { AskedOf } from '@kencana/contract/menu/addresses'

export const STATUS = [
  'ALL',
  'AKTIF',
  'JATUH_TEMPO',
  'LUNAS_HARI_INI',
  'LUNAS',
  'DIPERPANJANG',
  'DILELANG',
  'KELEBIHAN',
  'KELEBIHAN_DIBAYAR',
  'BATAL',
] as const

/** What the list of loans is asked for by its address. */
export const loansAsked = (asked: AskedOf<'/lihat-hutang'>) => ({
  status: STATUS.find(status => status === asked.status) ?? 'ALL',
  tgl_from: asked.tgl_from,
  tgl_to: asked.tgl_to,
  q: asked.no_faktur_hutang ?? asked.q,
})
