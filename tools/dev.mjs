// `npm run dev`: the server restarts and the page reloads when a file is saved. Vite serves the
// page (its own config says where) and passes calls on to the server on PORT.
import { install, main, runTool, say } from './steps.mjs'

await main(async () => {
  await install()
  const port = process.env.PORT ?? '8080'
  say(`Server di port ${port}, halaman oleh Vite (alamatnya di bawah)`)
  const env = { KENCANA_SERVER: `http://127.0.0.1:${port}` }
  const server = runTool('tsx/dist/cli.mjs', ['watch', 'apps/server/src/main.ts'])
  const web = runTool('vite/bin/vite.js', ['apps/web'], { env })
  const { code } = await Promise.race([server, web])
  process.kill(process.pid, 'SIGTERM')
  await Promise.all([server, web])
  return code
})
