import type { postSortir } from '@kencana/contract/areas/stok/sortir'
import type { BodyOf } from '@kencana/contract/kit/route'
import type { TujuanSortir } from '@kencana/domain/stok/sortir'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSending } from '../../engines/counter/use-sending.ts'
import type { Answer } from '../../engines/document-frame/use-command.ts'
import { sentOf } from '../../engines/weigh-bench/bench-form.ts'
import { type Bench, useBench } from '../../engines/weigh-bench/use-bench.ts'
import { call } from '../../lib/api.ts'
import { useDraftId } from '../../lib/device/draft.ts'
import { CHANGES, calls, type MenungguSortir } from './calls.ts'

type Body = Pick<BodyOf<typeof postSortir>, 'barang' | 'otorisasi'>

const DRAFT = 'sortir'

/** The bench of bought pieces, and what was sorted last. */
export function useSort() {
  const { t } = useTranslation()
  const [done, setDone] = useState<Answer<typeof calls.sort> | null>(null)
  const sending = useSending<typeof calls.sort, Body>({
    route: calls.sort,
    changes: CHANGES,
    draft: useDraftId(DRAFT),
    what: ({ barang }) =>
      `${t('Sortir Pembelian')}, ${t('{jumlah} barang', { jumlah: barang.length })}`,
    refused: (problem): boolean => bench.refused(problem),
    done: answer => {
      setDone(answer)
      bench.done()
    },
  })
  const bench: Bench<MenungguSortir, TujuanSortir> = useBench({
    draft: DRAFT,
    find: kode_barcode => {
      setDone(null)
      return call(calls.waiting, { params: { kode_barcode } })
    },
    usulan: piece => piece.usulan,
    send: list => void sending.send({ barang: list.map(sentOf) }),
    isSending: sending.busy,
  })
  return { ...bench, sending, saved: done }
}

export type Sorting = ReturnType<typeof useSort>
