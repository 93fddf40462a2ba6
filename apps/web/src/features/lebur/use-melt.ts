import type { postLebur } from '@kencana/contract/areas/stok/lebur'
import type { BodyOf } from '@kencana/contract/kit/route'
import { mgToGram } from '@kencana/domain/quantity'
import type { JenisLebur } from '@kencana/domain/stok/lebur'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSending } from '../../engines/counter/use-sending.ts'
import type { Answer } from '../../engines/document-frame/use-command.ts'
import { sourceOf } from '../../engines/scale/source-of.ts'
import type { ScaledWeight } from '../../engines/scale/use-scale.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { CHANGES, calls, type KolamLebur } from './calls.ts'

/** What is melted, and the bar that lies on the scale. */
export interface MeltForm {
  readonly jenis: JenisLebur
  /** Milligrams of each kadar that goes in. */
  readonly bahan: Readonly<Record<string, number | null>>
  readonly berat_mg: number | null
  readonly scaled: ScaledWeight | null
  /** Tenths of a permil, of the assay. */
  readonly kadar_uji: number | null
  readonly no_uji: string
  readonly keterangan: string
}

const EMPTY: MeltForm = {
  jenis: 'ROSOK',
  bahan: {},
  berat_mg: null,
  scaled: null,
  kadar_uji: null,
  no_uji: '',
  keterangan: '',
}

type Body = Omit<BodyOf<typeof postLebur>, 'otorisasi'> &
  Pick<BodyOf<typeof postLebur>, 'otorisasi'>

/** The bench of a melt, of what waits to be melted, and what was melted last. */
export function useMelt(pools: readonly KolamLebur[] | undefined) {
  const { t } = useTranslation()
  const kept = useKeptForm<MeltForm>('lebur', EMPTY)
  const { value: form, set } = kept
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [done, setDone] = useState<Answer<typeof calls.melt> | null>(null)
  const sending = useSending<typeof calls.melt, Body>({
    route: calls.melt,
    changes: CHANGES,
    draft: kept.id,
    what: () => t('Lebur Rosok'),
    refused: problem => {
      setFaults(problem.errors)
      return false
    },
    done: answer => {
      setDone(answer)
      kept.settle({ ...EMPTY, jenis: form.jenis })
    },
  })
  const own = pools?.filter(({ jenis }) => jenis === form.jenis) ?? []
  // What was kept of a pool that is empty by now has no field to be seen in.
  const parts = own.flatMap(({ kode_kadar }) => {
    const mg = form.bahan[kode_kadar] ?? 0
    return mg <= 0 ? [] : [{ kode_kadar, berat: mgToGram(mg) }]
  })
  const save = () => {
    const { berat_mg, kadar_uji, no_uji, keterangan } = form
    const lacking = {
      ...(parts.length === 0 ? { bahan: 'Belum ada bahan' } : {}),
      ...(berat_mg === null || berat_mg <= 0 ? { berat: 'Berat harus lebih dari 0' } : {}),
      ...(kadar_uji === null || kadar_uji <= 0 ? { kadar_uji: 'Kadar tidak boleh 0' } : {}),
    }
    setFaults(lacking)
    if (Object.keys(lacking).length > 0 || berat_mg === null || kadar_uji === null) return
    void sending.send({
      jenis: form.jenis,
      bahan: parts,
      berat: mgToGram(berat_mg),
      ...sourceOf(form.scaled, berat_mg),
      kadar_uji: kadar_uji / 10,
      ...(no_uji.trim() === '' ? {} : { no_uji: no_uji.trim() }),
      ...(keterangan.trim() === '' ? {} : { keterangan: keterangan.trim() }),
    } as Body)
  }
  return {
    ...{ kept, form, sending, saved: done, save, own },
    change: (more: Partial<MeltForm>) => {
      set({ ...form, ...more })
      setFaults({})
      setDone(null)
    },
    fault: (field: string) => {
      const text = faults[field]
      return text === undefined ? {} : { error: t(text) }
    },
  }
}

export type Melting = ReturnType<typeof useMelt>
