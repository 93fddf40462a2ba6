// `npm run dev`: the server restarts and the page reloads when a file is saved. Vite serves the
// page (its own config says where) and passes calls on to the server on PORT.
import { install, main, runTool, say } from './steps.mjs'

await main(async () => {
  await install()
  say(`Server di port ${process.env.PORT ?? '8080'}, halaman oleh Vite (alamatnya di bawah)`)
  const server = runTool('tsx/dist/cli.mjs', ['watch', 'apps/server/src/main.ts'])
  const web = runTool('vite/bin/vite.js', ['apps/web'])
  const { code } = await Promise.race([server, web])
  process.kill(process.pid, 'SIGTERM')
  await Promise.all([server, web])
  return code
})
