import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import classes from './table.module.css'

interface LongRowsProps {
  readonly count: number
  readonly columns: number
  readonly scroll: RefObject<HTMLElement | null>
  readonly draw: (index: number) => ReactNode
}

const ROW_PX = 34

/** The rows in sight, between two spacers; fetched only when a table is long. */
export function LongRows({ count, columns, scroll, draw }: LongRowsProps) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  })
  // Mounted with the region around it, that region is there only afterwards: it is looked at again.
  const [, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const items = virtual.getVirtualItems()
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <Spacer height={items[0]?.start ?? 0} columns={columns} />
      {items.map(item => draw(item.index))}
      <Spacer height={Math.max(0, below)} columns={columns} />
    </>
  )
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null
  return (
    <tr className={classes.spacer}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}
