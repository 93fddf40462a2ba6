import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import type { Column } from '../../../kit/table/columns.ts'
import type { RouteRef } from '../../../lib/api.ts'
import { PickScreen } from '../pick/pick-screen.tsx'
import { usePicked } from '../pick/use-picked.ts'
import { type Command, useCommand } from '../use-command.ts'
import { CheckQueue, type ReadChecks } from './check-queue.tsx'
import type { CheckRow, Hasil } from './check-row.tsx'
import { Verdict } from './verdict.tsx'

/** What a check says of one document. */
export interface Said {
  readonly nomor: string
  readonly hasil: Hasil
  readonly keterangan?: string
}

interface CheckScreenProps<Row, Route extends RouteRef> {
  readonly title: string
  readonly description: string
  /** Beginning of the query's name: a command that changes the area reads it again. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly read: ReadChecks<Row>
  readonly command: (said: Said) => Command<Route>
  /** Beginnings of the queries that show something else afterwards. */
  readonly changes: readonly string[]
  /** What must be found, before the verdict; and everything else of the document, after it. */
  readonly facts: (row: Row) => ReactNode
  readonly detail: (row: Row) => ReactNode
}

/** Documents of an area, held against what lies on the counter by another than the writer. */
export function CheckScreen<Row extends CheckRow, const Route extends RouteRef>(
  props: CheckScreenProps<Row, Route>,
) {
  const { t } = useTranslation()
  const { title, description, name, columns, read, command, changes, facts, detail } = props
  const { control, document: row, pick, next } = usePicked<Row>()
  // Somebody else's earlier verdict closes it, too.
  const { run, busy } = useCommand({ changes, onLost: next })
  /** The number of a document, or of what has one document to be checked. */
  const find = (q: string) =>
    pick(async () => {
      const { data } = await read({ q, limit: 20, status: 'ALL' })
      const found = meantBy(data, q)
      if (found === undefined) notify.toast(t('Tidak ada dokumen {nomor}', { nomor: q }), 'error')
      return found ?? null
    })
  const say = async ({ nomor }: Row, hasil: Hasil, keterangan: string) => {
    const said = { nomor, hasil, ...(keterangan === '' ? {} : { keterangan }) }
    if ((await run(command(said))) === null) return
    notify.toast(
      hasil === 'SESUAI' ? t('{nomor} sesuai', { nomor }) : t('{nomor} tidak sesuai', { nomor }),
      'success',
    )
    next()
  }
  return (
    <PickScreen
      title={title}
      description={description}
      control={control}
      find={{
        label: t('Cari dokumen'),
        placeholder: t('Pindai atau ketik nomor dokumen'),
        onFind: text => void find(text),
      }}
      list={
        <CheckQueue
          name={name}
          columns={columns}
          read={read}
          onPick={one => void pick(async () => one)}
        />
      }
      nothing={{
        panel: t('Dokumen'),
        title: t('Belum ada dokumen dipilih'),
        hint: t('Pindai nomor dokumen, atau pilih dari daftar.'),
      }}
      chosen={
        row && {
          nomor: row.nomor,
          children: (
            <>
              {facts(row)}
              <Verdict
                row={row}
                busy={busy}
                onVerdict={(hasil, keterangan) => void say(row, hasil, keterangan)}
              />
              {detail(row)}
            </>
          ),
        }
      }
    />
  )
}

/** The document itself; else the first unchecked one of what was found, else the only one. */
function meantBy<Row extends CheckRow>(found: readonly Row[], typed: string): Row | undefined {
  const whole = typed.toUpperCase()
  const exact = found.find(({ nomor }) => nomor.toUpperCase() === whole)
  const open = found.filter(({ hasil }) => hasil === null)
  return exact ?? (open.length > 0 ? open : found)[0]
}
