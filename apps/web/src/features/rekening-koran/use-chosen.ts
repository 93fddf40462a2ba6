import type { KoranLine } from '@kencana/contract/areas/uang/koran-terbuka'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { notify } from '../../kit/dialogs/notify.ts'
import type { Picks } from '../../kit/table/pick-cells.tsx'
import { CHANGES, calls, type Entry, entryKey } from './calls.ts'

type Row = Pick<KoranLine, 'sidik' | 'jumlah' | 'tgl' | 'keterangan'> & Ends
type Book = Pick<Entry, 'nomor' | 'baris' | 'jumlah'> & Ends
/** When what stood open on a day came to its end; what has one is matched no more. */
type Ends = { readonly selesai?: string | null }

interface Chosen {
  readonly of: string
  readonly lines: ReadonlyMap<string, Row>
  readonly entries: ReadonlyMap<string, Book>
}

const AT_MOST = 100

/** Lines and entries of one account that are chosen to be matched by hand, over pages. */
export function useChosen(no_rekening: string) {
  const { t } = useTranslation()
  const nothing: Chosen = { of: no_rekening, lines: new Map(), entries: new Map() }
  const [kept, setKept] = useState<Chosen>(nothing)
  const chosen = kept.of === no_rekening ? kept : nothing
  const clear = () => setKept(nothing)
  const { run, busy } = useCommand({ changes: CHANGES, onLost: clear })
  const [lines, entries] = [[...chosen.lines.values()], [...chosen.entries.values()]]
  const save = async () => {
    const done = await run({
      route: calls.match,
      input: {
        body: {
          no_rekening,
          baris: lines.map(({ sidik }) => sidik),
          jurnal: entries.map(({ nomor, baris }) => ({ nomor, baris })),
        },
      },
      what: t('Mencocokkan rekening koran'),
    })
    if (done === null) return
    clear()
    notify.toast(t('Sudah dicocokkan'), 'success')
  }
  return {
    lines,
    entries,
    linePicks: picksOf(
      chosen.lines,
      ({ sidik }: Row) => sidik,
      next => setKept({ ...chosen, lines: next }),
    ),
    entryPicks: picksOf(chosen.entries, entryKey, next => setKept({ ...chosen, entries: next })),
    /** A line with what it may be. */
    take: (line: Row, entry: Book) =>
      setKept({
        of: no_rekening,
        lines: new Map([[line.sidik, line]]),
        entries: new Map([[entryKey(entry), entry]]),
      }),
    clear,
    save,
    busy,
  }
}

export type Choice = ReturnType<typeof useChosen>

function picksOf<R extends Ends>(
  chosen: ReadonlyMap<string, R>,
  keyOf: (row: R) => string,
  keep: (next: ReadonlyMap<string, R>) => void,
): Picks<R> {
  return {
    has: row => chosen.has(keyOf(row)),
    may: ({ selesai = null }) => selesai === null,
    set: (rows, picked) => {
      const next = new Map(chosen)
      for (const row of rows) {
        if (!picked) next.delete(keyOf(row))
        else if (next.size < AT_MOST) next.set(keyOf(row), row)
      }
      keep(next)
    },
    nameOf: keyOf,
  }
}
