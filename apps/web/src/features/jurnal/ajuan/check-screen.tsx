import type { AjuanJurnalAnswer } from '@kencana/contract/areas/akuntansi/jurnal'
import { useTranslation } from 'react-i18next'
import { CheckScreen } from '../../../engines/document-frame/submitted/check-screen.tsx'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { call } from '../../../lib/api.ts'
import { CHANGES, calls } from '../calls.ts'
import { About } from './about.tsx'
import { JournalQueue } from './queue.tsx'

/** Submitted journals, posted or refused by another than who wrote them. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <CheckScreen<AjuanJurnalAnswer>
      title={t('Validasi Jurnal')}
      description={t(
        'Jurnal yang ditulis tangan. Yang disetujui masuk buku hari ini, atau di tanggal bukunya.',
      )}
      placeholder={t('Ketik nomor, keterangan, atau penulisnya')}
      own={t('Jurnal ini Anda tulis sendiri. Mintalah orang lain menyetujuinya.')}
      named={useAsked('/validasi-jurnal').asked.no_ajuan}
      changes={CHANGES}
      list={onPick => <JournalQueue onPick={onPick} />}
      about={ajuan => <About ajuan={ajuan} />}
      read={no_ajuan => call(calls.ajuan, { params: { no_ajuan } })}
      search={async q => {
        const { data } = await call(calls.waiting, { query: { q, limit: 20, status: 'ALL' } })
        return data[0]?.no_ajuan
      }}
      approve={async (run, { no_ajuan, jumlah }) => {
        const what = `${t('Setujui')} ${no_ajuan} ${rupiahText(jumlah)}`
        const input = { params: { no_ajuan }, body: {} }
        const done = await run({ route: calls.approve, input, what })
        if (done === null) return null
        const { no_jurnal } = done
        return t('{nomor} masuk buku: {no_jurnal}', { nomor: no_ajuan, no_jurnal })
      }}
      refuse={(run, no_ajuan, alasan) => {
        const what = `${t('Tolak')} ${no_ajuan}`
        return run({ route: calls.refuse, input: { params: { no_ajuan }, body: { alasan } }, what })
      }}
    />
  )
}
