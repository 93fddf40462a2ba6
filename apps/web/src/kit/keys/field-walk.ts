import type { KeyboardEvent } from 'react'

/** The field of this name within a box. */
export const fieldOf = (box: HTMLElement | null, name: string) =>
  box?.querySelector<HTMLInputElement>(`[name="${name}"]`)

/** Enter goes to the next field, as on the till; a list that is open takes it for itself. */
export function enterGoesOn(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event
  if (event.key !== 'Enter' || event.defaultPrevented) return
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  if (target.getAttribute('aria-expanded') === 'true') return
  // A form within the box is sent by it.
  if (target.form !== null && event.currentTarget.contains(target.form)) return
  // A dialog that belongs to a field of the box stands elsewhere on the page.
  if (!event.currentTarget.contains(target)) return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select')]
  fields[fields.indexOf(target) + 1]?.focus()
}

const FIELDS = 'input, select, textarea'

/** Text that is none, or an amount of nothing as it stands in its field. */
const isEmpty = (field: Element): boolean =>
  field instanceof HTMLInputElement &&
  /^(text|tel|search)$/.test(field.type) &&
  (field.value === '' || (field.dataset.figureField !== undefined && !/[1-9]/.test(field.value)))

/** Below what was filled at once, the cursor goes to the next field that nobody has filled. */
export function toNextEmpty(from: HTMLElement | null): void {
  const box = from?.closest('[role="dialog"], main')
  const fields = [...(box?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
  const next = fields
    .slice(fields.indexOf(from as HTMLElement) + 1)
    .find(one => isEmpty(one) && one.getClientRects().length > 0 && !one.matches(':disabled'))
  next?.focus()
}
