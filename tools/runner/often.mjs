// `npm run often -- <file> [--times n]`: one file of tests ten times, beside two processes that
// reckon all the while. What waits for luck is red here, and not first in somebody's `npm test`.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inShop } from '../browsers/parts.mjs'
import { build } from '../build.mjs'
import { install, main, root, say } from '../steps.mjs'
import { remembered } from '../verdict.mjs'
import { vitest } from './vitest.mjs'

const TIMES = 10
const BUSY = 2
/** Ends with whoever started it, however that one was ended. */
const RECKON = `const whose = process.ppid
for (let sum = 0; process.ppid === whose; )
  for (let i = 0; i < 5e7; i += 1) sum += Math.sqrt(i)`

function asked(args) {
  const [file = '', flag, count = String(TIMES)] = args
  const times = Number(count)
  const isKnown = /\.(test|journey)\.tsx?$/.test(file) && existsSync(join(root, file))
  const isFlag = flag === undefined || (flag === '--times' && args.length === 3)
  if (isKnown && isFlag && Number.isInteger(times) && times > 0) return { file, times }
  throw new Error('Pakai: npm run often -- tests/kas/mutasi.test.ts [--times 20]')
}

/** One run; a journey has a shop of its own. */
function once(file, n) {
  if (!file.endsWith('.journey.ts')) return vitest([file], { quiet: true })
  const [, folder = ''] = file.split('/')
  const project = folder === 'kit' ? 'journeys' : folder
  const pattern = file.slice('tests/'.length).replaceAll('.', '\\.')
  return inShop(`often ${n}`, [`--project=${project}`, pattern], { quiet: true })
}

await main(async () => {
  const { file, times } = asked(process.argv.slice(2))
  await install()
  await build()
  const folder = mkdtempSync(join(tmpdir(), 'kencana-often-'))
  process.env.KENCANA_TEST_FOLDER = folder
  let isOver = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isOver = true))
  const busy = Array.from({ length: BUSY }, () =>
    spawn(process.execPath, ['-e', RECKON], { stdio: 'ignore' }),
  )
  process.on('exit', () => busy.forEach(child => void child.kill('SIGKILL')))
  const took = []
  let red = 0
  for (let n = 1; n <= times && !isOver; n += 1) {
    const started = performance.now()
    const { failed, output } = await once(file, n)
    took.push((performance.now() - started) / 1_000)
    if (failed > 0) red += 1
    if (failed > 0) console.log(output)
    say(`${n}: ${failed > 0 ? 'red' : 'green'}, ${took.at(-1).toFixed(1)} s`)
  }
  for (const failure of remembered()) console.error(`✗ ${failure}`)
  if (red === 0) rmSync(folder, { recursive: true, force: true })
  else say(`Gambar dan catatan tentang yang gagal: ${folder}`)
  const [least, most] = [Math.min(...took), Math.max(...took)].map(one => one.toFixed(1))
  console.log(`\n${file}: ${red} of ${took.length} red, ${least} to ${most} s`)
  return red > 0 || isOver ? 1 : 0
})
