import type { Service, ServiceForm, Tried } from '@kencana/contract/areas/pengaturan/layanan'
import {
  MESSAGE_CODES,
  type MessageCode,
} from '@kencana/contract/areas/pengaturan/message-template'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { serviceCalls } from './calls.ts'

/** The form of one service: what is typed, saving it, trying it out. */
export function useService(path: string, service: Service) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const calls = serviceCalls(path)
  const [alamat, setAlamat] = useState(service.alamat)
  const [kunci, setKunci] = useState('')
  const [templat, setTemplat] = useState(service.templat)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState<'save' | 'test' | null>(null)
  const [tried, setTried] = useState<Tried | null>(null)
  const isDirty =
    alamat !== service.alamat ||
    kunci !== '' ||
    MESSAGE_CODES.some(of => (templat[of] ?? '') !== (service.templat[of] ?? ''))
  const send = async (body: ServiceForm) => {
    setBusy('save')
    try {
      const { message } = await call(calls.save, { body, idempotencyKey: crypto.randomUUID() })
      setErrors({})
      setTried(null)
      await queries.invalidateQueries({ queryKey: ['layanan', path] })
      void notify.success(t(message))
    } catch (problem) {
      const said = problem instanceof ApiProblem ? problem.errors : {}
      setErrors(said)
      if (Object.keys(said).length === 0) await showProblem(problem)
    } finally {
      setBusy(null)
    }
  }
  const body = { alamat, templat }
  return {
    alamat,
    setAlamat,
    kunci,
    setKunci,
    /** The message of a kind as it is typed; empty: the usual one. */
    pesan: (of: MessageCode) => templat[of] ?? '',
    setPesan: (of: MessageCode, text: string) => setTemplat(now => ({ ...now, [of]: text })),
    errors,
    busy,
    tried,
    isDirty,
    save: () => send(kunci === '' ? body : { ...body, kunci }),
    dropKey: () => send({ ...body, alamat: service.alamat, kunci: null }),
    test: async (nomor: string) => {
      setBusy('test')
      try {
        setTried(await call(calls.test, { body: nomor === '' ? {} : { nomor } }))
      } catch (problem) {
        await showProblem(problem)
      } finally {
        setBusy(null)
      }
    },
  }
}

export type ServiceState = ReturnType<typeof useService>
