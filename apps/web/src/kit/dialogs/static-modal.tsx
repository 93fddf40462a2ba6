import { Modal, type ModalProps } from '@mantine/core'
import { type ReactNode, useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openLayer } from '../keys/key-registry.ts'
import { KeyLayer } from '../keys/use-keys.ts'
import classes from './dialogs.module.css'

interface StaticModalProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly size?: ModalProps['size']
  /** Buttons; they stay in sight while the content scrolls. */
  readonly footer?: ReactNode
  /** `false` leaves only the footer's buttons to close it. */
  readonly closable?: boolean
  readonly children: ReactNode
}

/** A modal that closes by its own buttons only: no Esc, no click outside (doc1 §2). */
export function StaticModal(props: StaticModalProps) {
  const { opened, onClose, title, size = 'xl', footer, closable = true, children } = props
  const { t } = useTranslation()
  const layer = useContext(KeyLayer) + 1
  useEffect(() => (opened ? openLayer(layer) : undefined), [opened, layer])
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      classNames={{ title: classes.title ?? '' }}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={closable}
      closeButtonProps={{ 'aria-label': t('Tutup') }}
      transitionProps={{ duration: 100, transition: 'fade' }}
      overlayProps={{ color: 'var(--k-shade)', backgroundOpacity: 1 }}
      lockScroll={false}
      centered
    >
      <KeyLayer.Provider value={layer}>
        {children}
        {footer !== undefined && <div className={classes.footer}>{footer}</div>}
      </KeyLayer.Provider>
    </Modal>
  )
}
