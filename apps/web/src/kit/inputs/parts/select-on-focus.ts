import type { FocusEvent } from 'react'

type Focused = FocusEvent<HTMLInputElement>

/**
 * Selects what an input of figures holds when it gets the focus. The library behind it tells of the
 * focus a moment later: whoever types at once would have the first digit replaced by the second, so
 * nothing is selected that has been typed since.
 */
export const selectOnFocus = {
  onFocusCapture: ({ currentTarget }: Focused) => {
    currentTarget.dataset.found = currentTarget.value
  },
  onFocus: ({ currentTarget }: Focused) => {
    if (currentTarget.value === currentTarget.dataset.found) currentTarget.select()
  },
}
