// Steps that start, build, check and test share. Plain Node: it must run before anything is
// installed, so it imports nothing but Node itself.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { watched } from './runner/cpu.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** One line about what is being done now. */
export function say(text) {
  console.log(`· ${text}`)
}

/** Ends with a sentence that a person can act on. */
function giveUp(text) {
  console.error(`✗ ${text}`)
  process.exit(1)
}

/** Runs the whole of a script; what it throws is a sentence for the person who started it. */
export async function main(work) {
  requireNode()
  try {
    process.exit((await work()) ?? 0)
  } catch (error) {
    giveUp(error.message)
  }
}

/** Refuses an old Node before an unreadable error of a library does. */
function requireNode() {
  const wanted = readJson('package.json').engines.node.replace(/[^\d.]/g, '')
  if (compareVersions(process.versions.node, wanted) >= 0) return
  giveUp(
    `Kencana perlu Node.js ${wanted} atau lebih baru, di sini ada ${process.versions.node}. ` +
      'Pasang versi LTS yang baru dari nodejs.org lalu jalankan lagi perintah yang sama.',
  )
}

function compareVersions(a, b) {
  const [left, right] = [a, b].map(v => v.split('.').map(Number))
  for (let i = 0; i < 3; i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

export function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

/** Programs that run, each with the signal it is to be ended by; none: the one we got. */
const children = new Map()

/**
 * Starts a program, passes our signals on to it (as `endBy`, for one that tidies up at that alone)
 * and resolves with its exit code and the `cpu` seconds it took, where the system tells. `quiet`
 * keeps the output back and resolves with it, and with its answer alone (`stdout`); otherwise it
 * goes to our own terminal.
 */
export function run(command, args, { env = {}, quiet = false, cwd = root, endBy } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    })
    children.set(child, endBy)
    let output = ''
    let stdout = ''
    const taken = child.pid === undefined ? () => undefined : watched(child.pid)
    child.stdout?.setEncoding('utf8').on('data', chunk => {
      output += chunk
      stdout += chunk
    })
    child.stderr?.on('data', chunk => {
      output += chunk
    })
    child.on('error', error => {
      children.delete(child)
      resolve({ code: 127, output: `${output}${error.message}\n`, stdout })
    })
    child.on('close', (code, signal) => {
      children.delete(child)
      resolve({
        code: code ?? (signal === 'SIGINT' ? 130 : 143),
        signal,
        output,
        stdout,
        cpu: taken(),
      })
    })
  })
}

/** A program of an installed package, run by this very Node. */
export function runTool(path, args, options) {
  return run(process.execPath, [join(root, 'node_modules', path), ...args], options)
}

// The child decides when it is done (the server finishes its requests first) and we leave after it.
// It is told once: a terminal sends Ctrl C to the child itself, and a second word means impatience.
let told = false
/** Whether somebody told us to end: what has not begun does not begin. */
export const isToldToEnd = () => told
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (children.size === 0) process.exit(1)
    if (told || (signal === 'SIGINT' && process.stdin.isTTY)) return
    told = true
    for (const [child, endBy] of children) child.kill(endBy ?? signal)
  })
}

// npm runs us through a shell. Told to end, npm ends that shell, and the shell tells nobody: a shop
// would stay open that its owner believes closed. So we leave when our shell is gone.
const shell = process.ppid
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

/** No library may run a program of its own at installing: such programs are how worms spread. */
const INSTALL = ['ci', '--ignore-scripts', '--include=dev', '--include=optional']

/** Installs the libraries unless exactly those of the lock file are there already. */
export async function install() {
  if (installed()) return
  say('Memasang pustaka (npm ci), hanya sekali dan setelah pembaruan …')
  const { code } = await npm([...INSTALL, '--no-audit', '--no-fund'])
  if (code === 0) return requireBuilder()
  throw new Error(
    'npm ci gagal. Baca baris di atas: biasanya tidak ada sambungan internet, disk penuh, ' +
      'atau folder ini milik pengguna lain. Perbaiki lalu jalankan lagi perintah yang sama.',
  )
}

/** npm itself, the one that started us where there is one. */
export function npm(args, options) {
  const path = process.env.npm_execpath
  return path && /\.[cm]?js$/.test(path)
    ? run(process.execPath, [path, ...args], options)
    : run('npm', args, options)
}

/**
 * esbuild's own script would have seen to this: that the program of its package fits this machine.
 * What the built-in database's script does, its start does (`hydrate` in embedded/binaries.ts).
 */
async function requireBuilder() {
  const { version } = readJson('node_modules/esbuild/package.json')
  const { code, output } = await runTool('esbuild/bin/esbuild', ['--version'], { quiet: true })
  if (code === 0 && output.trim() === version) return
  throw new Error(
    `esbuild ${version} tidak dapat dijalankan di ${process.platform}-${process.arch}: ` +
      `${output.trim()}. Hapus folder node_modules lalu jalankan lagi perintah yang sama.`,
  )
}

/** npm writes its own record last, so a broken installation has none and is done again. */
function installed() {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = readJson('package-lock.json').packages
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.startsWith('node_modules/') || mayBeAbsent(entry)) continue
    if (!present[path] || present[path].version !== entry.version) return false
  }
  return Object.entries(present).every(
    ([path, entry]) => !path.startsWith('node_modules/') || wanted[path]?.version === entry.version,
  )
}

/** Binaries for other machines are in the lock file and rightly not here. */
function mayBeAbsent(entry) {
  return entry.optional || entry.devOptional || entry.peer
}

/** Fingerprint of files and folders, so that nothing is built twice. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.versions.node)
  for (const path of paths) addTo(hash, join(root, path))
  return hash.digest('hex')
}

function addTo(hash, path) {
  if (!existsSync(path)) return
  if (statSync(path).isDirectory()) {
    const names = readdirSync(path).filter(name => !['node_modules', 'dist'].includes(name))
    for (const name of names.sort()) addTo(hash, join(path, name))
    return
  }
  hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
}
