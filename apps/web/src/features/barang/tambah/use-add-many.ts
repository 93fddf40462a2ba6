import type { NewBarangInput } from '@kencana/contract/areas/barang/commands'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meant, notify } from '../../../kit/dialogs/notify.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { sendKeyed } from '../../../lib/pending.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { useSession } from '../../../lib/session.ts'
import { askedFirst } from '../../../lib/sure/ask-first.ts'
import { calls } from '../barang-calls.ts'
import { type Asal, asalBody } from './asal-fields.tsx'

/**
 * Sends rows of the grid or a file; the faults of the last try stay until the next. Progress of a
 * file comes by socket and is shown by the shell.
 */
export function useAddMany(asal: Asal, draft: string) {
  const { t } = useTranslation()
  const who = useSession()?.user_id ?? ''
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [nomor, setNumber] = useState<string | null>(null)
  const [from, setFrom] = useState<'grid' | 'file'>('grid')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const run = async (source: 'grid' | 'file', work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFrom(source)
    setErrors({})
    try {
      const done = await work()
      if (done === null) return false
      const { barang, no_tambah } = done as { barang: string[]; no_tambah: string }
      setNumber(no_tambah)
      void notify.success(
        t('{jumlah} barang tersimpan, {nomor}', { jumlah: barang.length, nomor: no_tambah }),
      )
      void queries.invalidateQueries({ queryKey: ['barang'] })
      return true
    } catch (problem) {
      setErrors(problem instanceof ApiProblem ? problem.errors : {})
      await showProblem(problem)
      return false
    } finally {
      setBusy(false)
    }
  }
  const saveRows = (barang: NewBarangInput[]) =>
    run('grid', () => {
      const what = t('{jumlah} barang', { jumlah: barang.length })
      const body = { barang, ...asalBody(asal) }
      return askedFirst(sure => {
        const input = { body: { ...body, ...sure } }
        return sendKeyed(calls.addMany, input, { what, user_id: who, draft })
      }, meant)
    })
  const saveFile = (file: File) =>
    run('file', () =>
      askedFirst(sure => {
        const body = new FormData()
        body.set('asal', JSON.stringify({ ...asalBody(asal), ...sure }))
        body.set('file', file)
        const options = { what: file.name, user_id: who }
        return sendKeyed(calls.upload, { body } as never, options)
      }, meant),
    )
  return { busy, errors, from, nomor, saveRows, saveFile }
}
