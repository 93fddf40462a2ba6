import pg from 'pg'
import { catalogueFaults, NODE_STEPS, planSteps } from './catalogue.ts'

// `npm run db:distribute`: lays the tables of a finished schema out over the nodes of a distributed
// PostgreSQL (Citus 12 or newer). May be run again: what is laid out already is left alone.
// `-- --plan` only checks and prints the steps; it needs no Citus. docs/scale.md says when and how.

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<number> {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('isi DATABASE_URL dengan alamat koordinator')
  const db = new pg.Client({ connectionString: url, application_name: 'kencana db:distribute' })
  await db.connect()
  try {
    const faults = await catalogueFaults(db)
    for (const fault of faults) say(`✗ ${fault}`)
    if (faults.length > 0) return 1
    if (process.argv.includes('--plan')) {
      for (const { sql } of await planSteps(db)) say(`${sql};`)
      for (const step of NODE_STEPS) say(`-- di setiap node: ${step};`)
      return 0
    }
    return await layOut(db)
  } finally {
    await db.end()
  }
}

async function layOut(db: pg.Client): Promise<number> {
  const { rowCount } = await db.query("select from pg_extension where extname = 'citus'")
  if (rowCount === 0) {
    throw new Error(
      'Citus belum terpasang di basis data ini: jalankan CREATE EXTENSION citus di setiap node ' +
        'dan daftarkan node-nya dulu. Langkah-langkahnya saja: npm run db:distribute -- --plan',
    )
  }
  const { rows } = await db.query<{ tabel: string }>(
    'select c.relname::text as tabel from pg_dist_partition p join pg_class c on c.oid = logicalrelid',
  )
  const laid = new Set(rows.map(row => row.tabel))
  for (const table of laid) say(`sudah: ${table}`)
  const steps = await planSteps(db, laid)
  await db.query('begin')
  for (const { sql } of steps) {
    say(sql)
    await db.query(sql)
  }
  await db.query('commit')
  for (const step of NODE_STEPS) await onEveryNode(db, step)
  say('Selesai')
  return 0
}

async function onEveryNode(db: pg.Client, step: string): Promise<void> {
  say(`di setiap node: ${step}`)
  const { rows } = await db.query<{ node: string; alasan: string }>(
    `select nodename || ':' || nodeport as node, result as alasan
     from run_command_on_workers($1) where not success`,
    [`do $$ begin set local citus.enable_ddl_propagation to off; ${step}; end $$`],
  )
  for (const { node, alasan } of rows) throw new Error(`${node}: ${alasan}`)
}

main()
  // not at once: what is still on its way to a pipe would be cut off
  .then(code => {
    process.exitCode = code
  })
  .catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`Tidak dapat dibagi: ${reason}\n`)
    process.exitCode = 2
  })
