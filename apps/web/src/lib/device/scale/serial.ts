// What of Web Serial is used here; browsers other than Chromium's have none of it.

export interface SerialOptions {
  readonly baudRate: number
  readonly dataBits: 7 | 8
  readonly stopBits: 1 | 2
  readonly parity: 'none' | 'even' | 'odd'
}

export interface SerialPort extends EventTarget {
  readonly readable: ReadableStream<Uint8Array> | null
  readonly writable: WritableStream<Uint8Array> | null
  /** Maker and product of an adapter. */
  getInfo?(): Readonly<Record<string, unknown>>
  open(options: SerialOptions): Promise<void>
  close(): Promise<void>
}

interface Serial {
  getPorts(): Promise<SerialPort[]>
  /** Asks the person; only within a click or a key of his. */
  requestPort(): Promise<SerialPort>
}

/** The ports of this device; `undefined` where the browser lets no page read any. */
export const serial = (): Serial | undefined =>
  (navigator as Navigator & { readonly serial?: Serial }).serial
