import type { AjuanJurnalAnswer } from '@kencana/contract/areas/akuntansi/jurnal'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PickScreen } from '../../../engines/document-frame/pick/pick-screen.tsx'
import { usePicked } from '../../../engines/document-frame/pick/use-picked.ts'
import { Decision } from '../../../engines/document-frame/submitted/decision.tsx'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { call } from '../../../lib/api.ts'
import { CHANGES, calls } from '../calls.ts'
import { About } from './about.tsx'
import { JournalQueue } from './queue.tsx'

/** The submission that is looked at, and what is decided on it. */
function useChecking() {
  const { t } = useTranslation()
  const { control, document: ajuan, pick, next } = usePicked<AjuanJurnalAnswer>()
  // Somebody else's decision, or a withdrawal, ends it, too.
  const { run, busy } = useCommand({ changes: CHANGES, onLost: next })
  const show = (no_ajuan: string) => pick(() => call(calls.ajuan, { params: { no_ajuan } }))
  useNamed(no_ajuan => void show(no_ajuan))
  const find = (q: string) =>
    pick(async () => {
      const { data } = await call(calls.waiting, { query: { q, limit: 20, status: 'ALL' } })
      const [found] = data
      if (found !== undefined) return call(calls.ajuan, { params: { no_ajuan: found.no_ajuan } })
      notify.toast(t('Tidak ada ajuan {nomor}', { nomor: q }), 'error')
      return null
    })
  const approve = async ({ no_ajuan, jumlah }: AjuanJurnalAnswer) => {
    const what = `${t('Setujui')} ${no_ajuan} ${rupiahText(jumlah)}`
    const input = { params: { no_ajuan }, body: {} }
    const done = await run({ route: calls.approve, input, what })
    if (done === null) return
    const text = t('{nomor} masuk buku: {no_jurnal}', {
      nomor: no_ajuan,
      no_jurnal: done.no_jurnal,
    })
    notify.toast(text, 'success')
    next()
  }
  const refuse = async ({ no_ajuan }: AjuanJurnalAnswer, alasan: string) => {
    const what = `${t('Tolak')} ${no_ajuan}`
    const input = { params: { no_ajuan }, body: { alasan } }
    if ((await run({ route: calls.refuse, input, what })) === null) return
    notify.toast(t('{nomor} ditolak', { nomor: no_ajuan }), 'success')
    next()
  }
  return { control, ajuan, busy, show, find, approve, refuse }
}

/** The submission that the address names is shown at once. */
function useNamed(show: (no_ajuan: string) => void) {
  const { no_ajuan } = useAsked('/validasi-jurnal').asked
  const first = useRef(show)
  useEffect(() => {
    if (no_ajuan !== undefined) first.current(no_ajuan)
  }, [no_ajuan])
}

/** Submitted journals, posted or refused by another than who wrote them. */
export function Screen() {
  const { t } = useTranslation()
  const { control, ajuan, busy, show, find, approve, refuse } = useChecking()
  return (
    <PickScreen
      title={t('Validasi Jurnal')}
      description={t(
        'Jurnal yang ditulis tangan. Yang disetujui masuk buku hari ini, atau di tanggal bukunya.',
      )}
      control={control}
      find={{
        label: t('Cari ajuan'),
        placeholder: t('Ketik nomor, keterangan, atau penulisnya'),
        onFind: text => void find(text),
      }}
      list={<JournalQueue onPick={no_ajuan => void show(no_ajuan)} />}
      nothing={{
        panel: t('Ajuan'),
        title: t('Belum ada ajuan dipilih'),
        hint: t('Pilih dari daftar dengan ↓ dan Enter, atau ketik nomornya.'),
      }}
      chosen={
        ajuan && {
          nomor: ajuan.no_ajuan,
          children: (
            <>
              <About ajuan={ajuan} />
              <Decision
                ajuan={ajuan}
                own={t('Jurnal ini Anda tulis sendiri. Mintalah orang lain menyetujuinya.')}
                hint={t('Penulisnya membacanya; wajib diisi bila ditolak.')}
                busy={busy}
                onApprove={() => void approve(ajuan)}
                onRefuse={alasan => void refuse(ajuan, alasan)}
              />
            </>
          ),
        }
      }
    />
  )
}
