import type pg from 'pg'
import { sqlState } from '../transaction.ts'

/**
 * Kinds of notes: backup and drill (tried and whole), the nightly check of the books, and what the
 * watch last saw. One row each, the newest.
 */
export type NoteKind =
  | 'CADANGAN'
  | 'CADANGAN_GAGAL'
  | 'LATIHAN'
  | 'LATIHAN_GAGAL'
  | 'PERIKSA_BUKU'
  | 'PANTAU'

export interface Note {
  readonly pada: Date
  readonly rincian: Readonly<Record<string, unknown>>
}

/**
 * Keeps a note in the place of the older one of its kind. A database of an older version, which is
 * saved before it is upgraded, has nowhere to keep it.
 */
export async function writeNote(
  db: pg.Pool | pg.ClientBase,
  jenis: NoteKind,
  pada: Date,
  rincian: object,
): Promise<void> {
  const insert = `insert into public.operasi (jenis, pada, rincian) values ($1, $2, $3)
     on conflict (jenis) do update set pada = excluded.pada, rincian = excluded.rincian`
  await db.query(insert, [jenis, pada, JSON.stringify(rincian)]).catch(unlessOlder)
}

/** The newest note of every kind. */
export async function readNotes(
  db: pg.Pool | pg.ClientBase,
): Promise<Partial<Record<NoteKind, Note>>> {
  const found = await db
    .query<Note & { jenis: NoteKind }>('select jenis, pada, rincian from public.operasi')
    .catch(unlessOlder)
  return Object.fromEntries((found?.rows ?? []).map(({ jenis, ...note }) => [jenis, note]))
}

function unlessOlder(error: unknown): undefined {
  if (sqlState(error) !== '42P01') throw error
}
