import type { AjuanUangAnswer } from '@kencana/contract/areas/uang/ajuan/ajuan-uang'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../../engines/document-frame/act.tsx'
import { OwnDialog } from '../../../engines/document-frame/submitted/own-dialog.tsx'
import { call } from '../../../lib/api.ts'
import { AJUAN, CHANGES } from '../calls.ts'
import { isValidated } from '../words.ts'
import { About } from './about.tsx'
import { MoneyQueue } from './queue.tsx'

/**
 * Alt A: submitted money and what became of it, where the store has it validated by another, and
 * where something still waits although it has not any more.
 */
export function OwnAct() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const waiting = useQuery({
    queryKey: ['kas', 'ajuan', 'ada'],
    queryFn: ({ signal }) => call(AJUAN.list, { query: { limit: 1 }, signal }),
  })
  if (!isValidated() && (waiting.data?.count ?? 0) === 0) return null
  return (
    <>
      <Act keys="Alt+A" label={t('Ajuan uang')} run={() => setOpen(true)} />
      {isOpen && <OwnMoney onClose={() => setOpen(false)} />}
    </>
  )
}

/** One's own are taken back here. */
function OwnMoney({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <OwnDialog<AjuanUangAnswer>
      title={t('Ajuan uang')}
      name={['kas', 'ajuan']}
      changes={CHANGES}
      list={onPick => <MoneyQueue onPick={onPick} />}
      about={ajuan => <About ajuan={ajuan} />}
      read={(no_ajuan, signal) => call(AJUAN.show, { params: { no_ajuan }, signal })}
      asked={nomor => t('Tarik ajuan {nomor}? Uangnya tidak masuk buku.', { nomor })}
      withdraw={AJUAN.withdraw}
      onClose={onClose}
    />
  )
}
