import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { todayJakarta } from '../../../kit/inputs/parts/calendar-words.ts'
import { Panel } from '../../../kit/layout/panel.tsx'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { dayText, momentText } from '../../../kit/text/day-text.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { call, callFile } from '../../../lib/api.ts'
import { openPdf } from '../../../lib/open-pdf.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { ownSession } from '../../../lib/session.ts'
import { type Closed, type ClosingState, calls } from '../closing-calls.ts'
import classes from '../tutup-toko.module.css'
import { Difference } from './difference.tsx'
import { ClosedMachines } from './machines.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'

interface LastClosingProps {
  readonly day: ClosingState
  readonly busy: boolean
  readonly onReopen: (alasan: string) => Promise<void>
}

/** The day closed last: who, what was short or over, its papers, and the way to open it again. */
export function LastClosing({ day, busy, onReopen }: LastClosingProps) {
  const { t } = useTranslation()
  const [reopening, setReopening] = useState(false)
  const last = day.terakhir
  const tgl = last?.tgl ?? ''
  const closed = useQuery({
    queryKey: ['tutup-toko', tgl, last?.no_tutup],
    queryFn: ({ signal }) => call(calls.closed, { params: { tgl }, signal }),
    enabled: last !== null,
  })
  if (last === null) return null
  const pdf = () =>
    openPdf(() => callFile(calls.pack, { params: { tgl } })).catch(problem => showProblem(problem))
  return (
    <Panel
      title={`${t('Penutupan terakhir')} · ${dayText(tgl)}`}
      acts={
        <>
          {mayReopen(last.pada) && (
            <Button variant="subtle" color="red" disabled={busy} onClick={() => setReopening(true)}>
              {t('Buka kembali')}
            </Button>
          )}
          <Button variant="default" onClick={() => void pdf()}>
            {t('Lembar tutup toko (PDF)')}
          </Button>
        </>
      }
    >
      <p className={classes.calm}>
        {t('Toko sudah ditutup oleh {user}', { user: last.user_id })}
        {` · ${momentText(last.pada)} · ${last.no_tutup}`}
      </p>
      {closed.isError && <ErrorState onRetry={() => void closed.refetch()} />}
      {closed.isPending && <SkeletonTable rows={2} />}
      {closed.data !== undefined && <ClosedFacts closed={closed.data} />}
      {reopening && (
        <ReopenDialog
          tgl={tgl}
          onClose={() => setReopening(false)}
          onReopen={alasan => {
            setReopening(false)
            void onReopen(alasan)
          }}
        />
      )}
    </Panel>
  )
}

/** OWN and SU, on the calendar day of the closing; the server decides. */
const mayReopen = (pada: string): boolean =>
  ['OWN', 'SU'].includes(ownSession()?.level ?? '') &&
  todayJakarta(new Date(pada)) === todayJakarta()

function ClosedFacts({ closed }: { closed: Closed }) {
  const { t } = useTranslation()
  return (
    <>
      {closed.tertutup ? (
        <p className={classes.calm}>
          {t('Angka kas penutupan ini tidak ditampilkan sampai hitungan berikut diserahkan.')}
        </p>
      ) : (
        <Drawers closed={closed} />
      )}
      <ClosedMachines closed={closed} />
      <Ways closed={closed} />
      {closed.alasan_selisih !== '' && (
        <p className={classes.calm}>
          {t('Sebab selisih')}: {closed.alasan_selisih}
        </p>
      )}
      {closed.alasan_mesin !== '' && (
        <p className={classes.calm}>
          {t('Sebab selisih slip')}: {closed.alasan_mesin}
        </p>
      )}
      {closed.slip_ditolak > 0 && (
        <p className={classes.calm}>
          {t('{jumlah} slip sebelumnya berbeda', { jumlah: closed.slip_ditolak })}
        </p>
      )}
      {closed.hitungan_ditolak > 0 && (
        <p className={classes.calm}>
          {t('{jumlah} hitungan sebelumnya melebihi toleransi', {
            jumlah: closed.hitungan_ditolak,
          })}
        </p>
      )}
      {closed.catatan !== '' && (
        <p className={classes.calm}>
          {t('Catatan')}: {closed.catatan}
        </p>
      )}
      <p className={classes.chain}>
        <span>{t('Kepala rantai, urutan {urut}', { urut: closed.rantai.urut })}</span>
        <code>{closed.rantai.hash}</code>
      </p>
    </>
  )
}

function Drawers({ closed }: { closed: Closed }) {
  const { t } = useTranslation()
  return (
    <div className={classes.scroll}>
      <table className={classes.differences}>
        <thead>
          <tr>
            <th scope="col">{t('Laci')}</th>
            <th scope="col">{t('Menurut buku')}</th>
            <th scope="col">{t('Hitungan')}</th>
            <th scope="col">{t('Selisih')}</th>
          </tr>
        </thead>
        <tbody>
          {closed.laci.map(({ laci, buku, hitung, selisih }) => (
            <tr key={laci}>
              <th scope="row">{laci}</th>
              <td>
                <Money value={buku} />
              </td>
              <td>
                <Money value={hitung} />
              </td>
              <td>
                <Difference value={selisih} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Money by the way it came, and what was paid out for loans; nothing on a day without any. */
function Ways({ closed: { bayar, keluar } }: { closed: Closed }) {
  const { t } = useTranslation()
  const ways = [...new Set([...bayar, ...keluar].map(one => one.cara))].sort()
  if (ways.length === 0) return null
  const amount = (all: Closed['bayar'], cara: string) =>
    all.find(one => one.cara === cara)?.total ?? null
  return (
    <div className={classes.scroll}>
      <table className={classes.differences}>
        <thead>
          <tr>
            <th scope="col">{t('Cara bayar')}</th>
            <th scope="col">{t('Uang Masuk')}</th>
            {keluar.length > 0 && <th scope="col">{t('Uang Keluar')}</th>}
          </tr>
        </thead>
        <tbody>
          {ways.map(cara => (
            <tr key={cara}>
              <th scope="row">{cara}</th>
              <td>
                <Money value={amount(bayar, cara)} />
              </td>
              {keluar.length > 0 && (
                <td>
                  <Money value={amount(keluar, cara)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
