import type { HutangAnswer, PledgeLine } from '@kencana/contract/areas/hutang'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../engines/document-frame/detail/facts.tsx'
import { Sums } from '../../../engines/document-frame/detail/sums.tsx'
import { Journals } from '../../../engines/document-frame/journal-table.tsx'
import { dayText } from '../../../kit/text/day-text.ts'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { TermSentences } from '../terms.tsx'
import { useLoanJournals } from '../use-shown-loan.ts'
import { worthParts } from '../words.ts'
import classes from './lihat.module.css'
import { LoanHistory } from './loan-history.tsx'
import { LoanStatus } from './loan-status.tsx'
import { PayoffWorking } from './payoff-working.tsx'

interface LoanDetailProps {
  readonly loan: HutangAnswer
  /** Opens another loan of the chain; without it the numbers are only told. */
  readonly onOpen?: (nomor: string) => void
}

/** One loan whole: who, what is pledged, on which terms, what it costs, and what became of it. */
export function LoanDetail({ loan, onOpen }: LoanDetailProps) {
  const journals = useLoanJournals(loan.no_faktur_hutang)
  return (
    <div className={classes.detail}>
      <About loan={loan} onOpen={onOpen} />
      {loan.pelunasan !== null && <PayoffWorking payoff={loan.pelunasan} status={loan.status} />}
      {loan.lelang !== null && <Auction lelang={loan.lelang} />}
      <Pledge lines={loan.barang} taksiran={loan.taksiran} plafond={loan.plafond} />
      <Terms loan={loan} />
      <LoanHistory loan={loan} />
      {journals.data !== undefined && <Journals lines={journals.data} />}
    </div>
  )
}

function About({ loan, onOpen }: { loan: HutangAnswer; onOpen: LoanDetailProps['onOpen'] }) {
  const { t } = useTranslation()
  const { customer, tgl_lunas } = loan
  return (
    <Facts
      facts={[
        {
          label: t('Pelanggan'),
          value: (
            <>
              {customer.nama} <span className={classes.quiet}>{customer.telp}</span>
            </>
          ),
          more: [customer.alamat, `${customer.jenis_identitas} ${customer.no_identitas}`],
        },
        {
          label: t('Status'),
          value: <LoanStatus status={loan.status} lewat_hari={loan.lewat_hari} />,
          more: [
            loan.no_asal && <Chain label={t('Dari')} nomor={loan.no_asal} onOpen={onOpen} />,
            loan.no_penerus && (
              <Chain label={t('Diteruskan')} nomor={loan.no_penerus} onOpen={onOpen} />
            ),
          ],
        },
        {
          label: t('Tanggal'),
          value: dayText(loan.tgl_hutang),
          more: [
            t('jatuh tempo {tgl}', { tgl: loan.tgl_jatuh_tempo }),
            tgl_lunas && t('selesai {tgl}', { tgl: tgl_lunas }),
          ],
        },
        {
          label: t('Pinjaman'),
          value: <Money value={loan.jumlah_hutang} unit />,
          more: [
            `${t('Sales {kode}', { kode: loan.kode_sales })} · ${loan.user_id}`,
            t('surat dicetak {kali}×', { kali: loan.dicetak }),
          ],
        },
        { label: t('Letak paket'), value: loan.lokasi ?? '–', more: [loan.keterangan] },
      ]}
    />
  )
}

interface ChainProps {
  readonly label: string
  readonly nomor: string
  readonly onOpen: LoanDetailProps['onOpen']
}

/** The loan this one came from, or went on as. */
function Chain({ label, nomor, onOpen }: ChainProps) {
  if (onOpen === undefined) return `${label} ${nomor}`
  return (
    <>
      {label}{' '}
      <button type="button" className={`k-dotted ${classes.link}`} onClick={() => onOpen(nomor)}>
        {nomor}
      </button>
    </>
  )
}

interface PledgeProps {
  readonly lines: readonly PledgeLine[]
  readonly taksiran: number
  readonly plafond: number
}

function Pledge({ lines, taksiran, plafond }: PledgeProps) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className={classes.head}>
        {t('Barang jaminan')}
        <span className={classes.quiet}>
          {t('taksiran {taksiran} · plafond {plafond}', {
            taksiran: rupiahText(taksiran),
            plafond: rupiahText(plafond),
          })}
        </span>
      </h3>
      <PledgePieces lines={lines} />
    </section>
  )
}

/** What lies in the packet of a loan, piece by piece. */
export function PledgePieces({ lines }: Pick<PledgeProps, 'lines'>) {
  const { t } = useTranslation()
  return (
    <ol className={classes.pieces} aria-label={t('Barang jaminan')}>
      {lines.map(line => (
        <li key={line.baris}>
          <PledgePiece line={line} />
        </li>
      ))}
    </ol>
  )
}

/** One piece of a pledge with its weights and how its value came about. */
function PledgePiece({ line }: { line: PledgeLine }) {
  const { t } = useTranslation()
  return (
    <>
      <span>
        <b>
          {line.jumlah > 1 && `${line.jumlah} × `}
          {line.nama_barang}
        </b>
        <span className={classes.quiet}>
          {' '}
          {line.kode_kadar} · {line.kadar}‰ · {line.kode_kondisi}
        </span>
        <br />
        <span className={classes.quiet}>{worthParts(line, t).join(' · ')}</span>
      </span>
      <span className={classes.right}>
        <b>{gramText(line.berat)} g</b>
        <br />
        <span className={classes.quiet}>
          {line.berat_kotor !== line.berat &&
            `${t('kotor {berat}', { berat: gramText(line.berat_kotor) })} · `}
          <Money value={line.taksiran} />
        </span>
      </span>
    </>
  )
}

function Terms({ loan }: { loan: HutangAnswer }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className={classes.head}>
        {t('Syarat')} <span className={classes.quiet}>{loan.syarat.nama_bunga}</span>
      </h3>
      <div className={classes.terms}>
        <TermSentences syarat={loan.syarat} />
      </div>
    </section>
  )
}

function Auction({ lelang }: { lelang: NonNullable<HutangAnswer['lelang']> }) {
  const { t } = useTranslation()
  const { hasil, biaya, kelebihan, kekurangan } = lelang
  return (
    <Sums
      label={t('Lelang')}
      sums={[
        { label: t('Hasil lelang'), value: hasil },
        biaya > 0 ? { label: t('Biaya lelang'), value: biaya } : null,
        kelebihan > 0 ? { label: t('Kelebihan milik pelanggan'), value: kelebihan } : null,
        kekurangan > 0 ? { label: t('Kekurangan ditanggung toko'), value: kekurangan } : null,
      ]}
    />
  )
}
