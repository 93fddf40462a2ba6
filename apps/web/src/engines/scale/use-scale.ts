import type { Milligram } from '@kencana/domain/quantity'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { call, routeRef } from '../../lib/api.ts'
import {
  canReadScale,
  connectScale,
  disconnectScale,
  forgetWeight,
  keptScale,
  type ScaleSetting,
  useScaleState,
  type WhyNot,
  weightAtRest,
} from '../../lib/device/scale/connection.ts'

/** A row of Master Timbangan as its list answers it; the division in grams. */
export interface ScaleRow {
  readonly kode_timbangan: string
  readonly nama_timbangan: string
  readonly daya_baca: number
  readonly tera_sampai: string | null
  readonly pola: ScaleSetting['pola']
  /** Class of accuracy; the third is too coarse for gold. */
  readonly kelas: string
  readonly baud: string
  readonly bits: string
  readonly parity: 'none' | 'even' | 'odd'
  readonly stop: string
  readonly perintah: string | null
}

/** A weight as a scale wrote it. */
export interface ScaledWeight {
  readonly mg: Milligram
  readonly raw: string
  /** The scale of the store; none where it wrote like a keyboard. */
  readonly kode_timbangan?: string
}

/** Why the scale has no weight to give, in words for the person in front of it. */
const WHY: Readonly<Record<WhyNot, string>> = {
  BEBAN_LEBIH: 'Beban melebihi kapasitas timbangan',
  BEBAN_KURANG: 'Piring timbangan tidak terpasang',
  SATUAN: 'Timbangan tidak menunjukkan gram, ubah satuannya ke g',
  NEGATIF: 'Timbangan di bawah nol, kosongkan dan tekan nol',
  TIDAK_TERBACA: 'Tulisan timbangan tidak terbaca, periksa Master Timbangan',
}

const settingOf = (row: ScaleRow): ScaleSetting => ({
  kode_timbangan: row.kode_timbangan,
  pola: row.pola,
  port: {
    baudRate: Number(row.baud),
    dataBits: row.bits === '7' ? 7 : 8,
    stopBits: row.stop === '2' ? 2 : 1,
    parity: row.parity,
  },
  perintah: row.perintah ?? '',
})

/**
 * The scales of the store, the one that is read at this device, and the weight on it: of what is
 * weighed now (`of`), never what it wrote before of something else.
 */
export function useScale(of: string) {
  const { t } = useTranslation()
  const { kode, state, bacaan } = useScaleState()
  const { data } = useQuery({
    queryKey: ['timbangan', 'master'],
    queryFn: ({ signal }) =>
      call(routeRef<unknown>('GET', 'timbangan/get/all'), { signal } as never) as Promise<
        readonly ScaleRow[]
      >,
    staleTime: 60_000,
    enabled: canReadScale(),
  })
  const rows = Array.isArray(data) ? (data as readonly ScaleRow[]) : []
  const kept = rows.find(row => row.kode_timbangan === (kode ?? keptScale()))
  // A port that was allowed once is read again without a word.
  useEffect(() => {
    if (kept !== undefined && state === 'TIADA') void connectScale(settingOf(kept), false)
  }, [kept, state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each thing that is weighed
  useEffect(forgetWeight, [of])
  const last = bacaan.at(-1)
  const take = (): ScaledWeight | string => {
    if (state !== 'TERSAMBUNG' || kept === undefined) return t('Timbangan tidak tersambung')
    if (last === undefined) return t('Timbangan diam, periksa kabel dan nyalakan')
    if (last.sebab !== null) return t(WHY[last.sebab])
    const resting = weightAtRest(bacaan, Math.round(kept.daya_baca * 1_000))
    if (resting === null || resting.mg === null) return t('Timbangan belum stabil')
    // Once: the next one is of what lies there next.
    forgetWeight()
    return { mg: resting.mg, raw: resting.baris, kode_timbangan: kept.kode_timbangan }
  }
  return {
    rows,
    state,
    scale: kept ?? null,
    shown: last?.mg ?? null,
    take,
    connect: (row: ScaleRow) => connectScale(settingOf(row), true),
    letGo: disconnectScale,
  }
}

export type Scale = ReturnType<typeof useScale>
