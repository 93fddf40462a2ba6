import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { DrillReport } from '../apps/server/src/operations/drill.ts'
import { type Line, line } from './figures.ts'
import { LOADER } from './loader.ts'
import type { BenchShop, Books } from './shop.ts'

const OPERATE = fileURLToPath(new URL('../apps/server/src/operate.ts', import.meta.url))
/** `npm run drill` beside the running shop: from a backup's file to books that were checked. */
export async function benchDrill(shop: BenchShop, { admin }: Books): Promise<Line> {
  const { rows } = await admin.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  )
  const gigabytes = (rows[0]?.bytes ?? 0) / 1e9
  const backups = await mkdtemp(join(tmpdir(), 'kencana-bench-'))
  try {
    const child = spawn(process.execPath, [...LOADER, OPERATE, 'drill'], {
      env: { ...process.env, DATA_DIR: shop.server.dataDir, BACKUP_DIR: backups },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    if (code !== 0) throw new Error(said)
    const report = JSON.parse(
      await readFile(join(backups, 'latihan-terakhir.json'), 'utf8'),
    ) as DrillReport
    const seconds = report.rto_detik ?? Number.NaN
    return line(
      `a drill: ${gigabytes.toFixed(1)} GB restored from a backup and checked`,
      `${seconds.toFixed(0)} s`,
    )
  } finally {
    await rm(backups, { recursive: true, force: true })
  }
}
