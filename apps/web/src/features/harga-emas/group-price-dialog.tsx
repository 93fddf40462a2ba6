import type { BoardRow } from '@kencana/contract/areas/harga-emas'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MasterPicker } from '../../engines/master-screen/master-picker.tsx'
import { LightModal } from '../../kit/dialogs/static-modal.tsx'
import type { DraftRow } from './use-board.ts'

interface GroupPriceDialogProps {
  readonly row: DraftRow
  readonly onAdd: (row: BoardRow) => void
  readonly onClose: () => void
}

/** Gives one group of a kadar a price of its own; it begins with the price of the kadar. */
export function GroupPriceDialog({ row, onAdd, onClose }: GroupPriceDialogProps) {
  const { t } = useTranslation()
  const [group, setGroup] = useState<{ kode: string; nama: string } | null>(null)
  const add = () => {
    if (group === null) return
    const { key: _, jual: __, beli: ___, changed: ____, ...kadar } = row
    onAdd({
      ...kadar,
      kode_group: group.kode,
      nama_group: group.nama,
      harga_jual: null,
      harga_beli: null,
      berlaku_pada: null,
      user_id: null,
      penyetuju: null,
      harga_jual_lama: null,
      harga_beli_lama: null,
      ubah_jual_permil: null,
      ubah_beli_permil: null,
    })
  }
  return (
    <LightModal
      onClose={onClose}
      size="md"
      title={`${t('Tambah harga group')} ${row.nama_kadar}`}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('Batal')}
          </Button>
          <Button onClick={add} disabled={group === null}>
            {t('Tambah')}
          </Button>
        </>
      }
    >
      <MasterPicker
        master="group"
        label={t('Group')}
        description={t('Group tanpa harga sendiri memakai harga kadarnya.')}
        filter={{ kode_kadar: row.kode_kadar }}
        value={group?.kode ?? null}
        data-autofocus
        onChange={(kode, chosen) =>
          setGroup(kode === null ? null : { kode, nama: String(chosen?.nama_group ?? kode) })
        }
      />
    </LightModal>
  )
}
