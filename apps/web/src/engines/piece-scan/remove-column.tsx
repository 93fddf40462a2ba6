import type { TFunction } from 'i18next'
import { ActionIcon } from '../../kit/mantine/action-icon.ts'
import type { Column } from '../../kit/table/columns.ts'
import { Icon } from '../../kit/text/icon.tsx'

/** The cross at the end of a gathered piece; `codeOf` is what the piece is called. */
export const removeColumn = <Row,>(
  t: TFunction,
  codeOf: (row: Row) => string,
  remove: (code: string) => void,
): Column<Row> => ({
  key: 'aksi',
  label: t('Hapus'),
  kind: 'action',
  cell: row => (
    <ActionIcon
      variant="subtle"
      color="red"
      aria-label={`${t('Hapus')} ${codeOf(row)}`}
      onClick={() => remove(codeOf(row))}
    >
      <Icon name="tutup" size={14} />
    </ActionIcon>
  ),
})
