import { BATCH } from '@kencana/contract/names/stok/steps'
import { STATUS_BATCH, type StatusBatch } from '@kencana/domain/stok/cuci'
import type { TFunction } from 'i18next'
import type { Tone } from '../../kit/layout/tag.tsx'

export const BATCH_TONES: Readonly<Record<StatusBatch, Tone>> = {
  DIKIRIM: 'gold',
  SEBAGIAN: 'gold',
  KEMBALI: 'brand',
  SELESAI: 'ok',
  BATAL: 'bad',
}

/** How a batch stands, as people say it. */
export const batchNames = (t: TFunction): Readonly<Record<StatusBatch, string>> =>
  Object.fromEntries(STATUS_BATCH.map(one => [one, t(BATCH[one])])) as Record<StatusBatch, string>
