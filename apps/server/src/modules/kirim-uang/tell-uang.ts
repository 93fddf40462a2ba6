import { z } from 'zod'
import { defineReceiver } from '../../engines/courier/receivers.ts'
import { keepIncoming, keepReceived } from './kirim-uang.queries.ts'

/** Kinds of messages: money that was sent, and that it was received. */
export const SALURAN_KIRIM = 'KIRIM_UANG'
export const SALURAN_TERIMA = 'TERIMA_UANG'

// A newer version may say more.
const sent = z.object({
  tgl: z.string(),
  input_by: z.string(),
  jumlah_rp: z.number().int(),
  keterangan: z.string(),
})
export type SentNews = z.infer<typeof sent>

/** The store it goes to keeps what is on its way; what its sender takes back it may know before. */
const sentReceiver = defineReceiver(SALURAN_KIRIM, sent, async (db, message) => {
  const { asal, ke, nomor, isi, dibuat_pada } = message
  await keepIncoming(db, ke, {
    asal,
    no_reff: nomor,
    tgl: isi.tgl,
    dikirim_pada: dibuat_pada,
    dikirim_oleh: isi.input_by,
    jumlah_rp: isi.jumlah_rp,
    keterangan: isi.keterangan,
  })
  return []
})

const received = z.object({ no_reff: z.string(), oleh: z.string() })
export type ReceivedNews = z.infer<typeof received>

/** The sender keeps who received it, when, and with which document. */
const receivedReceiver = defineReceiver(SALURAN_TERIMA, received, async (db, message) => {
  const { ke, id, nomor, isi, dibuat_pada } = message
  const { no_reff, oleh } = isi
  await keepReceived(db, ke, { no_reff, id, no_terima: nomor, pada: dibuat_pada, oleh })
  return []
})

export const receivers = [sentReceiver, receivedReceiver] as const
