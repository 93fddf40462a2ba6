import { type ComponentProps, lazy, Suspense } from 'react'
import type { Picker } from '../../../../kit/inputs/picker.tsx'
import classes from './payment.module.css'

const Loaded = lazy(() =>
  import('../../../../kit/inputs/picker.tsx').then(module => ({ default: module.Picker })),
)

/** A picker that comes after the scan field stands: nobody chooses before the first scan. */
export function LazyPicker(props: ComponentProps<typeof Picker>) {
  return (
    <Suspense fallback={<span className={classes.waiting} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
