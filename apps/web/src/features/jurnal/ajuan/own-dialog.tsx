import type { AjuanJurnalAnswer } from '@kencana/contract/areas/akuntansi/jurnal'
import { useTranslation } from 'react-i18next'
import { OwnDialog } from '../../../engines/document-frame/submitted/own-dialog.tsx'
import { call } from '../../../lib/api.ts'
import { CHANGES, calls } from '../calls.ts'
import { About } from './about.tsx'
import { JournalQueue } from './queue.tsx'

/** Alt A: submitted journals and what became of them; one's own are taken back here. */
export function OwnJournals({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <OwnDialog<AjuanJurnalAnswer>
      title={t('Ajuan jurnal')}
      name={['jurnal', 'ajuan']}
      changes={CHANGES}
      list={onPick => <JournalQueue onPick={onPick} />}
      about={ajuan => <About ajuan={ajuan} />}
      read={(no_ajuan, signal) => call(calls.ajuan, { params: { no_ajuan }, signal })}
      asked={nomor => t('Tarik ajuan {nomor}? Jurnalnya tidak masuk buku.', { nomor })}
      withdraw={calls.withdraw}
      onClose={onClose}
    />
  )
}
