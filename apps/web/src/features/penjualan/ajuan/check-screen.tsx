import type { AjuanAnswer } from '@kencana/contract/areas/nota/ajuan'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PickScreen } from '../../../engines/document-frame/pick/pick-screen.tsx'
import { usePicked } from '../../../engines/document-frame/pick/use-picked.ts'
import { Decision } from '../../../engines/document-frame/submitted/decision.tsx'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { call } from '../../../lib/api.ts'
import { useSocketEvent } from '../../../lib/socket.ts'
import { AjuanFacts, AjuanLines } from './ajuan-detail.tsx'
import { AjuanQueue } from './ajuan-queue.tsx'
import { CHANGES, calls } from './calls.ts'
import { Ended } from './ended.tsx'

/** The submission that is looked at, and what is decided on it. */
function useChecking() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { control, document: ajuan, pick, next } = usePicked<AjuanAnswer>()
  // Somebody else's decision, or a withdrawal, ends it, too.
  const { run, busy } = useCommand({ changes: CHANGES, onLost: next })
  const show = (no_ajuan: string) => pick(() => call(calls.show, { params: { no_ajuan } }))
  useSocketEvent('ajuan', ({ no_ajuan }) => {
    void queries.invalidateQueries({ queryKey: ['ajuan'] })
    if (no_ajuan === ajuan?.no_ajuan && !busy) void show(no_ajuan)
  })
  /** The number of a submission or of its sale, a piece in it, or a name. */
  const find = (q: string) =>
    pick(async () => {
      const { data } = await call(calls.list, { query: { q, limit: 20, status: 'ALL' } })
      const [found] = data
      if (found !== undefined) return call(calls.show, { params: { no_ajuan: found.no_ajuan } })
      notify.toast(t('Tidak ada ajuan {nomor}', { nomor: q }), 'error')
      return null
    })
  const approve = async ({ no_ajuan, total }: AjuanAnswer) => {
    const what = `${t('Setujui')} ${no_ajuan} ${rupiahText(total)}`
    const input = { params: { no_ajuan }, body: {} }
    const sold = await run({ route: calls.approve, input, what })
    if (sold === null) return
    const { no_faktur_jual } = sold
    notify.toast(
      t('{nomor} disetujui: {no_faktur_jual}', { nomor: no_ajuan, no_faktur_jual }),
      'success',
    )
    next()
  }
  const refuse = async ({ no_ajuan }: AjuanAnswer, alasan: string) => {
    const what = `${t('Tolak')} ${no_ajuan}`
    const input = { params: { no_ajuan }, body: { alasan } }
    if ((await run({ route: calls.refuse, input, what })) === null) return
    notify.toast(t('{nomor} ditolak, barang dapat dijual lagi', { nomor: no_ajuan }), 'success')
    next()
  }
  return { control, ajuan, busy, show, find, approve, refuse }
}

/** Submitted sales, sold or refused by another than who submitted them. */
export function Screen() {
  const { t } = useTranslation()
  const { control, ajuan, busy, show, find, approve, refuse } = useChecking()
  return (
    <PickScreen
      title={t('Validasi Penjualan')}
      description={t(
        'Penjualan yang diajukan kasir. Yang disetujui terjual dengan harga ajuannya.',
      )}
      control={control}
      find={{
        label: t('Cari ajuan'),
        placeholder: t('Pindai atau ketik nomor ajuan, barcode, atau nama'),
        onFind: text => void find(text),
      }}
      list={<AjuanQueue onPick={no_ajuan => void show(no_ajuan)} />}
      nothing={{
        panel: t('Ajuan'),
        title: t('Belum ada ajuan dipilih'),
        hint: t('Pilih dari daftar dengan ↓ dan Enter, atau pindai nomornya.'),
      }}
      chosen={
        ajuan && {
          nomor: ajuan.no_ajuan,
          children: (
            <>
              <AjuanFacts ajuan={ajuan} />
              <AjuanLines ajuan={ajuan} />
              <Decision
                ajuan={ajuan}
                own={t('Penjualan ini Anda ajukan sendiri. Mintalah orang lain menyetujuinya.')}
                hint={t('Kasir membacanya; wajib diisi bila ditolak.')}
                ended={<Ended ajuan={ajuan} />}
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
