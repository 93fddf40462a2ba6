import { io, type Socket } from 'socket.io-client'

const ALASAN = { alasan: 'Pembeli salah ukuran' }

/** The cancellation that is to be approved. */
export const cancelBody = (otorisasi: string) => ({ ...ALASAN, otorisasi })

const commandOf = (no: string) => ({ route: `POST penjualan/${no}/batal`, body: ALASAN })

/** What is asked of the supervisor's finger for one nota. */
export const forCancel = (no: string) => ({
  user_id: 'SPV-JKT',
  kategori: 'BATAL_PENJUALAN',
  perintah: commandOf(no),
})

/** The same as a page asks it: its words stay in the books, nobody reads them at the reader. */
export const askFor = (no: string) => ({ ...forCancel(no), description: 'Hanya mencetak ulang' })

/** A page's socket, and what it heard since it was last emptied. */
export async function openEar(origin: string, token: string) {
  const socket: Socket = io(origin, {
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  })
  const heard: unknown[] = []
  socket.onAny((event, body) => heard.push([event, body]))
  await new Promise<void>(done => socket.on('connect', () => done()))
  return { socket, heard }
}
