import { deductionText } from '@kencana/contract/areas/nota/deduction-text'
import type { KeptDeduction } from '@kencana/contract/areas/nota/pembeli'
import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import { Working } from '../../engines/document-frame/working.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { gramText } from '../../kit/text/figure-texts.ts'
import { Fine, Money } from '../../kit/text/figures.tsx'
import classes from './penjualan.module.css'

/** One sale whole: who, what, how each price came about, how it was paid, and whether it stands. */
export function SaleDetail({ sale }: { sale: PenjualanAnswer }) {
  const { t } = useTranslation()
  return (
    <div className={classes.detail}>
      {sale.batal !== null && <Cancelled batal={sale.batal} />}
      <Facts sale={sale} />
      <ol className={classes.pieces} aria-label={t('Barang di nota')}>
        {sale.barang.map(line => (
          <li key={line.baris} className={classes.piece}>
            <div className={classes.pieceHead}>
              <span>
                <b>{line.nama_barang}</b>
                <br />
                <span className={classes.quiet}>
                  {line.kode_barcode} · {line.kadar}‰ · {t('Baki {kode}', { kode: line.kode_baki })}
                </span>
              </span>
              <span>
                <b>
                  <Money value={line.harga_jual} />
                </b>
                <br />
                <span className={classes.quiet}>
                  {gramText(line.berat)} g
                  {line.berat_nota !== line.berat &&
                    ` · ${t('nota {berat}', { berat: gramText(line.berat_nota) })}`}
                </span>
              </span>
            </div>
            <p className={classes.quiet}>
              {t('Potongan beli kembali: {potongan}', {
                potongan: deduction(line.potongan_beli, t),
              })}
              {line.pajak !== null && ` · ${t('Pajak {kode}', { kode: line.pajak.kode_pajak })}`}
            </p>
            <Working steps={line.kerja} label={t('Harga jual')} total={line.harga_jual} />
          </li>
        ))}
      </ol>
      <Sums sale={sale} />
    </div>
  )
}

const deduction = (kept: KeptDeduction, t: TFunction): string => {
  const { teks, facts } = deductionText(kept)
  return t(teks, facts)
}

function Cancelled({ batal }: { batal: NonNullable<PenjualanAnswer['batal']> }) {
  const { t } = useTranslation()
  return (
    <div className={classes.cancelled} role="note">
      <b>{t('Dibatalkan dengan {nomor}', { nomor: batal.no_batal })}</b>
      {cellText(batal.pada, 'datetime')} · {batal.user_id}
      {batal.penyetuju !== null && ` · ${t('disetujui {user_id}', { user_id: batal.penyetuju })}`}
      {batal.alasan !== null && ` · ${batal.alasan}`}
    </div>
  )
}

function Facts({ sale }: { sale: PenjualanAnswer }) {
  const { t } = useTranslation()
  const { customer } = sale
  const more = [customer.telp, customer.alamat].filter(text => text !== null).join(' · ')
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('Tanggal')}</dt>
        <dd>
          {sale.tgl_system}{' '}
          <span className={classes.quiet}>{cellText(sale.pada, 'datetime').slice(-5)}</span>
        </dd>
      </div>
      <div>
        <dt>{t('Pelanggan')}</dt>
        <dd>
          {customer.nama ?? t('Umum')} <span className={classes.quiet}>{more}</span>
        </dd>
      </div>
      <div>
        <dt>{t('Sales')}</dt>
        <dd>
          {sale.kode_sales ?? '–'}{' '}
          <span className={classes.quiet}>{sale.ajuan?.user_id ?? sale.user_id}</span>
        </dd>
      </div>
      {sale.ajuan !== null && (
        <div>
          <dt>{t('Ajuan')}</dt>
          <dd>
            {sale.ajuan.no_ajuan}{' '}
            <span className={classes.quiet}>
              {t('disetujui {user_id}', { user_id: sale.user_id })}
            </span>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('Status')}</dt>
        <dd>
          <SaleStatus status={sale.status} />{' '}
          <span className={classes.quiet}>{t('dicetak {kali}×', { kali: sale.dicetak })}</span>
        </dd>
      </div>
    </dl>
  )
}

/** A sale stands or is cancelled. */
export function SaleStatus({ status }: { status: PenjualanAnswer['status'] }) {
  const { t } = useTranslation()
  return status === 'BATAL' ? (
    <Tag tone="bad">{t('Batal')}</Tag>
  ) : (
    <Tag tone="ok">{t('Selesai')}</Tag>
  )
}

function Sums({ sale }: { sale: PenjualanAnswer }) {
  const { t } = useTranslation()
  return (
    <dl className={classes.sums}>
      <div>
        <dt>{t('Berat asli · emas murni')}</dt>
        <dd>
          {gramText(sale.berat)} g · <Fine value={sale.murni} unit />
        </dd>
      </div>
      <div>
        <dt>{t('Subtotal')}</dt>
        <dd>
          <Money value={sale.subtotal} />
        </dd>
      </div>
      {sale.diskon > 0 && (
        <div>
          <dt>{t('Potongan nota')}</dt>
          <dd>
            −<Money value={sale.diskon} />
          </dd>
        </div>
      )}
      {sale.ppn > 0 && (
        <div>
          <dt>{t('Termasuk PPN')}</dt>
          <dd>
            <Money value={sale.ppn} />
          </dd>
        </div>
      )}
      {sale.pph22 > 0 && (
        <div>
          <dt>{t('PPh 22, ditambahkan')}</dt>
          <dd>
            <Money value={sale.pph22} />
          </dd>
        </div>
      )}
      <div data-total>
        <dt>{t('Total')}</dt>
        <dd>
          <Money value={sale.total + sale.pph22} unit />
        </dd>
      </div>
      <Tenders pembayaran={sale.pembayaran} />
      {sale.kembali > 0 && (
        <div>
          <dt>{t('Kembali')}</dt>
          <dd>
            −<Money value={sale.kembali} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** How it was paid, way by way. */
export function Tenders({ pembayaran }: Pick<PenjualanAnswer, 'pembayaran'>) {
  const names = useTenderNames()
  return pembayaran.map(({ cara, no_bon, kode_bank, no_rekening, kartu_akhir, jumlah }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two equal tenders are two rows
    <div key={index}>
      <dt>
        {[names[cara], no_bon, kode_bank, no_rekening].filter(part => part !== null).join(' ')}
        {kartu_akhir !== null && ` ··${kartu_akhir}`}
      </dt>
      <dd>
        <Money value={jumlah} />
      </dd>
    </div>
  ))
}
