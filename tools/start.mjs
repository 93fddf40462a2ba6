// `npm start`: from a fresh clone to a running shop. Installs, builds and starts what is needed,
// and says so. Settings are environment variables: PORT, HOST, DATA_DIR, DATABASE_URL, SEED.
import { build } from './build.mjs'
import { install, main, run, say } from './steps.mjs'

await main(async () => {
  await install()
  await build()
  say('Menyalakan Kencana …')
  // A sale leaves little behind: a young heap of 16 MB, as Node has it, only holds memory; so do
  // the many heaps of the C library for threads that hash passwords. The old heap is tidied when it
  // has grown by a third: left alone, twenty exports at once leave 150 MB lying about (T39).
  process.env.MALLOC_ARENA_MAX ??= '2'
  const flags = ['--enable-source-maps', '--max-semi-space-size=4', '--heap-growing-percent=30']
  const { code } = await run(process.execPath, [...flags, 'apps/server/dist/main.js'])
  return code
})
