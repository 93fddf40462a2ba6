// `npm run check`: types, lint, tidy. Seconds, and every finding is `file:line rule`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, main, root, runTool } from './steps.mjs'
import { remember } from './verdict.mjs'

const WORKSPACES = ['packages/domain', 'packages/contract', 'apps/server', 'apps/web', '.']

const PARTS = [
  ...WORKSPACES.filter(folder => existsSync(join(root, folder, 'tsconfig.json'))).map(folder => ({
    name: `types ${folder === '.' ? 'tests and tools' : folder}`,
    tool: 'typescript/bin/tsc',
    args: ['--noEmit', '--pretty', 'false', '-p', folder, ...remembered(folder)],
  })),
  {
    name: 'lint',
    tool: '@biomejs/biome/bin/biome',
    args: ['check', '--diagnostic-level=warn', '--max-diagnostics=100', '.'],
  },
  { name: 'tidy', tool: 'tsx/dist/cli.mjs', args: ['tools/tidy.ts'] },
]

/** What was checked last time is kept, so that a second check reads only what changed. */
function remembered(folder) {
  const name = folder === '.' ? 'root' : folder.replace('/', '-')
  return ['--incremental', '--tsBuildInfoFile', `.cache/types/${name}.json`]
}

/** Runs all parts, two at a time, and answers how many passed and failed. */
export async function check() {
  const waiting = [...PARTS]
  const counts = { passed: 0, failed: 0 }
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await one(part, counts)
  }
  await Promise.all([worker(), worker()])
  return counts
}

async function one({ name, tool, args }, counts) {
  const started = performance.now()
  const { code, output } = await runTool(tool, args, { quiet: true })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code !== 0) {
    console.log(output.trimEnd())
    remember(name, output)
  }
  counts[code === 0 ? 'passed' : 'failed'] += 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await install()
    const { failed } = await check()
    return failed === 0 ? 0 : 1
  })
}
