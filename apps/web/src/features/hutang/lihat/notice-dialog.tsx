import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../../engines/document-frame/entry/command-dialog.tsx'
import { filled } from '../../../engines/document-frame/money/tenders.ts'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { CHANGES, calls } from '../calls.ts'
import { type CaraPemberitahuan, noticeNames } from '../words.ts'

interface NoticeDialogProps {
  readonly nomor: string
  readonly onClose: () => void
}

interface Notice {
  readonly cara: CaraPemberitahuan
  readonly keterangan: string
}

const NOTHING: Notice = { cara: 'WHATSAPP', keterangan: '' }

/** Keeps that the customer was told, and how: an auction needs one after the due date. */
export function NoticeDialog({ nomor, onClose }: NoticeDialogProps) {
  const { t } = useTranslation()
  const names = noticeNames(t)
  const kept = useKeptForm(`beri-tahu/${nomor}`, NOTHING)
  const { cara, keterangan } = kept.value
  const change = (more: Partial<Notice>) => kept.set(now => ({ ...now, ...more }))
  const { run, busy } = useCommand({ changes: CHANGES, onLost: onClose })
  const keep = async () => {
    const body = { cara, ...filled({ keterangan }) }
    const params = { no_faktur_hutang: nomor }
    const what = `${t('Beri tahu')} ${nomor}`
    const done = await run({ route: calls.notify, input: { params, body }, what, draft: kept.id })
    if (done === null) return
    onClose()
    void notify.success(t('Pemberitahuan dicatat'))
  }
  return (
    <CommandDialog
      size="sm"
      title={t('Beri tahu pelanggan')}
      kept={kept}
      act={{ label: t('Catat'), run: () => void keep(), busy }}
      byEnter
      onClose={onClose}
    >
      <SelectField
        label={t('Cara')}
        value={cara}
        onChange={value => change({ cara: value as CaraPemberitahuan })}
        options={Object.entries(names).map(([value, label]) => ({ value, label }))}
      />
      <TextField
        label={t('Keterangan')}
        value={keterangan}
        onChange={text => change({ keterangan: text })}
        maxLength={200}
      />
    </CommandDialog>
  )
}
