import type { AjuanAnswer } from '@kencana/contract/areas/nota/ajuan'
import { APPROVALS } from '@kencana/contract/names/approvals'
import { useTranslation } from 'react-i18next'
import { Sums } from '../../../engines/document-frame/detail/sums.tsx'
import { tenderSums } from '../../../engines/document-frame/detail/tender-sums.ts'
import frame from '../../../engines/document-frame/frame.module.css'
import { useTenderNames } from '../../../engines/document-frame/money/tender-names.ts'
import { cellText } from '../../../kit/table/columns.ts'
import { gramText } from '../../../kit/text/figure-texts.ts'
import { Money } from '../../../kit/text/figures.tsx'
import classes from './ajuan.module.css'

/** What is agreed with whom: the money in large type, and who submitted it when. */
export function AjuanFacts({ ajuan }: { ajuan: AjuanAnswer }) {
  const { t } = useTranslation()
  const facts = [
    [t('Telepon'), ajuan.telp_customer],
    [t('Sales'), ajuan.kode_sales],
    [t('Keterangan'), ajuan.keterangan],
  ].filter(([, value]) => value !== null)
  return (
    <dl className={frame.figures}>
      <div>
        <dt>{t('Bayar')}</dt>
        <dd data-large>
          <Money value={ajuan.total} unit />
        </dd>
      </div>
      <div>
        <dt>{t('Pelanggan')}</dt>
        <dd data-large>{ajuan.nama_customer ?? t('Umum')}</dd>
      </div>
      <div>
        <dt>{t('Diajukan oleh')}</dt>
        <dd>
          {ajuan.user_id} <span className={frame.quiet}>{cellText(ajuan.pada, 'datetime')}</span>
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {ajuan.penyetuju !== null && (
        <div>
          <dt>{t('Penyetuju')}</dt>
          <dd>
            {ajuan.butuh.map(one => t(named(one))).join(', ')}{' '}
            <span className={frame.quiet}>{ajuan.penyetuju}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}

const named = (kategori: string): string =>
  (APPROVALS as Readonly<Record<string, string>>)[kategori] ?? kategori

/** The pieces with their agreed prices, and how they are paid. */
export function AjuanLines({ ajuan }: { ajuan: AjuanAnswer }) {
  const { t } = useTranslation()
  const { diskon, pembulatan, kembali } = ajuan
  return (
    <>
      <ul className={classes.lines} aria-label={t('Barang di nota')}>
        {ajuan.barang.map(line => (
          <li key={line.baris}>
            <span>
              <b>{line.nama_barang}</b>
              <br />
              <span className={classes.quiet}>
                {line.kode_barcode} · {line.kadar}‰ · {gramText(line.berat)} g ·{' '}
                {t('Baki {kode}', { kode: line.kode_baki })}
              </span>
            </span>
            <span>
              <b>
                <Money value={line.harga_jual} />
              </b>
              {line.harga_jual !== line.harga_hitung && (
                <>
                  <br />
                  <span className={`${classes.quiet} ${classes.changed}`}>
                    {t('harga hitung')} <Money value={line.harga_hitung} />
                  </span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Sums
        sums={[
          diskon > 0 ? { label: t('Potongan nota'), value: diskon, isLess: true } : null,
          pembulatan > 0 ? { label: t('Pembulatan tunai'), value: pembulatan } : null,
          ...tenderSums(ajuan.pembayaran, useTenderNames()),
          kembali > 0 ? { label: t('Kembali'), value: kembali, isLess: true } : null,
        ]}
      />
    </>
  )
}
