import type { PoolClient } from 'pg'
import type { z } from 'zod'
import type { Notice } from '../../platform/context.ts'

/** What a document of one store says to another. */
export interface Message<Isi = unknown> {
  readonly id: string
  /** The store that says it, and the one it is for. */
  readonly asal: string
  readonly ke: string
  /** Its place among all that the store says: 1..n. */
  readonly urut: number
  /** Its kind: one receiver takes in all of a kind, those of one store in their order. */
  readonly saluran: string
  /** The document it was written with. */
  readonly nomor: string
  readonly isi: Isi
  readonly dibuat_pada: Date
}

/** Who takes in the messages of one kind. */
export interface Receiver {
  readonly saluran: string
  readonly receive: Taking<unknown>
}

/**
 * Takes a message in, in the transaction of the store it is for, which keeps the message's key
 * too: all of it once, or nothing. It waits for nothing but that database. Answers what browsers
 * are told after the commit. Whatever it throws, the message is brought again.
 */
type Taking<Isi> = (db: PoolClient, message: Message<Isi>, now: Date) => Promise<readonly Notice[]>

/** Declares a kind of messages: how its content looks, and what its receiver does with it. */
export const defineReceiver = <S extends z.ZodType>(
  saluran: string,
  isi: S,
  receive: Taking<z.output<S>>,
): Receiver => ({
  saluran,
  receive: (db, message, now) => receive(db, { ...message, isi: isi.parse(message.isi) }, now),
})
