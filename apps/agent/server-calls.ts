import type { ScanTask } from '@kencana/contract/areas/sidik/device'
import type { Pairing } from './keep.ts'

/** The server said no: `code` is the refusal's. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string, sentence: string) {
    super(sentence)
    this.name = 'Refused'
    this.code = code
  }
}

interface Tasks {
  readonly tugas: readonly ScanTask[]
  readonly berlaku: readonly string[]
}

interface ScanAnswer {
  readonly tantangan: string
  readonly hasil: 'COCOK' | 'GAGAL'
  readonly fp: string | null
  readonly tanda_tangan: string
}

const PATIENCE_MS = 15_000

/** Pairs this device by the code of the screen. @throws Refused */
export const sendPairing = (server: string, kode: string, kunci_publik: string) =>
  send<Omit<Pairing, 'server'>>(server, 'pasang', { kode, kunci_publik })

/** What the server asks of a paired device. @throws Refused */
export const callsOf = (pairing: Pairing) => ({
  tasks: () => send<Tasks>(pairing.server, 'tugas', {}, secretOf(pairing)),
  answer: (answer: ScanAnswer) =>
    send<{ message: string }>(pairing.server, 'jawab', answer, secretOf(pairing)),
})

export const secretOf = ({ kode_toko, alat, rahasia }: Pairing): string =>
  `${kode_toko}.${alat}.${rahasia}`

async function send<T>(server: string, call: string, body: object, secret?: string): Promise<T> {
  const response = await fetch(`${server}/api/v1/sidik-alat/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret === undefined ? {} : { authorization: `Alat ${secret}` }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const answer = (await response.json()) as T & { code?: string; detail?: string }
  if (response.ok) return answer
  throw new Refused(answer.code ?? String(response.status), answer.detail ?? 'Server menolak')
}
