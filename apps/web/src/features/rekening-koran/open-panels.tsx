import type { BagianBuku, KoranLine } from '@kencana/contract/areas/uang/koran-terbuka'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { useAddress } from '../../engines/report-screen/use-address.ts'
import { notify } from '../../kit/dialogs/notify.ts'
import { Panel } from '../../kit/layout/panel.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { addressOf } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import {
  CHANGES,
  calls,
  type Entry,
  type EntryPage,
  entryKey,
  type LinePage,
  type LinePart,
} from './calls.ts'
import { useBookColumns, useLineColumns } from './columns.tsx'
import { MatchBar } from './match-bar.tsx'
import classes from './rekening-koran.module.css'
import { type Choice, useChosen } from './use-chosen.ts'
import type { Koran } from './use-koran.ts'
import { usePane } from './use-pane.ts'

/** What is open on either side: lines with what they may be, and entries without a line. */
export function OpenPanels({ koran }: { readonly koran: Koran }) {
  const choice = useChosen(koran.account?.no_rekening ?? '')
  return (
    <>
      <div className={classes.panes}>
        <LinesOf koran={koran} choice={choice} bagian="BUKA" />
        <EntriesOf koran={koran} choice={choice} bagian="BUKA" />
      </div>
      <MatchBar choice={choice} />
    </>
  )
}

interface PartProps<B> {
  readonly koran: Koran
  readonly choice: Choice
  readonly bagian: B
}

/** Lines of a part: those the head counts, with what may be matched; below them later ones. */
function LinesOf({ koran, choice, bagian }: PartProps<LinePart>) {
  const { t } = useTranslation()
  const { account, hari, tgl } = koran
  const no_rekening = account?.no_rekening ?? ''
  const lines = usePane<KoranLine, LinePage>(
    ['rekening-koran', 'baris', no_rekening, hari, tgl ?? '', bagian],
    (asked, signal) =>
      call(calls.lines, {
        query: { no_rekening, hari, bagian, ...onDay(tgl), ...asked },
        ...(signal === undefined ? {} : { signal }),
      }),
  )
  const book = useBooking(account)
  const columns = useLineColumns({ onTake: choice.take, onBook: book })
  const { pasti = 0, pasti_jumlah = 0, bagian: parts = [] } = lines.answer ?? {}
  const isMain = bagian === 'BUKA'
  const later = parts.find(one => one.bagian === 'SESUDAH')
  return (
    <div className={classes.pane}>
      <Panel
        flush
        title={isMain ? t('Belum ada di buku') : t('Sesudah {tgl}', { tgl })}
        acts={
          isMain ? (
            <Certain koran={koran} count={pasti} rupiah={pasti_jumlah} />
          ) : (
            <PartSum of={later} text={n => t('{jumlah} baris bank', { jumlah: n })} />
          )
        }
      >
        <DataTable<KoranLine>
          {...lines.table}
          label={
            isMain ? t('Baris bank yang belum ada di buku') : t('Baris bank sesudah {tgl}', { tgl })
          }
          columns={columns}
          rowKey={({ sidik }) => sidik}
          picks={choice.linePicks}
          emptyHint={t('Semua baris bank sudah cocok, atau belum ada yang diunggah.')}
        />
      </Panel>
      {isMain && later !== undefined && <LinesOf koran={koran} choice={choice} bagian="SESUDAH" />}
    </div>
  )
}

/** Entries of a part likewise; older ones, later ones and those of no account below them. */
function EntriesOf({ koran, choice, bagian }: PartProps<BagianBuku>) {
  const { t } = useTranslation()
  const { account, tgl } = koran
  const no_rekening = account?.no_rekening ?? ''
  const books = usePane<Entry, EntryPage>(
    ['rekening-koran', 'buku', no_rekening, tgl ?? '', bagian],
    (asked, signal) =>
      call(calls.entries, {
        query: { no_rekening, bagian, ...onDay(tgl), ...asked },
        ...(signal === undefined ? {} : { signal }),
      }),
  )
  const columns = useBookColumns()
  const titles: Readonly<Record<BagianBuku, string>> = {
    BUKA: t('Belum ada di bank'),
    SEBELUM: t('Sebelum rekening koran pertama'),
    SESUDAH: t('Sesudah {tgl}', { tgl }),
    TANPA: t('Tanpa rekening'),
  }
  const parts = books.answer?.bagian ?? []
  const isMain = bagian === 'BUKA'
  return (
    <div className={classes.pane}>
      <Panel
        flush
        title={titles[bagian]}
        acts={
          !isMain && (
            <PartSum
              of={parts.find(one => one.bagian === bagian)}
              text={n => t('{jumlah} baris buku', { jumlah: n })}
            />
          )
        }
      >
        <DataTable<Entry>
          {...books.table}
          label={
            isMain
              ? t('Baris buku yang belum ada di bank')
              : `${t('Baris buku')}: ${titles[bagian]}`
          }
          columns={columns}
          rowKey={entryKey}
          picks={choice.entryPicks}
          emptyHint={t('Semua baris buku sudah ada di bank.')}
        />
      </Panel>
      {isMain &&
        parts
          .filter(one => one.bagian !== 'BUKA')
          .map(one => (
            <EntriesOf key={one.bagian} koran={koran} choice={choice} bagian={one.bagian} />
          ))}
    </div>
  )
}

const onDay = (tgl: string | null) => (tgl === null ? {} : { tgl })

interface PartSumProps {
  readonly of: Pick<LinePage['bagian'][number], 'banyak' | 'jumlah'> | undefined
  readonly text: (count: number) => string
}

/** How many rows a part has, and what they come to. */
const PartSum = ({ of, text }: PartSumProps) =>
  of !== undefined && (
    <span className={classes.partSum}>
      {text(of.banyak)} · <Money value={of.jumlah} unit />
    </span>
  )

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
