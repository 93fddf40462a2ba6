import type { HutangAnswer, PledgeLine } from '@kencana/contract/areas/hutang'
import { useTranslation } from 'react-i18next'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { percentText, termSentences } from '../words.ts'
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
  return (
    <div className={classes.detail}>
      <Facts loan={loan} onOpen={onOpen} />
      {loan.pelunasan !== null && <PayoffWorking payoff={loan.pelunasan} status={loan.status} />}
      {loan.lelang !== null && <Auction lelang={loan.lelang} />}
      <Pledge lines={loan.barang} taksiran={loan.taksiran} plafond={loan.plafond} />
      <Terms loan={loan} />
      <LoanHistory loan={loan} />
    </div>
  )
}

function Facts({ loan, onOpen }: { loan: HutangAnswer; onOpen: LoanDetailProps['onOpen'] }) {
  const { t } = useTranslation()
  const { customer } = loan
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('Pelanggan')}</dt>
        <dd>
          {customer.nama} <span className={classes.quiet}>{customer.telp}</span>
        </dd>
        <dd className={classes.quiet}>{customer.alamat}</dd>
        <dd className={classes.quiet}>
          {customer.jenis_identitas} {customer.no_identitas}
        </dd>
      </div>
      <div>
        <dt>{t('Status')}</dt>
        <dd>
          <LoanStatus status={loan.status} lewat_hari={loan.lewat_hari} />
        </dd>
        <Chain label={t('Dari')} nomor={loan.no_asal} onOpen={onOpen} />
        <Chain label={t('Diteruskan')} nomor={loan.no_penerus} onOpen={onOpen} />
      </div>
      <div>
        <dt>{t('Tanggal')}</dt>
        <dd>{loan.tgl_hutang}</dd>
        <dd className={classes.quiet}>{t('jatuh tempo {tgl}', { tgl: loan.tgl_jatuh_tempo })}</dd>
        {loan.tgl_lunas !== null && (
          <dd className={classes.quiet}>{t('selesai {tgl}', { tgl: loan.tgl_lunas })}</dd>
        )}
      </div>
      <div>
        <dt>{t('Pinjaman')}</dt>
        <dd>
          <Money value={loan.jumlah_hutang} unit />
        </dd>
        <dd className={classes.quiet}>
          {t('Sales {kode}', { kode: loan.kode_sales })} · {loan.user_id}
        </dd>
        <dd className={classes.quiet}>{t('surat dicetak {kali}×', { kali: loan.dicetak })}</dd>
      </div>
      <div>
        <dt>{t('Letak paket')}</dt>
        <dd>{loan.lokasi ?? '–'}</dd>
        {loan.keterangan !== null && <dd className={classes.quiet}>{loan.keterangan}</dd>}
      </div>
    </dl>
  )
}

interface ChainProps {
  readonly label: string
  readonly nomor: string | null
  readonly onOpen: LoanDetailProps['onOpen']
}

/** The loan this one came from, or went on as. */
function Chain({ label, nomor, onOpen }: ChainProps) {
  if (nomor === null) return null
  return (
    <dd className={classes.quiet}>
      {label}{' '}
      {onOpen === undefined ? (
        nomor
      ) : (
        <button type="button" className={classes.link} onClick={() => onOpen(nomor)}>
          {nomor}
        </button>
      )}
    </dd>
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
      <ol className={classes.pieces} aria-label={t('Barang jaminan')}>
        {lines.map(line => (
          <li key={line.baris}>
            <PledgePiece line={line} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** One piece of a pledge with its weights and how its value came about. */
export function PledgePiece({ line }: { line: PledgeLine }) {
  const { t } = useTranslation()
  const parts = [
    `${gramText(line.berat)} g × ${rupiahText(line.harga_per_gram)}`,
    ...(line.potongan_permil > 0
      ? [t('potong {persen}%', { persen: percentText(line.potongan_permil) })]
      : []),
    ...(line.pokok_per_gram === null
      ? []
      : [t('dipinjami {harga} per gram', { harga: rupiahText(line.pokok_per_gram) })]),
  ]
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
        <span className={classes.quiet}>{parts.join(' · ')}</span>
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
        {termSentences(loan.syarat, t).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  )
}

function Auction({ lelang }: { lelang: NonNullable<HutangAnswer['lelang']> }) {
  const { t } = useTranslation()
  const lines = [
    [t('Hasil lelang'), lelang.hasil],
    [t('Biaya lelang'), lelang.biaya],
    [t('Kelebihan milik pelanggan'), lelang.kelebihan],
    [t('Kekurangan ditanggung toko'), lelang.kekurangan],
  ] as const
  return (
    <dl className={classes.sums} aria-label={t('Lelang')}>
      {lines
        .filter(([, amount], index) => index === 0 || amount > 0)
        .map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money value={amount} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
