import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Where outgoing connections have no port: they take theirs from 32768 on (Linux) or 49152 on
 * (elsewhere), and a port that was asked of the system comes from there too. One given back is
 * then anybody's until the program it was asked for listens, and again while that is restarted.
 */
const FIRST = 20_000
const LAST = 32_000
const HELD = join(tmpdir(), 'kencana-ports')

/**
 * A port of 127.0.0.1 for a program that is told its port and may be started again on it. Nobody
 * else who asks here is given it while this process lives.
 * @throws where none is free
 */
export async function freePort(): Promise<number> {
  mkdirSync(HELD, { recursive: true })
  const width = LAST - FIRST
  const from = process.pid * 7
  for (let i = 0; i < width; i++) {
    const port = FIRST + ((from + i) % width)
    if (hold(port) && (await isFree(port))) return port
  }
  throw new Error(`no port is free between ${FIRST} and ${LAST}`)
}

/** Writes down that this process has it; false where another that lives has. */
function hold(port: number): boolean {
  const path = join(HELD, String(port))
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isLeft(path)) return false
    rmSync(path, { force: true })
    return hold(port)
  }
}

function isLeft(path: string): boolean {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  const answer = await new Promise<boolean>(resolve => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!answer) return false
  probe.close()
  await once(probe, 'close')
  return true
}
