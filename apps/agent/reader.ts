import { simulatedReader } from './simulated-reader.ts'

/**
 * What drives a fingerprint reader. What a print and a template are is the driver's own affair: the
 * agent keeps templates, hands them back for matching, and sends neither anywhere.
 */
export interface Reader {
  readonly name: string
  /** The next finger laid down after this call; rejects when `signal` aborts. */
  scan(signal: AbortSignal): Promise<Buffer>
  /** What is kept of a finger, to know it again. */
  templateOf(print: Buffer): Buffer
  matches(template: Buffer, print: Buffer): boolean
  close(): void
}

/** Drivers by name: one for a real reader is added here. */
const DRIVERS: Readonly<Record<string, (env: NodeJS.ProcessEnv) => Promise<Reader>>> = {
  simulated: simulatedReader,
}

/** Opens the reader AGENT_READER names. @throws Error a sentence for whoever starts the agent */
export async function openReader(env: NodeJS.ProcessEnv): Promise<Reader> {
  const name = env.AGENT_READER ?? ''
  const driver = DRIVERS[name]
  if (driver !== undefined) return driver(env)
  const known = Object.keys(DRIVERS).join(', ')
  throw new Error(`AGENT_READER harus menyebut pembaca sidik jari: ${known}`)
}
