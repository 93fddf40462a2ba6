import type { terimaCuci } from '@kencana/contract/areas/stok/cuci'
import type { BodyOf } from '@kencana/contract/kit/route'
import type { TujuanTerima } from '@kencana/domain/stok/cuci'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSending } from '../../../engines/counter/use-sending.ts'
import type { Answer } from '../../../engines/document-frame/use-command.ts'
import { type BenchForm, sentOf } from '../../../engines/weigh-bench/bench-form.ts'
import { type Bench, useBench } from '../../../engines/weigh-bench/use-bench.ts'
import { call } from '../../../lib/api.ts'
import { useDraftId, useKeptForm } from '../../../lib/device/draft.ts'
import { CHANGES, calls, type DiTukang } from '../calls.ts'

type Body = Pick<
  BodyOf<typeof terimaCuci>,
  'no_kirim' | 'barang' | 'ongkos_per_gram' | 'ongkos_per_pcs' | 'otorisasi'
>

export type ReceivingRoute = typeof calls.washed | typeof calls.plated

/** What the craftsman asks for a batch: of each gram that came back, of each piece. */
export interface Fee {
  readonly no_kirim: string | null
  readonly ongkos_per_gram: number
  readonly ongkos_per_pcs: number
}

const NO_FEE: Fee = { no_kirim: null, ongkos_per_gram: 0, ongkos_per_pcs: 0 }

interface Receiving {
  readonly route: ReceivingRoute
  readonly draft: string
  readonly terima: 'CUCI' | 'SEPUH'
  readonly places: readonly TujuanTerima[]
  readonly title: string
}

/** The bench of what comes back of one batch, and what was taken back last. */
export function useReceive({ route, draft, terima, places, title }: Receiving) {
  const { t } = useTranslation()
  const [done, setDone] = useState<Answer<typeof calls.washed> | null>(null)
  const kept = useKeptForm<Fee>(`${draft}-ongkos`, NO_FEE)
  const sending = useSending<typeof calls.washed, Body>({
    route: route as typeof calls.washed,
    changes: CHANGES,
    draft: useDraftId(draft),
    what: ({ barang }) => `${title}, ${t('{jumlah} barang', { jumlah: barang.length })}`,
    refused: (problem): boolean => bench.refused(problem),
    done: answer => {
      setDone(answer)
      kept.settle(NO_FEE)
      bench.done()
    },
  })
  const bench: Bench<DiTukang, TujuanTerima> = useBench({
    draft,
    find: kode_barcode => {
      setDone(null)
      return call(calls.away, { params: { kode_barcode } })
    },
    unfit: ({ kode_barcode, status, no_kirim }, form) => {
      const isPlated = status === 'SEPUH'
      if (isPlated !== (terima === 'SEPUH')) {
        return isPlated
          ? t('Barang {kode_barcode} disepuh, terima di Terima Sepuhan', { kode_barcode })
          : t('Barang {kode_barcode} tidak disepuh, terima di Terima Barang Cuci', { kode_barcode })
      }
      const batch = batchOf(form)
      if (batch === null || batch === no_kirim) return null
      return t(
        'Barang {kode_barcode} dikirim dengan nomor {no_kirim}, simpan dahulu yang di meja',
        {
          kode_barcode,
          no_kirim,
        },
      )
    },
    usulan: () => places[0] ?? null,
    send: list =>
      void sending.send({
        no_kirim: list[0]?.piece.no_kirim ?? '',
        barang: list.map(sentOf),
        ongkos_per_gram: asked.ongkos_per_gram,
        ongkos_per_pcs: asked.ongkos_per_pcs,
      }),
    isSending: sending.busy,
  })
  const batch = batchOf(bench.form)
  // One that was typed for another batch is not this craftsman's.
  const asked = kept.value.no_kirim === batch ? kept.value : NO_FEE
  const fee = {
    value: asked,
    set: (more: Partial<Fee>) => kept.set({ ...asked, ...more, no_kirim: batch }),
  }
  return { ...bench, sending, saved: done, fee, batch }
}

/** The batch whose pieces lie on the bench; one reception takes back of one. */
const batchOf = (form: BenchForm<DiTukang, TujuanTerima>): string | null =>
  (form.at ?? form.list[0])?.piece.no_kirim ?? null

export type ReceivingWork = ReturnType<typeof useReceive>
