import {
  type ReportAnswer,
  type ReportFace,
  SCREEN_ROWS,
  SEARCH_KEY,
} from '@kencana/contract/kit/report'
import { formatRupiah } from '@kencana/domain/quantity'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { Icon } from '../../kit/text/icon.tsx'
import { ApiProblem } from '../../lib/api-problem.ts'
import { useSession } from '../../lib/session.ts'
import { ColumnChoice } from './columns/column-choice.tsx'
import { useHidden } from './columns/use-hidden.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import classes from './report.module.css'
import { ReportChart } from './report-chart.tsx'
import { ReportFiles } from './report-files.tsx'
import { ReportTable } from './report-table.tsx'
import { ReportSearch } from './rows/report-search.tsx'
import { useMore } from './rows/use-more.ts'
import { type Filled, useAddress } from './use-address.ts'
import { useLinks } from './use-links.ts'
import { useFace, useReport } from './use-report.ts'

/** The screen of every report: what it shows comes from the face of the path. */
export function Screen() {
  const { path } = useAddress()
  const { face, error, retry } = useFace(path)
  if (error !== null) return <ErrorState onRetry={() => void retry()} />
  if (face === undefined) return <SkeletonTable />
  return <Report key={face.id} face={face} />
}

function Report({ face }: { face: ReportFace }) {
  const { t } = useTranslation()
  const { asked, ask, askInstead } = useAddress()
  const session = useSession()
  const { data: first, error, isFetching, refetch } = useReport(face, asked)
  const { answer: data, isComing, next } = useMore(face, first, asked)
  const links = useLinks(data?.meta.stores)
  const [hidden, hide] = useHidden(face.id)
  const values = useMemo(() => ({ ...data?.meta.values, ...asked }), [data, asked])
  const { urut, [SEARCH_KEY]: _, ...filters } = values
  const { [SEARCH_KEY]: search = '' } = asked
  const kept = { ...(search === '' ? {} : { [SEARCH_KEY]: search }) }
  const sort = (sorting: string | undefined) =>
    ask({ ...filters, ...kept, ...(sorting === undefined ? {} : { urut: sorting }) })
  const searchFor = useSearching(asked, askInstead)
  return (
    <>
      <PageHeader title={t(face.title)} back={<BackToReports />} {...described(data)}>
        <ReportFiles id={face.id} asked={asked} disabled={data === undefined || error !== null} />
      </PageHeader>
      <FilterBar
        face={face}
        values={useStable(filters)}
        today={session?.tgl_system ?? undefined}
        busy={isFetching}
        onAsk={filled => ask({ ...filled, ...kept, ...(urut === undefined ? {} : { urut }) })}
      />
      {data !== undefined && error === null && <Notices answer={data} />}
      {data !== undefined && error === null && <ReportChart face={face} answer={data} />}
      <Panel flush>
        <ReportSearch
          label={t(face.title)}
          value={search}
          found={isFetching ? undefined : data?.meta.count}
          onSearch={searchFor}
        >
          {data !== undefined && data.rows.length > 0 && (
            <ColumnChoice columns={ownColumns(data)} hidden={hidden} onHide={hide} />
          )}
        </ReportSearch>
        {error !== null ? (
          <Failed face={face} error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <SkeletonTable columns={6} />
        ) : data.rows.length === 0 ? (
          <Nothing face={face} isSearched={search !== ''} />
        ) : (
          <ReportTable
            label={t(face.title)}
            answer={data}
            total={face.total}
            busy={isFetching}
            sorting={urut}
            onSort={isSortable(data) ? sort : undefined}
            links={links}
            hidden={hidden}
          />
        )}
        {data !== undefined && <NextRows answer={data} {...{ isComing, next }} />}
      </Panel>
    </>
  )
}

interface FailedProps {
  readonly face: ReportFace
  readonly error: Error
  readonly onRetry: () => void
}

/** What stands instead of a report that did not come; a reason in the same words is said once. */
function Failed({ face, error, onRetry }: FailedProps) {
  const { t } = useTranslation()
  const title = t(face.failed ?? 'Laporan Tidak Tersedia')
  const reason = error instanceof ApiProblem ? t(error.detail, error.facts) : title
  return (
    <ErrorState title={title} {...(reason === title ? {} : { hint: reason })} onRetry={onRetry} />
  )
}

/** What stands instead of rows. */
function Nothing({ face, isSearched }: { face: ReportFace; isSearched: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t(face.empty ?? 'Tidak Ada Data')}
      hint={
        isSearched
          ? t('Ubah kata pencarian atau kosongkan pencarian.')
          : t('Pilih tanggal atau saringan lain, lalu Tampilkan.')
      }
    />
  )
}

interface NextRowsProps {
  readonly answer: ReportAnswer
  readonly isComing: boolean
  readonly next: (() => Promise<void>) | undefined
}

/** The way to the rows behind the last one. */
function NextRows({ answer: { rows, meta }, isComing, next }: NextRowsProps) {
  const { t } = useTranslation()
  if (next === undefined) return null
  const jumlah = formatRupiah(Math.min(SCREEN_ROWS, meta.count - rows.length))
  return (
    <div className={classes.more}>
      <Button variant="default" loading={isComing} onClick={() => void next()}>
        {t('Muat {jumlah} baris berikutnya', { jumlah })}
      </Button>
    </div>
  )
}

/** Asks for the same report with another search, in the place of the one before. */
function useSearching(asked: Filled, askInstead: (filled: Filled) => void) {
  const now = useRef({ asked, askInstead })
  now.current = { asked, askInstead }
  return useCallback((text: string) => {
    const { [SEARCH_KEY]: _, ...rest } = now.current.asked
    now.current.askInstead(text === '' ? rest : { ...rest, [SEARCH_KEY]: text })
  }, [])
}

/** To the tiles of all reports (doc1 §2). */
function BackToReports() {
  const { t } = useTranslation()
  return (
    <Link to="/SubMenuLaporan" className={classes.back}>
      <Icon name="kiri" /> {t('Kembali')}
    </Link>
  )
}

/** Columns of rows; those of groups stand in their headings. */
const ownColumns = ({ meta }: ReportAnswer) =>
  meta.columns.filter(({ key }) => !meta.group.includes(key))

const described = (data: ReportAnswer | undefined) =>
  data === undefined ? {} : { description: data.meta.filters }

/** Papers of a day stand in the order of the day. */
const isSortable = ({ meta }: ReportAnswer): boolean => meta.columns.some(column => column.total)

/** The same object while the text of its values is the same. */
function useStable(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const text = new URLSearchParams(values).toString()
  return useMemo(() => Object.fromEntries(new URLSearchParams(text)), [text])
}

/** What the reader must know before trusting the figures. */
function Notices({ answer }: { answer: ReportAnswer }) {
  const { t } = useTranslation()
  const { missing, more, count } = answer.meta
  return (
    <>
      {missing.length > 0 && (
        <p className={classes.notice} data-tone="bad" role="alert">
          {t('Toko {toko} tidak menjawab: jumlah di bawah belum lengkap.', {
            toko: missing.join(', '),
          })}
        </p>
      )}
      {more && (
        <p className={classes.notice} role="status">
          {t('Ditampilkan {tampil} dari {semua} baris; total dan berkas memuat semuanya.', {
            tampil: formatRupiah(answer.rows.length),
            semua: formatRupiah(count),
          })}
        </p>
      )}
    </>
  )
}
