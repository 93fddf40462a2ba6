// `npm run build`: the web client by Vite, the server by esbuild, each only when its sources
// changed. Also called by start and test.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fingerprint, install, main, root, runTool, say } from './steps.mjs'

const SHARED = ['packages', 'package-lock.json', 'tsconfig.base.json', 'tools/build.mjs']

/** Builds what is stale; throws a sentence when that fails. */
export async function build() {
  await once('klien web', 'apps/web', ['apps/web', ...SHARED], buildWeb)
  await once(
    'server',
    'apps/server',
    ['apps/server/src', 'apps/server/package.json', ...SHARED],
    () => buildServer(),
  )
  await once('agent', 'apps/agent', ['apps/agent', ...SHARED], buildAgent)
}

/** The stamp is removed before and written after, so a build cut short is done again. */
async function once(name, folder, sources, make) {
  const stamp = join(root, folder, 'dist/.stamp')
  const wanted = fingerprint(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say(`Membangun ${name} …`)
  rmSync(stamp, { force: true })
  if (!(await make())) throw new Error(`${name} tidak dapat dibangun, sebabnya ada di atas.`)
  mkdirSync(join(root, folder, 'dist'), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Always React as it ships: a test that builds says NODE_ENV=test, which makes the slow one. */
async function buildWeb() {
  const env = { NODE_ENV: 'production' }
  const args = ['build', 'apps/web', '--logLevel', 'warn']
  const { code } = await runTool('vite/bin/vite.js', args, { env })
  return code === 0
}

/**
 * One file of our own code beside one file per worker (`src/**\/<name>-worker.ts` becomes
 * `dist/<name>-worker.js`); libraries stay in node_modules because some hold native code. `home`:
 * where the sources of another version lie.
 */
export async function buildServer(home = root) {
  const { build: bundle } = await import('esbuild')
  const source = join(home, 'apps/server/src')
  const result = await bundle({
    entryPoints: [join(source, 'main.ts'), ...workers(source)],
    outdir: join(home, 'apps/server/dist'),
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    // Node holds what it reads for as long as it runs: without comments it is 1.5 MB.
    minifyWhitespace: true,
    logLevel: 'warning',
    plugins: [librariesStayOutside],
  }).catch(() => null)
  return result !== null && result.errors.length === 0
}

/** One file that needs nothing but Node: it is copied to the till that has the reader. */
async function buildAgent() {
  const { build: bundle } = await import('esbuild')
  const result = await bundle({
    entryPoints: [join(root, 'apps/agent/main.ts')],
    outfile: join(root, 'apps/agent/dist/agent.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    // A library inside still asks for Node's own parts the old way.
    banner: {
      js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
    },
  }).catch(() => null)
  return result !== null && result.errors.length === 0
}

function workers(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('-worker.ts'))
    .map(entry => join(entry.parentPath, entry.name))
}

const librariesStayOutside = {
  name: 'libraries-stay-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@kencana/') ? undefined : { path, external: true },
    )
  },
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await install()
    await build()
  })
}
