import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../kit/acts/form.tsx'
import { LightModal } from '../../kit/dialogs/static-modal.tsx'
import { DialogKey } from '../../kit/keys/dialog-key.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import type { Heard, StoreRow } from '../../lib/chain/ask-stores.ts'
import classes from './chain.module.css'

/** Stores that answered, and those of them that a change is meant for. */
interface MeantStores {
  readonly stores: readonly StoreRow[]
  /** Codes of those that are meant. */
  readonly chosen: readonly string[]
  readonly setChosen: (chosen: string[]) => void
  readonly meant: readonly StoreRow[]
}

/** Begins with the store whose cell was pressed; nothing: all that answered. */
export function useMeantStores(
  heard: readonly Heard<unknown>[],
  store: StoreRow | null = null,
): MeantStores {
  const stores = heard.flatMap(one => (one.answer === undefined ? [] : [one.store]))
  const [chosen, setChosen] = useState(
    (store === null ? stores : [store]).map(({ kode_toko }) => kode_toko),
  )
  const meant = stores.filter(({ kode_toko }) => chosen.includes(kode_toko))
  return { stores, chosen, setChosen, meant }
}

interface ApplyDialogProps {
  readonly title: string
  /** Whether what is typed may be applied. */
  readonly can: boolean
  readonly onApply: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Puts a change on the grid, where it waits to be sent: F10 or Enter applies and closes. */
export function ApplyDialog({ title, can, onApply, onClose, children }: ApplyDialogProps) {
  const { t } = useTranslation()
  const apply = () => {
    onApply()
    onClose()
  }
  return (
    <LightModal
      onClose={onClose}
      size="md"
      title={title}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('Batal')}
          </Button>
          <Button onClick={apply} disabled={!can} rightSection={<Kbd keys="F10" onBrand={can} />}>
            {t('Pakai')}
          </Button>
        </>
      }
    >
      <DialogKey name="F10" label={t('Pakai')} run={apply} enabled={can} />
      <Form
        className={classes.apply}
        onSubmit={() => {
          if (can) apply()
        }}
      >
        {children}
      </Form>
    </LightModal>
  )
}
