import type { DueMonth, TerbukaPeriode } from '@kencana/contract/areas/akuntansi/periode'
import { TERBUKA } from '@kencana/contract/names/periode'
import { hariBulan } from '@kencana/domain/posting/buku/periode'
import { useTranslation } from 'react-i18next'
import frame from '../../engines/document-frame/frame.module.css'
import { cellText } from '../../kit/table/columns.ts'
import { Money } from '../../kit/text/figures.tsx'
import { addressOf } from '../../lib/address/address.ts'
import { Lead } from '../../lib/address/lead.tsx'

type Thing = DueMonth['terbuka'][number]

/** Where each kind is worked off, as far back as it goes and no further than the month. */
const WHERE: Readonly<Record<TerbukaPeriode, (thing: Thing, akhir: string) => string>> = {
  HARI: () => addressOf('/tutup-toko'),
  JURNAL: () => addressOf('/validasi-jurnal'),
  NON_CASH: ({ sejak }, akhir) =>
    addressOf('/validasi-non-cash', { status: 'BELUM', tgl_from: sejak, tgl_to: akhir }),
  KORAN: ({ rekening }, akhir) =>
    addressOf('/rekening-koran', { no_rekening: rekening ?? undefined, tgl: akhir }),
}

/** What is still open in the month: how many, how much, since when, and the way there. */
export function OpenThings({ due: { bulan, terbuka } }: { readonly due: DueMonth }) {
  const { t } = useTranslation()
  const { akhir } = hariBulan(bulan)
  if (terbuka.length === 0) {
    return <p className={frame.quiet}>{t('Tidak ada yang masih terbuka di bulan ini.')}</p>
  }
  return (
    <table className={frame.journal}>
      <caption>{t('Yang masih terbuka')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Apa')}</th>
          <th scope="col" data-figure>
            {t('Jumlah')}
          </th>
          <th scope="col" data-figure>
            {t('Nilai')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {terbuka.map(thing => (
          <tr key={`${thing.apa} ${thing.rekening ?? ''}`}>
            <td>
              {t(TERBUKA[thing.apa])}
              {thing.rekening !== null && ` ${thing.rekening}`}{' '}
              <span className={frame.quiet}>
                {t('sejak {tgl}', { tgl: cellText(thing.sejak, 'date') })}
              </span>
            </td>
            <td data-figure>{thing.jumlah}</td>
            <td data-figure>{thing.rp === null ? '' : <Money value={thing.rp} unit />}</td>
            <td data-figure>
              <Lead href={WHERE[thing.apa](thing, akhir)}>{t('Buka')}</Lead>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
