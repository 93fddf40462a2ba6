import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** A line to the server over which requests go one after another. */
export async function plainSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  await once(socket, 'connect')
  return socket
}

/** Sends the bytes of a request and waits for one whole answer; the server names its length. */
export function ask(socket: Socket, request: string): Promise<number> {
  socket.write(request)
  return new Promise((resolve, reject) => {
    let heard: Buffer = Buffer.alloc(0)
    const onClose = () => reject(new Error('the server hung up'))
    const onData = (chunk: Buffer) => {
      heard = heard.length === 0 ? chunk : Buffer.concat([heard, chunk])
      const head = heard.indexOf(END_OF_HEAD)
      if (head < 0) return
      const lines = heard.subarray(0, head).toString('latin1')
      const length = Number(/content-length: (\d+)/i.exec(lines)?.[1] ?? Number.NaN)
      if (Number.isNaN(length)) reject(new Error(`no length: ${lines}`))
      if (heard.length < head + END_OF_HEAD.length + length) return
      socket.off('data', onData)
      socket.off('close', onClose)
      resolve(Number(lines.slice(9, 12)))
    }
    socket.on('data', onData)
    socket.on('close', onClose)
  })
}
