import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tools/runner/free-port.ts'

/** Where Debian's package puts the programs of a server. */
const BIN = '/usr/lib/postgresql/15/bin'

export interface PostgresServer {
  readonly url: string
  stop(): void
}

/** A PostgreSQL 15 server as its package makes it, on a folder of its own; where there is one. */
export async function postgresServer(): Promise<PostgresServer | undefined> {
  if (!existsSync(join(BIN, 'initdb'))) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'kencana-bench-server-'))
  const who = process.getuid?.() === 0 ? unprivileged() : undefined
  if (who !== undefined) chownSync(folder, who.uid, who.gid)
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(BIN, program), args, { ...who, cwd: folder, stdio: 'ignore' })
  const data = join(folder, 'data')
  const port = await freePort()
  run('initdb', '-D', data, '-U', 'kencana', '-A', 'trust', '-k', '-E', 'UTF8')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c timezone=UTC`
  run('pg_ctl', '-D', data, '-w', '-l', `${data}.log`, '-o', options, 'start')
  return {
    url: `postgresql://kencana@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; its package made a user for it. */
function unprivileged(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
