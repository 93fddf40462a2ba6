import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../tools/runner/free-port.ts'
import { usedFolder } from '../database/folders.ts'
import { startServer } from './source-process.ts'

// The password of the first owner is told by the process that made the shop, and by no other.

const PASSWORD = /^User OWNER, password (\S+) /m

const passwordIn = (text: string): string => PASSWORD.exec(text)?.[1] ?? ''

async function logsIn(origin: string, password: string): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ user_id: 'OWNER', password }),
  })
  return answer.status
}

test('a shop that is made is told its password below the ready line', async () => {
  const start = await startServer({ DATA_DIR: await usedFolder(), SEED: 'empty' })
  const [, below = ''] = (await start.stop()).split('Kencana siap')
  expect(passwordIn(below)).toMatch(/^[\w-]{12}$/)
})

test('a shop that is made behind a taken port is told it, and opens on a free one', async () => {
  const port = await freePort()
  const other = createServer(socket => void socket.end()).listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const env = { DATA_DIR: await usedFolder(), SEED: 'empty', HOST: '127.0.0.1' }
  const refused = await startServer({ ...env, PORT: String(port) })
  const said = await refused.stop()
  expect([said, refused.code]).toEqual([expect.stringMatching(/tidak dapat dijalankan/), 1])
  expect(said).not.toContain('Kencana siap')
  const password = passwordIn(said)
  expect(password).toMatch(/^[\w-]{12}$/)

  const opened = await startServer(env)
  expect(await logsIn(opened.origin, password)).toBeLessThan(300)
  expect(passwordIn(await opened.stop())).toBe('')
})
