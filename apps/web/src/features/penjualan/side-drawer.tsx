import { Drawer } from '@mantine/core'
import '@mantine/core/styles/Drawer.css'
import { type ReactNode, useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openLayer } from '../../kit/keys/key-registry.ts'
import { KeyLayer } from '../../kit/keys/use-keys.ts'

interface SideDrawerProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Something to read beside the screen it belongs to; keys act in it while it is open. */
export function SideDrawer({ title, onClose, children }: SideDrawerProps) {
  const { t } = useTranslation()
  const layer = useContext(KeyLayer) + 1
  useEffect(() => openLayer(layer), [layer])
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={<b>{title}</b>}
      closeButtonProps={{ 'aria-label': t('Tutup') }}
      transitionProps={{ duration: 100 }}
      overlayProps={{ color: 'var(--k-shade)', backgroundOpacity: 1 }}
      lockScroll={false}
    >
      <KeyLayer.Provider value={layer}>{children}</KeyLayer.Provider>
    </Drawer>
  )
}
