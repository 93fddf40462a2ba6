import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const server = join(root, 'apps/server')

/** A server that can be started, beside the migrations it brings. */
export interface Version {
  readonly name: string
  readonly program: string
}

/** A version, the one it replaces, and the folders they stand in. */
export interface Pair {
  readonly before: Version
  readonly after: Version
  remove(): Promise<void>
}

/** Programs stand where `npm start` builds them; `tests/crash/server-process.ts` sees to that. */
const thisVersion: Version = { name: 'this version', program: join(server, 'dist/main.js') }

/** This version, and a next one whose only news is a migration: every copy has both. */
export async function withNext(statements: string): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const next = join(folder, 'apps/server')
  mkdirSync(next, { recursive: true })
  for (const part of ['dist', 'migrations', 'functions', 'package.json']) {
    cpSync(join(server, part), join(next, part), { recursive: true })
  }
  for (const part of ['checks', 'assets']) symlinkSync(join(server, part), join(next, part))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(next, 'migrations/9999_berikutnya.sql'), statements)
  return {
    before: thisVersion,
    after: { name: 'the next', program: join(next, 'dist/main.js') },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/**
 * The sources as they stood before the newest migration came, built again, and this version.
 * Undefined where the history is not at hand: an unpacked archive, a shallow clone.
 */
export async function withBefore(): Promise<Pair | undefined> {
  const commit = beforeNewest()
  if (commit === undefined) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    unpack(commit, folder)
    linkLibraries(folder)
    const builder = `import { buildServer } from ${JSON.stringify(join(root, 'tools/build.mjs'))}
      process.exit((await buildServer(process.argv[1])) ? 0 : 1)`
    must(process.execPath, ['--input-type=module', '-e', builder, folder])
  } catch (error) {
    await remove()
    throw error
  }
  const program = join(folder, 'apps/server/dist/main.js')
  return { before: { name: commit.slice(0, 7), program }, after: thisVersion, remove }
}

/**
 * The newest version of the main line that lacks the newest migration and whose own are all as they
 * are today: what came by several branches, or was mended before it was given out, came at once.
 */
function beforeNewest(): string | undefined {
  const today = migrationsAt('HEAD')
  const line = git(['rev-list', '--first-parent', `--max-count=${MOST_BACK}`, 'HEAD'])
  return line?.split('\n').find(commit => {
    const then = [...migrationsAt(commit)]
    return then.length < today.size && then.every(([file, blob]) => today.get(file) === blob)
  })
}

const MOST_BACK = 500

/** Migrations of a commit with what they hold, as git names it. */
function migrationsAt(commit: string): ReadonlyMap<string, string> {
  const tree = git(['ls-tree', commit, 'apps/server/migrations/']) ?? ''
  const files = [...tree.matchAll(/ blob (\w+)\t.*\/(\d{4}_\w+\.sql)$/gm)]
  return new Map(files.map(([, blob = '', file = '']) => [file, blob]))
}

/** What git answers; undefined when it cannot. */
function git(args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function unpack(commit: string, folder: string): void {
  const archive = join(folder, 'sources.tar')
  must('git', ['-C', root, 'archive', '-o', archive, commit, 'packages', 'apps/server'])
  must('tar', ['-xf', archive, '-C', folder])
}

/** Its libraries are today's, its own packages are its own. */
function linkLibraries(folder: string): void {
  const from = join(root, 'node_modules')
  const to = join(folder, 'node_modules')
  mkdirSync(join(to, '@kencana'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@kencana' && name !== '.bin') symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(to, '@kencana', name))
  }
}

function must(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${error?.message ?? stderr}`)
}
