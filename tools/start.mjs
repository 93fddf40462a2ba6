// `npm start`: from a fresh clone to a running shop. Installs, builds and starts what is needed,
// and says so. Settings are environment variables: PORT, HOST, DATA_DIR, DATABASE_URL, SEED.
import { build } from './build.mjs'
import { install, main, run, say } from './steps.mjs'

await main(async () => {
  await install()
  await build()
  say('Menyalakan Kencana …')
  const { code } = await run(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'])
  return code
})
