import {
  type BacaanPada,
  bacaTimbangan,
  barisTimbangan,
  beratTenang,
  type PolaTimbangan,
  type SebabTimbangan,
  TANPA_SISA,
} from '@kencana/domain/stok/timbangan'
import { useSyncExternalStore } from 'react'
import { type SerialOptions, type SerialPort, serial } from './serial.ts'

/** Why a line of a scale is no weight, and the weight of one that stands still. */
export type WhyNot = SebabTimbangan
export const weightAtRest = beratTenang

/** A scale as Master Timbangan has it, as far as reading it needs. */
export interface ScaleSetting {
  readonly kode_timbangan: string
  readonly pola: PolaTimbangan
  readonly port: SerialOptions
  /** Sent again and again to a scale that waits to be asked; empty: it writes by itself. */
  readonly perintah: string
}

export interface ScaleState {
  /** The scale this device reads, or was to read. */
  readonly kode: string | null
  readonly state: 'TIADA' | 'TERSAMBUNG' | 'PUTUS'
  /** Its last lines, the newest last. */
  readonly bacaan: readonly BacaanPada[]
}

const NONE: ScaleState = { kode: null, state: 'TIADA', bacaan: [] }
const KEPT_LINES = 20
const ASK_MS = 250
/** Which scale stands at this device, across logins. */
const KEPT = 'kencana-timbangan'
/** And by which plug. */
const KEPT_PORT = 'kencana-timbangan-colokan'

let current = NONE
let port: SerialPort | null = null
let reading: ReadableStreamDefaultReader<Uint8Array> | null = null
const watchers = new Set<() => void>()

function set(next: ScaleState): void {
  current = next
  for (const watcher of watchers) watcher()
}

/** What the scale of this device says, as it says it. */
export const useScaleState = (): ScaleState =>
  useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => current,
  )

/** The scale that was read here last. */
export const keptScale = (): string | null => localStorage.getItem(KEPT)

/**
 * Reads a scale from now on; the person chooses its port, unless it was allowed before. Answers
 * whether it is being read. @param isAsked within a click or a key: only then may a port be chosen
 */
export async function connectScale(scale: ScaleSetting, isAsked: boolean): Promise<boolean> {
  const ports = serial()
  if (ports === undefined) return false
  if (port !== null) return current.kode === scale.kode_timbangan
  const known = portOf(scale.kode_timbangan, await ports.getPorts())
  const chosen = known ?? (isAsked ? await ports.requestPort().catch(() => undefined) : undefined)
  if (chosen === undefined) return false
  try {
    await chosen.open(scale.port)
  } catch {
    set({ ...NONE, kode: scale.kode_timbangan, state: 'PUTUS' })
    return false
  }
  port = chosen
  localStorage.setItem(KEPT, scale.kode_timbangan)
  localStorage.setItem(KEPT_PORT, `${scale.kode_timbangan} ${plugOf(chosen)}`)
  set({ kode: scale.kode_timbangan, state: 'TERSAMBUNG', bacaan: [] })
  void read(chosen, scale)
  return true
}

/** The plug of a port, as far as the browser tells it. */
const plugOf = (one: SerialPort): string => JSON.stringify(one.getInfo?.() ?? {})

/** The port that was a scale's the last time; none where another's could be taken for it. */
function portOf(kode: string, ports: readonly SerialPort[]): SerialPort | undefined {
  const own = ports.filter(one => localStorage.getItem(KEPT_PORT) === `${kode} ${plugOf(one)}`)
  return own.length === 1 ? own[0] : undefined
}

/** Lets go of the scale that is read, so that another one can be. */
export const disconnectScale = async (): Promise<void> => {
  await reading?.cancel().catch(() => undefined)
}

/** Lines as they come until the port ends: unplugged, switched off, or taken by another program. */
async function read(from: SerialPort, { pola, perintah }: ScaleSetting): Promise<void> {
  const asking = perintah === '' ? undefined : setInterval(() => void ask(from, perintah), ASK_MS)
  const reader = from.readable?.getReader()
  reading = reader ?? null
  const text = new TextDecoder('latin1')
  let rest = TANPA_SISA
  try {
    for (;;) {
      const part = await reader?.read()
      if (part === undefined || part.done) break
      const [lines, left] = barisTimbangan(rest, text.decode(part.value, { stream: true }))
      rest = left
      if (lines.length > 0) keep(lines.map(line => bacaTimbangan(line, pola)))
    }
  } catch {
    // The port says why by ending.
  }
  clearInterval(asking)
  reading = null
  reader?.releaseLock()
  await from.close().catch(() => undefined)
  port = null
  set({ ...current, state: 'PUTUS', bacaan: [] })
}

/** What was written until now is of something else: the next weight is one that is written yet. */
export const forgetWeight = (): void => {
  if (current.bacaan.length > 0) set({ ...current, bacaan: [] })
}

function keep(lines: readonly Omit<BacaanPada, 'pada'>[]): void {
  const pada = performance.now()
  const all = [...current.bacaan, ...lines.map(line => ({ ...line, pada }))]
  set({ ...current, bacaan: all.slice(-KEPT_LINES) })
}

async function ask(to: SerialPort, perintah: string): Promise<void> {
  const writer = to.writable?.getWriter()
  try {
    await writer?.write(new TextEncoder().encode(`${perintah}\r\n`))
  } catch {
    // Reading it says so.
  } finally {
    writer?.releaseLock()
  }
}

/** Whether pages of this browser can read a scale at all. */
export const canReadScale = (): boolean => serial() !== undefined
