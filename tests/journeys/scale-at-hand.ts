import { expect, type Page } from '@playwright/test'
import { startStandIns } from '../../apps/stand-ins/stand-ins.ts'

/** A scale at a cable: what is laid on it, and its plug. */
export interface ScaleAtHand {
  lay(laid: Readonly<Record<string, unknown>>): Promise<void>
  unplug(): Promise<void>
  stop(): Promise<void>
}

/**
 * The stand-in of a scale at the cable of a page's machine. What the browser has of a serial port
 * is played: a port that can be chosen, and gives the bytes of the stand-in's stream as they come.
 */
export async function scaleAtHand(page: Page): Promise<ScaleAtHand> {
  const { address, stop } = await startStandIns({ port: 0, key: 'kunci-uji' })
  await page.addInitScript(() => {
    const plays: ReadableStreamDefaultController<Uint8Array>[] = []
    const port = Object.assign(new EventTarget(), {
      readable: null as ReadableStream<Uint8Array> | null,
      writable: null,
      open: async () => {
        port.readable = new ReadableStream<Uint8Array>({ start: into => void plays.push(into) })
      },
      close: async () => {
        port.readable = null
      },
    })
    let isAllowed = false
    const serial = {
      getPorts: async () => (isAllowed ? [port] : []),
      requestPort: async () => {
        isAllowed = true
        return port
      },
    }
    Object.defineProperty(navigator, 'serial', { value: serial })
    Object.assign(window, {
      dariTimbangan: (bytes: number[] | null) => {
        const into = plays.at(-1)
        if (bytes === null) into?.close()
        else into?.enqueue(new Uint8Array(bytes))
      },
    })
  })
  const into = (bytes: readonly number[] | null) =>
    page.evaluate(
      some => (window as unknown as { dariTimbangan(b: unknown): void }).dariTimbangan(some),
      bytes,
    )
  const begin = async () => {
    const { body } = await fetch(`${address}/timbangan/stream`)
    const reader = (body as ReadableStream<Uint8Array>).getReader()
    const forward = async () => {
      for (;;) {
        const part = await reader.read()
        if (part.done) return into(null)
        await into([...part.value])
      }
    }
    forward().catch(() => undefined)
  }
  await begin()
  return {
    lay: async laid => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify(laid)
      const answer = await fetch(`${address}/timbangan`, { method: 'POST', headers, body })
      expect(answer.ok).toBe(true)
    },
    unplug: async () => {
      await fetch(`${address}/timbangan`, { method: 'DELETE' })
      await begin()
    },
    stop,
  }
}
