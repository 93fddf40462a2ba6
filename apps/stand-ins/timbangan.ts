import type { ServerResponse } from 'node:http'

/** What is laid on the scale, or a line as it would write it. */
export interface Laid {
  readonly gram?: number
  readonly stabil?: boolean
  readonly satuan?: string
  /** Bytes as they are, with their line end: transcripts of real scales. */
  readonly mentah?: string
}

/** A scale that writes as those of A&D do: who reads its stream gets its bytes as they come. */
export function timbangan() {
  const readers = new Set<ServerResponse>()
  return {
    lay: (laid: Laid): string => {
      const bytes = laid.mentah ?? lineOf(laid)
      for (const reader of readers) reader.write(bytes, 'latin1')
      return bytes
    },
    stream: (response: ServerResponse): void => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' })
      response.flushHeaders()
      readers.add(response)
      response.on('close', () => readers.delete(response))
    },
    /** Pulled out while it writes. */
    unplug: (): void => {
      for (const reader of readers) reader.end()
    },
  }
}

function lineOf({ gram = 0, stabil = true, satuan = 'g' }: Laid): string {
  const sign = gram < 0 ? '-' : '+'
  // As scales write it: eight places, three of them behind the point.
  const mg = String(Math.round(Math.abs(gram) * 1_000)).padStart(7, '0')
  const figure = `${mg.slice(0, -3)}.${mg.slice(-3)}`
  return `${stabil ? 'ST' : 'US'},GS,${sign}${figure}  ${satuan}\r\n`
}
