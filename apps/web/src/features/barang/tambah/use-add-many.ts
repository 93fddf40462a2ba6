import type { NewBarangInput } from '@kencana/contract/areas/barang/commands'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Sure, useCommand } from '../../../engines/document-frame/use-command.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import type { ApiProblem } from '../../../lib/api-problem.ts'
import { calls } from '../barang-calls.ts'
import { type Asal, asalBody } from './asal-fields.tsx'

interface Added {
  readonly barang: readonly string[]
  readonly no_tambah: string
}

/**
 * Sends rows of the grid or a file; the faults of the last try stay until the next. Progress of a
 * file comes by socket and is shown by the shell.
 */
export function useAddMany(asal: Asal, draft: string) {
  const { t } = useTranslation()
  const { busy, run } = useCommand({ changes: ['barang'] })
  const [nomor, setNumber] = useState<string | null>(null)
  const [from, setFrom] = useState<'grid' | 'file'>('grid')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [nilai, setNilai] = useState<Readonly<Record<string, string>>>({})
  const begin = (source: 'grid' | 'file') => {
    setFrom(source)
    setErrors({})
  }
  // The sentence is told as well: a fault may stand in a row that is not in sight.
  const refused = (problem: ApiProblem) => {
    setErrors(problem.errors)
    setNilai(problem.nilai)
    return false
  }
  const added = (done: Added | null): boolean => {
    if (done === null) return false
    const { barang, no_tambah } = done
    setNumber(no_tambah)
    void notify.success(
      t('{jumlah} barang tersimpan, {nomor}', { jumlah: barang.length, nomor: no_tambah }),
    )
    return true
  }
  /** Nothing was typed: the first cell says so. */
  const lackRow = () => {
    begin('grid')
    setErrors({ 'barang.0.nama_barang': 'Harus Diisi' })
  }
  const saveRows = async (barang: NewBarangInput[]) => {
    begin('grid')
    const body = { barang, ...asalBody(asal) }
    const input = (sure: Sure) => ({ body: { ...body, ...sure } })
    const what = t('{jumlah} barang', { jumlah: barang.length })
    return added(await run({ route: calls.addMany, input, what, draft, refused }))
  }
  const saveFile = async (file: File) => {
    begin('file')
    const input = (sure: Sure) => {
      const body = new FormData()
      body.set('asal', JSON.stringify({ ...asalBody(asal), ...sure }))
      body.set('file', file)
      return { body } as never
    }
    return added(await run({ route: calls.upload, input, what: file.name, refused }))
  }
  return { busy, errors, nilai, from, nomor, lackRow, saveRows, saveFile }
}
