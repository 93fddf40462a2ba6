/** What somebody did with the login form of index.html before the code behind it had come. */
export interface EarlyLogin {
  readonly user_id: string
  readonly password: string
  /** The field that has the cursor, and where in it. */
  readonly focused: string
  readonly selection: readonly [number | null, number | null]
  /** Enter was pressed, or the button. */
  readonly sent: boolean
}

/** Reads the form as it stands in this moment; `null` when there is none. */
export function earlyLogin(root: HTMLElement): EarlyLogin | null {
  const form = root.querySelector('form')
  if (form === null) return null
  const field = (name: string) => {
    const input = form.elements.namedItem(name)
    return input instanceof HTMLInputElement ? input.value : ''
  }
  const { activeElement } = document
  const focused = activeElement instanceof HTMLInputElement ? activeElement : null
  return {
    user_id: field('user_id'),
    password: field('password'),
    focused: focused?.name ?? 'user_id',
    selection: [focused?.selectionStart ?? null, focused?.selectionEnd ?? null],
    sent: form.dataset.sent === 'true',
  }
}

/** Goes on in the new form where the old one was left. */
export function takeOver(form: HTMLFormElement, early: EarlyLogin): void {
  const input = form.elements.namedItem(early.focused)
  if (input instanceof HTMLInputElement) {
    input.focus()
    input.setSelectionRange(...early.selection)
  }
  if (early.sent) form.requestSubmit()
}
