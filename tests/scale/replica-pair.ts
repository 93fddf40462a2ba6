import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/runner/free-port.ts'

/** A PostgreSQL server and its streaming replica, in a folder that goes with them. */
export interface ReplicaPair {
  readonly primaryUrl: string
  readonly replicaUrl: string
  replica(what: 'start' | 'stop' | 'promote'): void
  close(): void
}

const USER = 'kencana'

/** Makes both with the programs of `bin` (initdb, pg_ctl, pg_basebackup), as nobody special. */
export async function replicaPair(bin: string): Promise<ReplicaPair> {
  const user = process.getuid?.() === 0 ? unprivileged() : undefined
  const folder = mkdtempSync(join(tmpdir(), 'kencana-replika-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...user, stdio: ['ignore', 'ignore', 'inherit'] })
  const [primaryPort, replicaPort] = [await freePort(), await freePort()]
  const primary = join(folder, 'utama')
  const replica = join(folder, 'replika')
  run('initdb', '-D', primary, '-U', USER, '-A', 'trust', '-k', '-E', 'UTF8', '--no-sync')
  const options = (port: number) =>
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c timezone=UTC -c hot_standby_feedback=on`
  const control = (data: string, what: string, port: number) =>
    run('pg_ctl', '-D', data, '-w', '-l', `${data}.log`, '-o', options(port), '-m', 'fast', what)
  control(primary, 'start', primaryPort)
  const from = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', USER]
  run('pg_basebackup', '-D', replica, ...from, '-X', 'stream', '-R', '-C', '-S', 'replika')
  control(replica, 'start', replicaPort)
  const url = (port: number) => `postgresql://${USER}@127.0.0.1:${port}/postgres`
  return {
    primaryUrl: url(primaryPort),
    replicaUrl: url(replicaPort),
    replica: what => {
      if (what === 'promote') run('pg_ctl', '-D', replica, '-w', 'promote')
      else control(replica, what, replicaPort)
    },
    close: () => {
      for (const [data, port] of [
        [replica, replicaPort],
        [primary, primaryPort],
      ] as const) {
        try {
          control(data, 'stop', port)
        } catch {
          // It was stopped already.
        }
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; its package made a user for it. */
export function unprivileged(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
