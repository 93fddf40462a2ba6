import type { Reader } from './reader.ts'
import { simulatedReader } from './simulated-reader.ts'

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
