import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StaticModal } from './static-modal.tsx'

interface ConfirmDialogProps {
  readonly opened: boolean
  readonly title: string
  /** What will be done, exactly: figures, names. For one sentence `confirm()` is enough. */
  readonly children: ReactNode
  readonly onYes: () => void
  readonly onNo: () => void
  readonly yes?: string
  readonly no?: string
  readonly danger?: boolean
  readonly busy?: boolean
}

/**
 * A question with content of its own; Ya and Tidak unless told otherwise. The way back has the
 * cursor, also where the content holds links: Enter alone does nothing.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation()
  return (
    <StaticModal
      opened={props.opened}
      onClose={props.onNo}
      title={props.title}
      size="md"
      closable={false}
      footer={
        <>
          <Button
            variant="default"
            onClick={props.onNo}
            disabled={props.busy ?? false}
            data-autofocus
          >
            {props.no ?? t('Tidak')}
          </Button>
          <Button
            onClick={props.onYes}
            loading={props.busy ?? false}
            {...(props.danger === true ? { color: 'red', variant: 'light' } : {})}
          >
            {props.yes ?? t('Ya')}
          </Button>
        </>
      }
    >
      {props.children}
    </StaticModal>
  )
}
