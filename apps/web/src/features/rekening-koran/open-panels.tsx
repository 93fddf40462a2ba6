import type { KoranLine } from '@kencana/contract/areas/uang/rekening-koran'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { useAddress } from '../../engines/report-screen/use-address.ts'
import { notify } from '../../kit/dialogs/notify.ts'
import { Panel } from '../../kit/layout/panel.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { addressOf } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import { CHANGES, calls, type Entry, entryKey } from './calls.ts'
import { useBookColumns, useLineColumns } from './columns.tsx'
import { MatchBar } from './match-bar.tsx'
import classes from './rekening-koran.module.css'
import { useChosen } from './use-chosen.ts'
import type { Koran } from './use-koran.ts'
import { type Page, usePane } from './use-pane.ts'

/** A page of lines, and the pairs of all of them that can be meant one way only; rupiah. */
interface OpenLines extends Page<KoranLine> {
  readonly pasti: number
  readonly pasti_jumlah: number
}

/** What is open on either side: lines with what they may be, and entries without a line. */
export function OpenPanels({ koran }: { readonly koran: Koran }) {
  const { t } = useTranslation()
  const { account, hari } = koran
  const no_rekening = account?.no_rekening ?? ''
  const choice = useChosen(no_rekening)
  const lines = usePane<KoranLine, OpenLines>(
    ['rekening-koran', 'baris', no_rekening, hari],
    (asked, signal) =>
      call(calls.lines, {
        query: { no_rekening, hari, ...asked },
        ...(signal === undefined ? {} : { signal }),
      }),
  )
  const books = usePane<Entry>(['rekening-koran', 'buku', no_rekening], (asked, signal) =>
    call(calls.entries, {
      query: { no_rekening, ...asked },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  const book = useBooking(account)
  const { pasti = 0, pasti_jumlah = 0 } = lines.answer ?? {}
  const lineColumns = useLineColumns({ onTake: choice.take, onBook: book })
  const bookColumns = useBookColumns()
  return (
    <>
      <div className={classes.panes}>
        <Panel
          flush
          title={t('Belum ada di buku')}
          acts={<Certain koran={koran} count={pasti} rupiah={pasti_jumlah} />}
        >
          <DataTable<KoranLine>
            {...lines.table}
            label={t('Baris bank yang belum ada di buku')}
            columns={lineColumns}
            rowKey={({ sidik }) => sidik}
            picks={choice.linePicks}
            emptyHint={t('Semua baris bank sudah cocok, atau belum ada yang diunggah.')}
          />
        </Panel>
        <Panel flush title={t('Belum ada di bank')}>
          <DataTable<Entry>
            {...books.table}
            label={t('Baris buku yang belum ada di bank')}
            columns={bookColumns}
            rowKey={entryKey}
            picks={choice.entryPicks}
            emptyHint={t('Semua baris buku sudah ada di bank.')}
          />
        </Panel>
      </div>
      <MatchBar choice={choice} />
    </>
  )
}

interface CertainProps {
  readonly koran: Koran
  readonly count: number
  readonly rupiah: number
}

/** All pairs that can be meant one way only, by one press. */
function Certain({ koran, count, rupiah }: CertainProps) {
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes: CHANGES })
  const { account, hari } = koran
  const save = async () => {
    const done = await run({
      route: calls.certain,
      input: { body: { no_rekening: account?.no_rekening ?? '', hari: Number(hari) } },
      what: t('Mencocokkan rekening koran'),
    })
    if (done === null) return
    void notify.success(
      t('{jumlah} baris dicocokkan, {rupiah}', {
        jumlah: done.cocok,
        rupiah: rupiahText(done.jumlah),
      }),
    )
  }
  return (
    <Button
      onClick={() => void save()}
      disabled={count === 0}
      loading={busy}
      title={rupiahText(rupiah)}
    >
      {t('Cocokkan yang pasti ({jumlah})', { jumlah: count })}
    </Button>
  )
}

const TEXT_MAX = 160

/** Leads to Uang Bank with what the bank says of a line. */
function useBooking(account: Koran['account']) {
  const { t } = useTranslation()
  const { go } = useAddress()
  return ({ tgl, jumlah, keterangan }: KoranLine) =>
    go(
      addressOf('/uang-bank', {
        kode_bank: account?.kode_bank,
        no_rekening: account?.no_rekening,
        jumlah: String(jumlah),
        keterangan: t('Koran {tgl}: {keterangan}', {
          tgl,
          keterangan: keterangan.slice(0, TEXT_MAX),
        }),
      }),
    )
}
