import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { createInterface } from 'node:readline'
import type { Reader } from './reader.ts'

/**
 * A reader without hardware, to try the product with: a finger is a word, typed here or sent by
 * `POST /jari` on 127.0.0.1. Anybody at the machine can lay down any finger, so it must be asked
 * for by name and allowed besides.
 */
export async function simulatedReader(env: NodeJS.ProcessEnv): Promise<Reader> {
  if (env.ALLOW_SIMULATED_READER !== '1') {
    throw new Error(
      'Pembaca simulated hanya untuk mencoba: siapa saja di komputer ini dapat menirukan jari. ' +
        'Setel ALLOW_SIMULATED_READER=1 bila itu memang maksudnya.',
    )
  }
  let lay: ((print: Buffer) => void) | undefined
  /** A finger nobody waits for is gone, as on glass. */
  const laid = (word: string): boolean => {
    if (lay === undefined || word === '') return false
    lay(hashOf(word))
    return true
  }
  const typed = createInterface({ input: process.stdin })
  typed.on('line', line => void laid(line.trim()))
  const door = await openDoor(Number(env.SIMULATED_PORT ?? 0), laid)
  return {
    name: 'simulated',
    scan: signal =>
      new Promise<Buffer>((resolve, reject) => {
        const end = () => {
          lay = undefined
          signal.removeEventListener('abort', stop)
        }
        const stop = () => {
          end()
          reject(new Error('nobody waits any more'))
        }
        if (signal.aborted) return stop()
        signal.addEventListener('abort', stop)
        lay = print => {
          end()
          resolve(print)
        }
      }),
    templateOf: print => print,
    matches: (template, print) =>
      template.length === print.length && timingSafeEqual(template, print),
    close: () => {
      typed.close()
      door?.close()
    },
  }
}

const hashOf = (word: string): Buffer => createHash('sha256').update(word).digest()

const MOST = 200

/** 202 when the finger was taken, 409 when nobody waits for one. Port 0 opens no door. */
function openDoor(port: number, laid: (word: string) => boolean): Promise<Server | undefined> {
  if (port === 0) return Promise.resolve(undefined)
  const door = createServer((request, answer) => {
    let word = ''
    request.on('data', chunk => {
      word = (word + String(chunk)).slice(0, MOST)
    })
    request.on('end', () => {
      const isOurs = request.method === 'POST' && request.url === '/jari'
      answer.writeHead(isOurs ? (laid(word.trim()) ? 202 : 409) : 404).end()
    })
  })
  return new Promise((resolve, reject) => {
    door.once('error', reject)
    door.listen(port, '127.0.0.1', () => resolve(door))
  })
}
