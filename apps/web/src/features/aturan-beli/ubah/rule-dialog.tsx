import type { AturanBeli } from '@kencana/domain/beli/aturan-beli'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../kit/acts/form.tsx'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from '../aturan-beli.module.css'
import type { Rules } from '../calls.ts'
import { type FaultAt, faultsOf } from '../faults.ts'
import { ruleSentence } from '../words.ts'
import { ConditionFields } from './condition-fields.tsx'
import { FormulaFields } from './formula-fields.tsx'

interface RuleDialogProps {
  readonly rules: Rules
  /** Place of the rule in the list; behind the last one it is new. */
  readonly at: number
  readonly start: AturanBeli
  readonly onKeep: (rule: AturanBeli) => void
  readonly onClose: () => void
}

/** One rule: its name, its conditions, its formula; below it the sentence it makes. */
export function RuleDialog(props: RuleDialogProps) {
  const { t } = useTranslation()
  const isNew = props.at >= props.rules.length
  return (
    <LightModal
      onClose={props.onClose}
      title={isNew ? t('Tambah aturan') : t('Ubah aturan {kode}', { kode: props.start.kode })}
      size="lg"
    >
      <RuleForm {...props} />
    </LightModal>
  )
}

/** Stands in the dialog, so that F10 is the dialog's. */
function RuleForm({ rules, at, start, onKeep, onClose }: RuleDialogProps) {
  const { t } = useTranslation()
  const [rule, setRule] = useState(start)
  const [isTold, setTold] = useState(at < rules.length)
  const faults = faultsOf([...rules.slice(0, at), rule, ...rules.slice(at + 1)], t)[at] ?? []
  // What is empty at the beginning is not told before something was to be kept.
  const told = isTold ? faults : faults.filter(({ field }) => !(rule === start || field in BLANK))
  const faultAt: FaultAt = field => told.find(fault => fault.field === field)?.text
  const change = (part: Partial<AturanBeli>) => setRule(now => ({ ...now, ...part }))
  const keep = () => {
    setTold(true)
    if (faults.length === 0) onKeep(tidied(rule))
  }
  useKeys({ F10: { run: () => keep(), label: t('Terapkan') } })
  return (
    <Form className={classes.form} onSubmit={keep}>
      <div className={classes.fields} data-named>
        <TextField
          label={t('Kode aturan')}
          value={rule.kode}
          onChange={kode => change({ kode: kode.replace(/[^A-Z0-9-]/g, '') })}
          error={faultAt('kode')}
          maxLength={20}
          upper
        />
        <TextField
          label={t('Nama aturan')}
          value={rule.nama}
          onChange={nama => change({ nama })}
          error={faultAt('nama')}
          maxLength={60}
        />
      </div>
      <ConditionFields
        syarat={rule.syarat}
        onChange={syarat => change({ syarat })}
        faultAt={faultAt}
      />
      <FormulaFields rumus={rule.rumus} onChange={rumus => change({ rumus })} faultAt={faultAt} />
      <Preview rule={rule} fault={faultAt('syarat')} />
      <div className={classes.formActs}>
        <Button variant="default" onClick={onClose}>
          {t('Batal')}
        </Button>
        <Button type="submit" rightSection={<Kbd keys="F10" onBrand />}>
          {t('Terapkan')}
        </Button>
      </div>
    </Form>
  )
}

const BLANK: Readonly<Record<string, true>> = { kode: true, nama: true, 'rumus.alasan': true }

const tidied = (rule: AturanBeli): AturanBeli => ({ ...rule, nama: rule.nama.trim() })

function Preview({
  rule,
  fault,
}: {
  readonly rule: AturanBeli
  readonly fault: string | undefined
}) {
  const { t, i18n } = useTranslation()
  const { bila, maka } = ruleSentence(rule, t, i18n.language)
  return (
    <output className={classes.preview}>
      <span className={classes.when}>{bila}</span> <span>{maka}</span>
      {fault !== undefined && <span className={classes.fault}>{fault}</span>}
    </output>
  )
}
