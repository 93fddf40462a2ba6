import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { inject, onTestFinished } from 'vitest'

/** What became of a start: it listens, or it ended with a code. */
export interface Start {
  /** Undefined while it runs. */
  readonly code: number | undefined
  readonly origin: string
  /** All it wrote so far, both streams. */
  said(): string
  /** Graceful; answers all it wrote. */
  stop(): Promise<string>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const server = join(root, 'apps/server')

const workers = ['pdf/pdf-worker.ts', 'sheet/sheet-worker.ts'].map(file =>
  join(server, 'src/platform', file),
)

let made: Promise<string> | undefined

/**
 * The server as one file, made once from its sources in a folder that looks like the repository to
 * it: it starts several times as fast as the sources themselves.
 */
async function bundle(): Promise<string> {
  const folder = await mkdtemp(join(inject('shared'), 'server-'))
  const app = join(folder, 'apps/server')
  await mkdir(app, { recursive: true })
  await build({
    entryPoints: [join(server, 'src/main.ts'), ...workers],
    outdir: join(app, 'dist'),
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [librariesStayOutside],
  })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const name of ['migrations', 'functions', 'checks', 'assets']) {
    await symlink(join(server, name), join(app, name))
  }
  return folder
}

/** As the product's build has it: libraries are loaded, not copied. */
const librariesStayOutside: Plugin = {
  name: 'libraries-stay-outside',
  setup: bundler => {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@kencana/') ? undefined : { path, external: true },
    )
  },
}

/**
 * Starts the server from its sources as a process of its own, with this environment and nothing
 * else, and waits until it listens or gives up. It is gone when the test is.
 */
export async function startServer(env: Readonly<Record<string, string>>): Promise<Start> {
  made ??= bundle()
  const folder = await made
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [join(folder, 'apps/server/dist/main.js')], {
    cwd: folder,
    env: { PATH, HOME, PORT: '0', SEED: 'empty', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  let code: number | undefined
  const gone = once(child, 'exit').then(([exit]) => {
    code = exit ?? -1
  })
  const listens = new Promise<void>(resolve => {
    const hear = (chunk: Buffer) => {
      text += String(chunk)
      if (/Kencana siap: .*\n/.test(text)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
  })
  const stop = async () => {
    if (code === undefined) child.kill('SIGTERM')
    await gone
    return text
  }
  onTestFinished(async () => void (await stop()))
  await Promise.race([gone, listens])
  const origin = /Kencana siap: (\S+)/.exec(text)?.[1] ?? ''
  return { code, origin: origin.replace('localhost', '127.0.0.1'), said: () => text, stop }
}
