import type { AjuanUangAnswer } from '@kencana/contract/areas/uang/ajuan/ajuan-uang'
import { useTranslation } from 'react-i18next'
import { CheckScreen } from '../../../engines/document-frame/submitted/check-screen.tsx'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { call } from '../../../lib/api.ts'
import { AJUAN, CHANGES } from '../calls.ts'
import { About } from './about.tsx'
import { MoneyQueue } from './queue.tsx'

/** Submitted money in and out, booked or refused by another than who wrote it. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <CheckScreen<AjuanUangAnswer>
      title={t('Validasi Keuangan')}
      description={t(
        'Uang masuk dan keluar yang menunggu orang lain. Yang disetujui masuk buku hari ini.',
      )}
      placeholder={t('Ketik nomor, keterangan, kode, atau penulisnya')}
      own={t('Uang ini Anda tulis sendiri. Mintalah orang lain memvalidasinya.')}
      named={useAsked('/validasi-keuangan').asked.no_ajuan}
      changes={CHANGES}
      list={onPick => <MoneyQueue onPick={onPick} />}
      about={ajuan => <About ajuan={ajuan} />}
      read={no_ajuan => call(AJUAN.show, { params: { no_ajuan } })}
      search={async q => {
        const { data } = await call(AJUAN.list, { query: { q, limit: 20, status: 'ALL' } })
        return data[0]?.no_ajuan
      }}
      approve={async (run, { no_ajuan, jumlah }) => {
        const what = `${t('Setujui')} ${no_ajuan} ${rupiahText(jumlah)}`
        const input = { params: { no_ajuan }, body: {} }
        const done = await run({ route: AJUAN.approve, input, what })
        if (done === null) return null
        return t('{nomor} masuk buku: {no_kas}', { nomor: no_ajuan, no_kas: done.no_kas })
      }}
      refuse={(run, no_ajuan, alasan) => {
        const what = `${t('Tolak')} ${no_ajuan}`
        return run({ route: AJUAN.refuse, input: { params: { no_ajuan }, body: { alasan } }, what })
      }}
    />
  )
}
